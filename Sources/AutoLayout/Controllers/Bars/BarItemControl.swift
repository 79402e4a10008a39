// SPDX-License-Identifier: MIT

import Foundation

/// The place of a bar's item as a view, for code that looks for it: the bar itself draws the item. A touch of it is one of
/// the item.
class BarItemControl: UIControl {
  /// What a touch does.
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Source of the names: recursive descriptions that apps publish.

/// The place of an item of a tab bar.
final class UITabBarButton: BarItemControl {
  /// Nil for the one that leads to the items without a place.
  weak var tab: UITabBarItem?

  override var derivedAccessibilityLabel: String? { tab?.accessibilityLabel }
}

/// The place of an item of another bar.
final class _UIButtonBarButton: BarItemControl {
  weak var barItem: UIBarButtonItem?

  override var derivedAccessibilityLabel: String? { barItem?.accessibilityLabel }
}
