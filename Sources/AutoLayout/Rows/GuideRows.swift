// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Writes the rows that tie a system guide to its owning view; a plain guide has none.
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
      writeStrip(of: id, owner, length: length, into: &draft)
    case .bottomLayoutGuide(let length):
      writeStrip(of: id, owner, length: length, rise: length, into: &draft)
    case .keyboard(let aboveSafeArea):
      let strip = insets.keyboard.covered(aboveSafeArea: aboveSafeArea)
      writeStrip(
        of: id, owner, length: strip.height, rise: strip.rise, moved: moved, into: &draft)
    }
  }

  /// Four required rows: the guide's edges lie `insets` inside the frame of its owner. There is one
  /// row for each edge, so that a conflict names only the edges that take part in it.
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

  /// The strip that bars cover at the top of the owner, or one that begins so far above its bottom.
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
  /// Both edges of an axis moved the same way, which shifts what they hold.
  fileprivate static func shift(by offset: Point) -> EdgeInsets {
    EdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
  }
}

extension Item {
  /// Whether its lengths may be below zero: insets may be wider than the view that they belong to.
  ///
  /// Source: published messages about bars 0 points wide or high list one margin of a view, never both
  /// alone, and name what else has a length.
  var mayBeNegative: Bool {
    switch kind {
    case .guide(.layoutMargins), .guide(.safeArea), .guide(.readableContent): true
    default: false
    }
  }
}
