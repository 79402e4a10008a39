// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Values that Foundation lacks outside of Apple's platforms, and functions of the runtime.
struct ValueTests {
  @Test func geometryPrintsAsOnApplesSystems() {
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
  }

  @Test func transformsConcatenateInvertAndApply() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let both = scale.concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 23))
    let back = CGPoint(x: 12, y: 23).applying(both.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
    #expect(scale.translatedBy(x: 5, y: 5).tx == 10)
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 20) < 1e-9)
    #expect(abs(turned.minX + 20) < 1e-9)
    #expect(CGAffineTransform.identity.isIdentity)
    // A singular transform has no inverse. `inverted()` returns it unchanged.
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(
      CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(both)) == both)
  }

  @Test func optionsAndEnumsHaveUIKitsRawValues() {
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
    #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing == [])
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
    let inset = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inset == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test func traitsOverrideAndContainEachOther() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(both.horizontalSizeClass == .compact)
    #expect(both.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    let changed = both.modifyingTraits { $0.userInterfaceIdiom = .pad }
    #expect(changed.userInterfaceIdiom == .pad)
    #expect(changed != both)
    #expect(UIContentSizeCategory.small < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @MainActor private static var key: UInt8 = 0

  @MainActor @Test func associatedValuesGoWithTheirView() {
    final class Token {}
    weak var token: Token?
    do {
      let view = UIView()
      let value = Token()
      token = value
      objc_setAssociatedObject(view, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, &Self.key) as? Token === value)
      #expect(objc_getAssociatedObject(UIView(), &Self.key) == nil)
    }
    #expect(token == nil)
    let view = UIView()
    objc_setAssociatedObject(view, &Self.key, 5, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.key) as? Int == 5)
    objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
  }
}
