// SPDX-License-Identifier: MIT

import UIKit

// Subclasses can override members that UIKit declares in categories, like all others.

class OverridingView: UIView {
  @Invalidating(.layout) var inset: CGFloat = 8
  @Invalidating(.layout, .constraints, .display, .intrinsicContentSize, .configuration)
  var count = 1

  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override func forBaselineLayout() -> UIView { super.forBaselineLayout() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
}

class OverridingGuide: UILayoutGuide {
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
}

class OverridingConstraint: NSLayoutConstraint {
  override class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    super.constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
}

class OverridingImageView: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor func states(_ control: UIControl, _ window: UIWindow, _ view: UIView) -> CGPoint {
  if control.state.contains(.highlighted) { return .zero }
  let space: any UICoordinateSpace = UIScreen.main
  let point = window.convert(CGPoint.zero, to: nil)
  return space.convert(point, to: view)
}

class OverridingController: UIViewController {
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    view.endEditing(true)
    setContentScrollView(UIScrollView())
    UIView.animate(springDuration: 0.4, bounce: 0.2) { self.view.layoutIfNeeded() }
    let scrollView = UIScrollView()
    scrollView.decelerationRate = .fast
    scrollView.setZoomScale(2, animated: true)
    let fields: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for field in fields { field.adjustsFontForContentSizeCategory = true }
  }
}

class OverridingWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func becomeKey() { super.becomeKey() }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

class OverridingField: UITextField {
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 8, dy: 0)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: -8, dy: 0)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
  }
}

class OverridingTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
}

class OverridingSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -2)
  }
}

class OverridingCell: UITableViewCell {
  override var contentView: UIView { super.contentView }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
}
