// SPDX-License-Identifier: MIT

public import Foundation

/// Only code begins and ends it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

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

  open private(set) var isRefreshing = false

  open var attributedTitle: NSAttributedString? {
    get { _attributedTitle }
    set { _attributedTitle = newValue }
  }

  private var _attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open func beginRefreshing() {
    isRefreshing = true
    wheel.startAnimating()
  }

  open func endRefreshing() {
    isRefreshing = false
    wheel.stopAnimating()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let hasText = label.attributedText?.length ?? 0 > 0
    let size = wheel.intrinsicContentSize
    let gap: CGFloat = 4
    let height = size.height + (hasText ? gap + text.height : 0)
    let top = bounds.midY - height / 2
    wheel.frame = CGRect(
      x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
    label.frame = CGRect(
      x: bounds.midX - text.width / 2, y: top + size.height + gap, width: text.width,
      height: text.height)
    label.isHidden = !hasText
  }

  /// Takes the place above the content of `scrollView`.
  func stand(above scrollView: UIScrollView) {
    frame = CGRect(x: 0, y: -60, width: scrollView.bounds.width, height: 60)
    autoresizingMask = .flexibleWidth
    scrollView.insertSubview(self, at: 0)
  }
}
