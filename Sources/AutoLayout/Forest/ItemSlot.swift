// SPDX-License-Identifier: MIT

import ConstraintSolver

/// An item with its place in the hierarchy and its state in the engine.
package struct ItemSlot {
  // What every pass reads of everything that moved comes first, so that it shares lines of the cache.
  /// The parent, or an index below zero. (An optional would take twice the room.)
  private var superview = ItemID(index: -1, generation: 0)
  /// The item's variables in its root's engine; nil while it takes no part.
  var variables: ItemVariables?
  package var isLive: Bool
  /// Whether the item takes part in the solution, as of the last entry into an engine.
  var participates = false
  /// Whether the content size is the host's rather than the core's own.
  var isSizedByHost = false
  /// Views and guides in order of addition; the order of views is the order of drawing.
  package var children: [ItemID] = []
  private var derived = Rare<DerivedInsets>()
  package var item: Item

  /// The rows that the item itself makes, in the order in which they are written.
  var rows: [RowID] = []
  /// Constraints that mention the item, in order of activation.
  package var constraints = ConstraintList()
  /// The engine of the tree below, at roots that have been laid out.
  package var engine: LayoutEngine?
  /// The number of the refresh that last wrote the item's rows, so that none writes them twice.
  var refresh: UInt64 = 0

  init(item: Item, isLive: Bool) {
    self.item = item
    self.isLive = isLive
  }

  package var parent: ItemID? {
    get { superview.index < 0 ? nil : superview }
    set { superview = newValue ?? ItemID(index: -1, generation: 0) }
  }

  /// Insets from the frame to the alignment rect, as of the last entry into an engine.
  var alignmentInsets: EdgeInsets {
    get { derived.read { $0.alignment } }
    set { derived.write { $0.alignment = newValue } }
  }

  /// Insets from the frame to the safe area and to the effective margins, as last derived.
  var insets: EffectiveInsets {
    get { derived.read { $0.effective } }
    set { derived.write { $0.effective = newValue } }
  }
}

/// Insets of an item that were derived from its content and place.
private struct DerivedInsets: RareValue {
  var alignment = EdgeInsets.zero
  var effective = EffectiveInsets()
}

/// What is known of the size of an item's content. It lies apart from the items, because passes read it of
/// few.
struct ContentMeasures {
  /// What the core measured of the present content.
  var own = OwnSizes()
  /// The last measurement of the content, with its width.
  var last = MeasuredContent()
}

/// The four degrees of freedom of an item: its alignment rect in its parent's coordinates.
struct ItemVariables {
  var x: VariableID
  var y: VariableID
  var width: VariableID
  var height: VariableID

  func origin(_ axis: Axis) -> VariableID { axis == .horizontal ? x : y }
  func length(_ axis: Axis) -> VariableID { axis == .horizontal ? width : height }
}

/// What the core measured of a content, as long as that does not change.
struct OwnSizes {
  /// The size without wrapping.
  var natural: ContentSize?
  /// The last size at a width, and the widths at which it is the same.
  var wrapped: (widths: ClosedRange<Double>, size: ContentSize)?
}

/// A content size with the width of the question that it answers.
struct MeasuredContent: Equatable {
  var size = ContentSize.none
  /// The size without wrapping, which every layout starts from.
  var naturalSize = ContentSize.none
  /// The width the text was wrapped at; nil for the natural size.
  var wrappingWidth: Double?
  /// Whether ``size`` answers for the item's present content.
  var isCurrent = false
}

/// Insets that follow from geometry and therefore from the solution.
struct EffectiveInsets: Hashable {
  var safeArea = EdgeInsets.zero
  var margins = EdgeInsets(all: 8)
  var readable = EdgeInsets(all: 8)
  /// The strip at the bottom of the screen that a keyboard's guide covers, with a keyboard or without. It is
  /// kept only where there is such a guide.
  var keyboard = KeyboardStrip()
}

/// Where the guide of a keyboard lies, which may be below the view.
struct KeyboardStrip: Hashable {
  /// How far its top lies above the bottom of the view.
  var rise = 0.0
  var height = 0.0
  /// Whether there is a keyboard.
  var isKeyboard = false

  /// What a guide covers: one that does not care for the safe area covers nothing where there is no keyboard.
  func covered(aboveSafeArea: Bool) -> KeyboardStrip {
    aboveSafeArea || isKeyboard ? self : KeyboardStrip()
  }
}
