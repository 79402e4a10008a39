// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// A bar with a title at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?

  /// Shows the last of the items of a stack.
  func show(_ items: [UINavigationItem], hasLargeTitle: Bool) {
    guard let top = items.last else { return }
    var content = top.content(above: items.dropLast().last, hasLargeTitle: hasLargeTitle)
    content.isTranslucent = isTranslucent
    content.barTint = barTintColor?.color
    LayoutStore.current.forest.setContent(.bar(content), of: item)
  }
}
