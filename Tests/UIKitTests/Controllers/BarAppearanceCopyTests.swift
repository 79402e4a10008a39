// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of NSCopying ("a functionally independent object") and of
/// UIBarAppearance, which conforms.
@MainActor
struct BarAppearanceCopyTests {
  @Test func copiesOfNavigationBarAppearancesAreIndependent() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
    let copy = (appearance as any NSCopying).copy(with: nil) as? UINavigationBarAppearance
    appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 4
    #expect(copy !== appearance && copy?.backgroundColor == .red)
    #expect(copy?.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(copy?.buttonAppearance.normal.titlePositionAdjustment.vertical == 3)
    #expect(appearance.copy() is UINavigationBarAppearance)
  }

  @Test func copiesOfTabBarAppearancesIncludeItemAppearances() {
    let appearance = UITabBarAppearance(idiom: .pad)
    appearance.stackedItemWidth = 7
    appearance.inlineLayoutAppearance.selected.iconColor = .red
    let copy = appearance.copy() as? UITabBarAppearance
    appearance.inlineLayoutAppearance.selected.iconColor = .blue
    #expect(copy?.idiom == .pad && copy?.stackedItemWidth == 7)
    #expect(copy?.inlineLayoutAppearance.selected.iconColor == .red)
  }
}
