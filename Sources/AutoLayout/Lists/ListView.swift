// SPDX-License-Identifier: MIT

/// What tables and collections have in common.
open class _ListView: UIScrollView {
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// No effect.
  open var allowsFocus = true
  /// No effect.
  open var allowsFocusDuringEditing = false
  /// No effect.
  open var selectionFollowsFocus = false
  /// No effect.
  open var remembersLastFocusedIndexPath = false
  /// No effect.
  open var isPrefetchingEnabled = true
  /// No effect.
  open var isSpringLoaded = false
  /// No effect.
  open var dragInteractionEnabled = false
  open var hasActiveDrag: Bool { false }

  open var hasActiveDrop: Bool { false }

  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
