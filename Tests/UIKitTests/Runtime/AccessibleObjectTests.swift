// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Source: UIAccessibility.h adds the properties to NSObject.
@MainActor
struct AccessibleObjectTests {
  private final class Action: NSObject {}

  @Test func everyObjectStoresItsDescription() {
    let (first, second) = (Action(), Action())
    #expect(first.accessibilityLabel == nil && !first.isAccessibilityElement)
    first.accessibilityLabel = "Delete"
    first.accessibilityHint = "Removes the row"
    first.isAccessibilityElement = true
    first.accessibilityTraits = .button
    #expect(first.accessibilityLabel == "Delete" && first.accessibilityHint == "Removes the row")
    #expect(first.isAccessibilityElement && first.accessibilityTraits == .button)
    #expect(second.accessibilityLabel == nil && second.accessibilityTraits == .none)
    first.accessibilityLabel = nil
    #expect(first.accessibilityLabel == nil)
  }

  @Test func viewsKeepTheirOwnProperties() {
    let label = UILabel()
    label.text = "Title"
    #expect(label.accessibilityLabel == "Title")
  }

  /// Source: the header of UIGestureRecognizer, in which `init()` is no designated initializer. So a
  /// subclass declares it without `override`.
  private final class Drag: UIPanGestureRecognizer {
    init() {
      super.init(target: nil, action: nil)
      name = "drag"
    }
  }

  @Test func recognizersDeclareInitWithoutOverride() {
    #expect(Drag().name == "drag")
  }
}
