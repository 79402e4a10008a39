// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// A tab bar controller places it and says what it shows; by itself a bar shows nothing.
@preconcurrency @MainActor
open class UITabBar: UIView {
  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UITabBar.barTintColor, of: self)
    appearance.set(\UITabBar.isTranslucent, of: self)
  }

  /// No effect.
  open var isTranslucent = true
  /// No effect.
  open var barTintColor: UIColor?

  func update(_ items: [UITabBarItem], selected: Int) {
    var content = BarContent(kind: .tab)
    content.leadingItems = items.map(\.content)
    content.selected = items.indices.contains(selected) ? selected : nil
    LayoutStore.current.setContent(.bar(content), of: item)
  }
}
