// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Current traits, for code without a view.
@MainActor
@Suite(.serialized)
struct CurrentTraitsTests {
  @Test func traitsArePerformedAsCurrentAndNoLonger() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    dark.performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UITraitCollection.current.displayScale == UIScreen.main.scale)
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func traitsOfDisplaysAreKeptAndInherited() {
    let collection = UITraitCollection {
      $0.accessibilityContrast = .high
      $0.displayGamut = .P3
    }
    #expect(collection.accessibilityContrast == .high)
    #expect(collection.displayGamut == .P3)
    #expect(collection.activeAppearance == .unspecified)
    #expect(
      collection
        == UITraitCollection(traitsFrom: [
          UITraitCollection(accessibilityContrast: .high), UITraitCollection(displayGamut: .P3),
        ]))
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    view.traitOverrides.accessibilityContrast = .high
    #expect(child.traitCollection.accessibilityContrast == .high)
  }

  /// As in code that sets a layer's border color again, because layers do not adapt to traits.
  @Test func colorsAreRegisteredForByOneList() {
    let view = UIView()
    var changes = 0
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (_: UIView, _: UITraitCollection) in changes += 1
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(changes == 1)
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(changes == 1)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }
}
