// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// A bar with a tab for each controller at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?

  func show(_ items: [UITabBarItem], selected: Int) {
    var content = BarContent(kind: .tab)
    content.leadingItems = items.map(\.content)
    content.selected = items.indices.contains(selected) ? selected : nil
    LayoutStore.current.forest.setContent(.bar(content), of: item)
  }
}
