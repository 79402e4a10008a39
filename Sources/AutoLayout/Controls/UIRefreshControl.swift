// SPDX-License-Identifier: MIT

public import Foundation

/// What people pull a scroll view down with to have it reloaded: 60 points above its content. There is
/// no input here: code begins and ends it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  /// A control that waits above the content of the scroll view whose it becomes.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(wheel)
    addSubview(label)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(wheel)
    addSubview(label)
  }

  /// Whether the scroll view is being reloaded.
  open private(set) var isRefreshing = false

  /// What stands below the wheel; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows that the scroll view is being reloaded. As in UIKit, actions are not performed and the
  /// content does not move.
  open func beginRefreshing() {
    isRefreshing = true
    wheel.startAnimating()
  }

  /// Shows that the scroll view has been reloaded.
  open func endRefreshing() {
    isRefreshing = false
    wheel.stopAnimating()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let hasText = label.attributedText?.length ?? 0 > 0
    let height = 20 + (hasText ? 4 + text.height : 0)
    let top = bounds.midY - height / 2
    wheel.frame = CGRect(x: bounds.midX - 10, y: top, width: 20, height: 20)
    label.frame = CGRect(
      x: bounds.midX - text.width / 2, y: top + 24, width: text.width, height: text.height)
    label.isHidden = !hasText
  }

  /// Takes the place above the content of `scrollView`.
  func stand(above scrollView: UIScrollView) {
    frame = CGRect(x: 0, y: -60, width: scrollView.bounds.width, height: 60)
    autoresizingMask = .flexibleWidth
    scrollView.insertSubview(self, at: 0)
  }
}
