// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// Only code begins and ends refreshing.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: RefreshArrangement.height))
  }

  public override convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpContent() {
    // A stopped indicator is hidden.
    wheel.stopAnimating()
    addSubview(wheel)
    addSubview(label)
  }

  open private(set) var isRefreshing = false

  @_Observed(UIRefreshControl.titleDidChange)
  open var attributedTitle: NSAttributedString? = nil

  private func titleDidChange() {
    label.attributedText = attributedTitle
    setNeedsLayout()
  }

  open func beginRefreshing() {
    isRefreshing = true
    wheel.startAnimating()
    setNeedsLayout()
  }

  open func endRefreshing() {
    isRefreshing = false
    wheel.stopAnimating()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasText = label.attributedText?.length ?? 0 > 0
    let parts = RefreshArrangement(
      wheel: wheel.intrinsicContentSize.core,
      title: hasText ? label.sizeThatFits(bounds.size).core : nil, in: bounds.core)
    wheel.frame = CGRect(parts.wheel)
    label.frame = CGRect(parts.title)
    // Visible only while refreshing: the control cannot be pulled into view.
    label.isHidden = !hasText || !isRefreshing
  }

  /// Inserts the control above the content of `scrollView`.
  func insert(above scrollView: UIScrollView) {
    frame = CGRect(
      x: 0, y: -RefreshArrangement.height, width: scrollView.bounds.width,
      height: RefreshArrangement.height)
    autoresizingMask = .flexibleWidth
    scrollView.insertSubview(self, at: 0)
  }
}
