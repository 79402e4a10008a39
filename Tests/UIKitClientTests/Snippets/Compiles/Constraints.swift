// SPDX-License-Identifier: MIT

import UIKit

@MainActor private var key: UInt8 = 0

extension UIView {
  @MainActor var storage: NSMutableArray? {
    get { objc_getAssociatedObject(self, &key) as? NSMutableArray }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// Constraints can be created in code of any isolation.
func equal<Axis: AnyObject>(
  _ a: NSLayoutAnchor<Axis>, _ b: NSLayoutAnchor<Axis>, priority: UILayoutPriority = .required
) -> NSLayoutConstraint {
  let constraint = a.constraint(equalTo: b)
  constraint.priority = priority
  return constraint
}

func ratio(_ view: Any, _ multiplier: CGFloat) -> NSLayoutConstraint {
  NSLayoutConstraint(
    item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
    multiplier: multiplier, constant: 0)
}

@MainActor func pin(_ a: UIView, to b: UILayoutGuide) -> [NSLayoutConstraint] {
  [
    equal(a.leadingAnchor, b.leadingAnchor), equal(a.topAnchor, b.topAnchor),
    equal(a.widthAnchor, b.widthAnchor, priority: .defaultHigh),
    a.leadingAnchor.anchorWithOffset(to: b.trailingAnchor).constraint(equalToConstant: 3),
  ]
}

extension UILayoutPriority {
  static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: left.rawValue - right)
  }
}
