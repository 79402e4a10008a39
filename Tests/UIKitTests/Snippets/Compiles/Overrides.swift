// SPDX-License-Identifier: MIT

import UIKit

// What UIKit declares in categories its subclasses may override, as everything else.

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
