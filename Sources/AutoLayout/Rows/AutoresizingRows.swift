// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The recipe for `item`'s frame and mask along `axis`.
  func autoresizingRecipe(of item: Item, _ axis: Axis) -> AutoresizingRecipe {
    guard let origin = item.autoresizingOrigin else {
      return AutoresizingRecipe(
        start: item.frame.minimum(axis), length: item.frame.size[axis], total: 0,
        flexibility: (false, false, false))
    }
    return AutoresizingRecipe(
      start: origin.frame.minimum(axis), length: origin.frame.size[axis],
      total: origin.superviewSize[axis], flexibility: item.autoresizingMask.flexibility(axis))
  }

  /// The centre of `item` along `axis` under ``AutoresizingForm/centers``.
  private func autoresizingCentre(of item: Item, _ axis: Axis) -> AutoresizingCentre {
    guard let origin = item.autoresizingOrigin else {
      return AutoresizingCentre(
        start: item.frame.minimum(axis), length: item.frame.size[axis], total: 0,
        flexibility: (false, false, false))
    }
    return AutoresizingCentre(
      start: origin.frame.minimum(axis), length: origin.frame.size[axis],
      total: origin.superviewSize[axis], flexibility: item.autoresizingMask.flexibility(axis))
  }

  /// Writes the four rows for frame and mask: a size and a position on each axis.
  ///
  /// The recipe describes frames, and the variables describe alignment rectangles. The insets of
  /// both views make up the difference.
  func writeAutoresizingRows(of id: ItemID, in parent: ItemID, into draft: inout RowDraft) {
    let item = items[id.slot].item
    guard let own = items[id.slot].variables, let outer = items[parent.slot].variables else {
      return
    }
    let insets = alignmentInsets(of: id)
    let outerInsets = alignmentInsets(of: parent)
    for axis in Axis.allCases {
      let recipe = autoresizingRecipe(of: item, axis)
      let ownInset = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
      let outerInset =
        axis == .horizontal
        ? outerInsets.left + outerInsets.right : outerInsets.top + outerInsets.bottom
      let source = RowSource.autoresizing(id, axis)

      draft.add(own.length(axis), 1)
      draft.add(outer.length(axis), -recipe.lengthFactor)
      draft.finish(
        .equal, recipe.lengthConstant - ownInset + recipe.lengthFactor * outerInset,
        source: source)

      draft.add(own.origin(axis), 1)
      if environment.autoresizingForm == .centers {
        let centre = autoresizingCentre(of: item, axis)
        let (before, after) =
          axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        draft.add(own.length(axis), 0.5)
        draft.add(outer.length(axis), -centre.factor)
        draft.finish(
          .equal, centre.constant + (before - after) / 2 + centre.factor * outerInset,
          source: source)
        continue
      }
      draft.add(outer.length(axis), -recipe.startFactor)
      draft.finish(
        .equal,
        recipe.startConstant + (axis == .horizontal ? insets.left : insets.top)
          + recipe.startFactor * outerInset + recipe.startOwnFactor * recipe.lengthConstant,
        source: source)
    }
  }

  /// The frame that the mask gives `id` in a superview of `size`. No engine is involved.
  public func autoresizedFrame(of id: ItemID, in size: Size) -> Rect {
    autoresizedFrame(of: self[id], in: size)
  }

  /// The frame that the mask gives `item` in a superview of `size`. No engine is involved.
  func autoresizedFrame(of item: Item, in size: Size) -> Rect {
    let horizontal = autoresizingRecipe(of: item, .horizontal).place(in: size.width)
    let vertical = autoresizingRecipe(of: item, .vertical).place(in: size.height)
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}
