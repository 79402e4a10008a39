// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// `UIAppearance` for traits.
@MainActor @Suite struct AppearanceTraitsTests {
  /// Documentation of `appearance(for:)`: the values apply to views with the traits.
  @Test func appearancesForOtherTraitsAreNotApplied() {
    final class Badge: UIView {}
    Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .red
    Badge.appearance(for: UITraitCollection(userInterfaceStyle: .light)).tintColor = .green
    let badge = Badge(frame: .zero)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(badge)
    #expect(badge.backgroundColor == nil)
    #expect(badge.tintColor == .green)
  }
}
