// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Functions that `plumb swift` inserts in place of casts and members that need Objective-C.
@MainActor
struct InsertedCallTests {
  @Test func numbersBecomeObjects() {
    #expect(bridgedNumber(CGFloat(1.5)).doubleValue == 1.5)
    #expect(bridgedNumber(2.5 as Float).floatValue == 2.5)
    #expect(bridgedNumber(-3).intValue == -3)
    #expect(bridgedNumber(UInt64.max).uint64Value == .max)
    #expect(bridgedNumber(true).boolValue)
    let number = NSNumber(value: 4)
    #expect(bridgedNumber(number) === number)
  }

  /// Source: the type of `URLSessionTask.priority` is Float, that of a constraint a priority.
  @Test func theContextSelectsTheTypeOfAPriority() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .defaultLow
    let number: Float? = objectNumber(constraint) { (object: NSLayoutConstraint) in object.priority
    }
    let priority: UILayoutPriority? = objectNumber(constraint) { (object: NSLayoutConstraint) in
      object.priority
    }
    #expect(number == 250)
    #expect(priority == .defaultLow)
    let absent: Float? = objectNumber(view) { (object: NSLayoutConstraint) in object.priority }
    #expect(absent == nil)
  }

  private final class Fade: UIStoryboardSegue {
    var isPerformed = false
    override func perform() { isPerformed = true }
  }

  @Test func extensionsMakeLayersOfTheirClass() {
    #expect(type(of: CAGradientLayer.named("a")) == CAGradientLayer.self)
    #expect(CAGradientLayer.named("a").name == "a")
  }

  @Test func seguesAreMadeOfAMetatype() {
    let type: UIStoryboardSegue.Type = Fade.self
    let (source, destination) = (UIViewController(), UIViewController())
    let segue = madeObject(type, identifier: "fade", source: source, destination: destination)
    segue.perform()
    #expect((segue as? Fade)?.isPerformed == true)
    #expect(segue.identifier == "fade" && segue.destination === destination)
  }
}

extension CALayer {
  fileprivate static func named(_ name: String) -> Self {
    let layer = Self()
    layer.name = name
    return layer
  }
}
