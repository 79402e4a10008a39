// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// A bar with a tab for each controller at the bottom of a tab bar controller, which places it and
/// says what it shows. By itself a bar shows nothing.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Kept: tab bars are drawn translucent.
  open var isTranslucent = true
  /// Kept: it does not reach the picture.
  open var barTintColor: UIColor?

  func update(_ items: [UITabBarItem], selected: Int) {
    var content = BarContent(kind: .tab)
    content.leadingItems = items.map(\.content)
    content.selected = items.indices.contains(selected) ? selected : nil
    LayoutStore.current.setContent(.bar(content), of: item)
  }
}
