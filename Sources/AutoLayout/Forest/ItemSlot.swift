// SPDX-License-Identifier: MIT

import ConstraintSolver
import Typography

/// An item, its place in the hierarchy and its state in the engine.
package struct ItemSlot {
  // Every pass reads these properties of every item that moved. They are first, so that they share
  // cache lines.
  /// The parent; an index below zero means no parent. An optional would take twice the memory.
  private var superview = ItemID(index: -1, generation: 0)
  /// The item's variables in the engine of its root; nil while the item is not part of the
  /// solution.
  var variables: ItemVariables?
  package var isLive: Bool
  /// Whether the item takes part in the solution, as of the last time it entered an engine.
  var participates = false
  /// Whether the content size is from the host and not from the core.
  var isSizedByHost = false
  /// Whether a layout applies the item's frame without a step for the host. See
  /// ``LayoutForest/setNeedsNoSteps(_:of:)``.
  var needsNoSteps = false
  /// Views and guides in order of addition. Views are drawn in this order.
  package var children: [ItemID] = []
  private var derived = SparseStorage<DerivedInsets>()
  package var item: Item

  /// The rows that the item itself produces, in the order in which they are written.
  var rows: [RowID] = []
  /// Constraints that mention the item, in order of activation.
  package var constraints = ConstraintList()
  /// The engine of the tree. Only roots that have been laid out have one.
  package var engine: LayoutEngine?
  /// The number of the refresh that last wrote the item's rows. A refresh writes them only once.
  var refresh: UInt64 = 0

  init(item: Item, isLive: Bool) {
    self.item = item
    self.isLive = isLive
  }

  package var parent: ItemID? {
    get { superview.index < 0 ? nil : superview }
    set { superview = newValue ?? ItemID(index: -1, generation: 0) }
  }

  /// The insets from the frame to the alignment rectangle, as of the last time the item entered an
  /// engine.
  var alignmentInsets: EdgeInsets {
    get { derived.read { $0.alignment } }
    set { derived.write { $0.alignment = newValue } }
  }

  /// The insets from the frame to the safe area and to the effective margins, as last derived.
  var insets: EffectiveInsets {
    get { derived.read { $0.effective } }
    set { derived.write { $0.effective = newValue } }
  }
}

/// The insets of an item that are derived from its content and its place.
private struct DerivedInsets: SparseValue {
  var alignment = EdgeInsets.zero
  var effective = EffectiveInsets()
}

/// The measured sizes of an item's content. They are stored apart from the items, because passes
/// read them for few items.
struct ContentMeasures {
  /// The core's measurements of the current content.
  var own = OwnSizes()
  /// The last measurement of the content, and the width it was made at.
  var last = MeasuredContent()
}

/// The four variables of an item: its alignment rectangle in its parent's coordinates.
struct ItemVariables {
  var x: VariableID
  var y: VariableID
  var width: VariableID
  var height: VariableID

  func origin(_ axis: Axis) -> VariableID { axis == .horizontal ? x : y }
  func length(_ axis: Axis) -> VariableID { axis == .horizontal ? width : height }
}

/// The core's measurements of a content. They are valid until the content changes.
struct OwnSizes {
  /// The size without wrapping.
  var natural: ContentSize?
  /// The last size at a width, and the range of widths that gives the same size.
  var wrapped: (widths: ClosedRange<Double>, size: ContentSize)?
  var words = Words.unread

  /// The widths of the words of a text. They are read when it is wrapped for the first time.
  enum Words {
    case unread
    /// A content that is measured by other means.
    case none
    case some(WordWidths)
  }
}

/// A content size, and the width it was measured at.
struct MeasuredContent: Equatable {
  var size = ContentSize.none
  /// The size without wrapping. Every layout starts from it.
  var naturalSize = ContentSize.none
  /// The width that the text was wrapped at; nil for the natural size.
  var wrappingWidth: Double?
  /// Whether ``size`` belongs to the item's current content.
  var isCurrent = false
}

/// The insets of a view that depend on the geometry, and therefore on the solution.
struct EffectiveInsets: Hashable {
  var safeArea = EdgeInsets.zero
  var margins = EdgeInsets(all: 8)
  var readable = EdgeInsets(all: 8)
  /// The strip of the keyboard layout guide at the bottom of the screen, with or without a
  /// keyboard. It is only maintained if the forest has such a guide.
  var keyboard = KeyboardStrip()
}

/// The place of a keyboard layout guide. It may be below the view.
struct KeyboardStrip: Hashable {
  /// The distance from the bottom of the view up to the top of the strip, in points.
  var rise = 0.0
  var height = 0.0
  /// Whether a keyboard is shown.
  var isKeyboard = false

  /// The strip that a guide covers. A guide that ignores the safe area covers nothing without a
  /// keyboard.
  func covered(aboveSafeArea: Bool) -> KeyboardStrip {
    aboveSafeArea || isKeyboard ? self : KeyboardStrip()
  }
}
