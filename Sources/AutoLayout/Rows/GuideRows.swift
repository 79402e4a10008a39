// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Writes the rows that attach a system guide to its owning view. Plain guides have no such rows.
  func writeGuideRows(of id: ItemID, _ kind: ItemKind.GuideKind, into draft: inout RowDraft) {
    guard let owner = parent(of: id) else { return }
    let insets = items[owner.slot].insets
    let moved = items[id.slot].item.guideOffset
    switch kind {
    case .plain: break
    case .layoutMargins: writeTies(of: id, to: owner, insets: insets.margins, into: &draft)
    case .safeArea:
      writeTies(of: id, to: owner, insets: insets.safeArea + .shift(by: moved), into: &draft)
    case .readableContent:
      writeTies(of: id, to: owner, insets: insets.readable, into: &draft)
    case .scrollFrame(let offset):
      writeTies(of: id, to: owner, insets: .shift(by: offset), into: &draft)
    case .scrollContent:
      guard let own = items[id.slot].variables else { return }
      for axis in Axis.allCases {
        draft.add(own.origin(axis), 1)
        draft.finish(.equal, 0, source: .guide(id))
      }
    case .topLayoutGuide(let length):
      writeStrip(of: id, owner, length: length ?? insets.safeArea.top, into: &draft)
    case .bottomLayoutGuide(let length):
      let length = length ?? insets.safeArea.bottom
      writeStrip(of: id, owner, length: length, rise: length, into: &draft)
    case .keyboard(let aboveSafeArea):
      let strip = insets.keyboard.covered(aboveSafeArea: aboveSafeArea)
      writeStrip(
        of: id, owner, length: strip.height, rise: strip.rise, moved: moved, into: &draft)
    }
  }

  /// Writes four required rows: the guide's edges are `insets` inside its owner's frame. Each
  /// edge has its own row, so that a conflict lists only the edges involved.
  private func writeTies(
    of id: ItemID, to owner: ItemID, insets: EdgeInsets, into draft: inout RowDraft
  ) {
    guard let own = items[id.slot].variables, let outer = items[owner.slot].variables else {
      return
    }
    let frame = alignmentInsets(of: owner)
    for axis in Axis.allCases {
      let (before, after) =
        axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let outerInset =
        axis == .horizontal ? frame.left + frame.right : frame.top + frame.bottom
      draft.add(own.origin(axis), 1)
      draft.finish(.equal, before, source: .guide(id))
      draft.add(own.origin(axis), 1)
      draft.add(own.length(axis), 1)
      draft.add(outer.length(axis), -1)
      draft.finish(.equal, outerInset - after, source: .guide(id))
    }
  }

  /// Writes the rows of a strip across the owner. The strip starts at the top, or `rise` points
  /// above the bottom if `rise` is not nil.
  private func writeStrip(
    of id: ItemID, _ owner: ItemID, length: Double, rise: Double? = nil, moved: Point = .zero,
    into draft: inout RowDraft
  ) {
    guard let own = items[id.slot].variables, let outer = items[owner.slot].variables else {
      return
    }
    draft.add(own.x, 1)
    draft.finish(.equal, moved.x, source: .guide(id))
    draft.add(own.width, 1)
    draft.add(outer.width, -1)
    draft.finish(.equal, 0, source: .guide(id))
    draft.add(own.height, 1)
    draft.finish(.equal, length, source: .guide(id))
    draft.add(own.y, 1)
    if rise != nil { draft.add(outer.height, -1) }
    draft.finish(.equal, moved.y - (rise ?? 0), source: .guide(id))
  }
}

extension EdgeInsets {
  /// Insets that move a rectangle by `offset` without changing its size.
  fileprivate static func shift(by offset: Point) -> EdgeInsets {
    EdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
  }
}

extension Item {
  /// Whether the lengths of the item may be negative, because insets may be wider than their view.
  ///
  /// Source: published conflict messages about bars that are 0 points wide or high. They list one
  /// margin of a view, never both margins alone, and they list another row with a length.
  var mayBeNegative: Bool {
    switch kind {
    case .guide(.layoutMargins), .guide(.safeArea), .guide(.readableContent): true
    default: false
    }
  }
}
