// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Values that key-value coding wraps in objects. Source: Apple's "Key-Value Coding Programming
/// Guide", "Representing Non-Object Values": numbers and structures are wrapped in NSNumber and
/// NSValue.
@MainActor
struct BoxedValuesTests {
  @Test func geometryIsBoxedInValues() {
    let layer = CALayer()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
    #expect(layer.position == CGPoint(x: 3, y: 4))
    let view = UIView()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.setValue(NSValue(cgRect: frame), forKey: "frame")
    #expect(view.frame == frame)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.setValue(NSValue(uiEdgeInsets: insets), forKey: "layoutMargins")
    #expect(view.layoutMargins == insets)
    let transform = CGAffineTransform(scaleX: 2, y: 3)
    view.setValue(NSValue(cgAffineTransform: transform), forKey: "transform")
    #expect(view.transform == transform)
    let scroll = UIScrollView()
    scroll.setValue(NSValue(cgSize: CGSize(width: 5, height: 6)), forKey: "contentSize")
    #expect(scroll.contentSize == CGSize(width: 5, height: 6))
    let turned = CATransform3DMakeScale(2, 2, 1)
    layer.setValue(NSValue(caTransform3D: turned), forKey: "transform")
    #expect(layer.transform.m11 == 2)
  }

  @Test func numbersAreBoxed() {
    let view = UIView()
    view.setValue(NSNumber(value: 0.5), forKey: "alpha")
    view.setValue(NSNumber(value: 7), forKey: "tag")
    view.setValue(NSNumber(value: true), forKey: "hidden")
    #expect(view.alpha == 0.5 && view.tag == 7 && view.isHidden)
  }

  @Test func enumerationsAreTheirRawValues() {
    let stack = UIStackView()
    stack.setValue(NSLayoutConstraint.Axis.vertical.rawValue, forKey: "axis")
    #expect(stack.axis == .vertical)
    #expect(stack.value(forKey: "axis") as? Int == NSLayoutConstraint.Axis.vertical.rawValue)
    let image = UIImageView()
    image.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
    #expect(image.contentMode == .center)
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    image.setValue(mask.rawValue, forKey: "autoresizingMask")
    #expect(image.autoresizingMask == mask)
  }

  @Test func enumerationsOfAppsAreTheirRawValues() {
    let model = Model()
    model.setValue(1, forKey: "kind")
    #expect(model.kind == .other)
    #expect(model.value(forKey: "kind") as? Int == 1)
    model.setValue(NSNumber(value: 0), forKey: "choice")
    #expect(model.choice == .first)
    model.setValue(nil, forKey: "choice")
    #expect(model.choice == nil && model.value(forKey: "choice") == nil)
  }

  @Test func valuesOfAnotherTypeRaise() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().setValue(NSValue(cgPoint: .zero), forKey: "frame") }
    }
  }
}

private final class Model: NSObject, NamedMembers {
  enum Kind: Int { case first, other }

  var kind = Kind.first
  var choice: Kind?

  func _namedMember(_ name: String) -> NamedMember? {
    switch name {
    case "kind": .property({ self.kind }, { self.kind = $0 })
    case "choice": .property({ self.choice }, { self.choice = $0 })
    default: nil
    }
  }
}
