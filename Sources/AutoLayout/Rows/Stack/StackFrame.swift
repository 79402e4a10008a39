// SPDX-License-Identifier: MIT

/// A stack view at the time its rows are written: its arranged items, their visibility and its
/// direction.
struct StackFrame {
  var id: ItemID
  var arrangement: StackArrangement
  /// The arranged items in layout order, including hidden ones.
  var items: [ItemID]
  /// The arranged items that are not hidden.
  var visible: [ItemID]
  /// The arranged items that are hidden.
  var hidden: Set<ItemID>
  var direction: LayoutDirection

  var axis: Axis { arrangement.axis }

  /// −1 if the start is on the right. Mirrored coordinates let all rows have the same form.
  func mirror(_ axis: Axis) -> Double { axis == .horizontal && direction == .rightToLeft ? -1 : 1 }

  /// Whether spacing is measured between baselines.
  var isBaselineRelative: Bool { arrangement.isBaselineRelative && axis == .vertical }

  /// The spacing after an item, before hidden items are taken into account.
  func spacing(after item: ItemID) -> StackArrangement.Spacing {
    guard !arrangement.customSpacing.isEmpty else { return arrangement.spacing }
    var visible: ItemID? = item
    // After a hidden item, the spacing of the visible item before it applies.
    if !isVisible(item), let place = items.firstIndex(of: item) {
      visible = items[..<place].last { isVisible($0) }
    }
    return visible.flatMap { arrangement.customSpacing[$0] } ?? arrangement.spacing
  }

  func isVisible(_ item: ItemID) -> Bool { hidden.isEmpty || !hidden.contains(item) }
}

/// An edge or centre along one axis, in layout order.
enum StackEdge { case start, end, center }

extension LayoutForest {
  /// The current arrangement of a stack view; nil if `id` is not a stack view.
  func stackFrame(of id: ItemID) -> StackFrame? {
    guard case .stackView(let arrangement) = items[id.slot].item.kind else { return nil }
    let arranged = arrangement.items.filter { parent(of: $0) == id }
    return StackFrame(
      id: id, arrangement: arrangement, items: arranged,
      visible: arranged.filter { !items[$0.slot].item.isHidden },
      hidden: Set(arranged.filter { items[$0.slot].item.isHidden }),
      direction: direction(of: id))
  }

  /// The spacing between two neighbours in points, before hidden items are taken into account.
  func spacing(from previous: ItemID, to next: ItemID, _ stack: StackFrame) -> Double {
    switch stack.spacing(after: previous) {
    case .points(let points): points
    case .system where stack.isBaselineRelative:
      systemSpacing(
        from: ConstraintPlace(previous, .lastBaseline), to: ConstraintPlace(next, .firstBaseline))
    case .system: SystemSpacing.betweenEdges
    }
  }

  /// The gap between two neighbours, including hidden items. A hidden item has no length and is
  /// between two half gaps. At the ends there are no gaps. Source: constraints printed by UIKit.
  func gap(from previous: ItemID, to next: ItemID, _ stack: StackFrame) -> Double {
    if next == stack.visible.first || previous == stack.visible.last { return 0 }
    let hidden = [previous, next].count { !stack.isVisible($0) }
    let spacing = spacing(from: previous, to: next, stack)
    return spacing - spacing / 2 * Double(hidden)
  }

  /// Writes `factor ×` an edge of an arranged item, in mirrored coordinates of the stack view.
  func write(
    _ edge: StackEdge, of item: ItemID, _ axis: Axis, factor: Double, in stack: StackFrame,
    into draft: inout RowDraft
  ) {
    guard let variables = items[item.slot].variables else { return }
    let mirror = stack.mirror(axis)
    draft.add(variables.origin(axis), factor * mirror)
    let fraction: Double =
      switch edge {
      case .start: mirror > 0 ? 0 : 1
      case .end: mirror > 0 ? 1 : 0
      case .center: 0.5
      }
    draft.add(variables.length(axis), factor * mirror * fraction)
  }

  /// Writes `factor ×` an edge of the canvas: the stack view, or the rectangle inside its margins.
  func writeCanvas(
    _ edge: StackEdge, _ axis: Axis, factor: Double, in stack: StackFrame,
    into draft: inout RowDraft
  ) {
    guard let variables = items[stack.id.slot].variables else { return }
    let frame = items[stack.id.slot].alignmentInsets
    let inner = stack.arrangement.isMarginsRelative ? items[stack.id.slot].insets.margins : frame
    let isHorizontal = axis == .horizontal
    let low = isHorizontal ? inner.left : inner.top
    let outside = isHorizontal ? frame.left + frame.right : frame.top + frame.bottom
    let high = outside - (isHorizontal ? inner.right : inner.bottom)
    let mirror = stack.mirror(axis)
    let fraction: Double =
      switch edge {
      case .start: mirror > 0 ? 0 : 1
      case .end: mirror > 0 ? 1 : 0
      case .center: 0.5
      }
    draft.add(variables.length(axis), factor * mirror * fraction)
    draft.add(constant: factor * mirror * (low * (1 - fraction) + high * fraction))
  }
}
