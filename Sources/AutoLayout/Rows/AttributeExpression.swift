// SPDX-License-Identifier: MIT

/// Attributes of items as linear expressions in the coordinates of a common ancestor.
///
/// The variables of an item are relative to its parent. Most rows therefore mention one or two
/// variables, and moving a view changes nothing inside it.
extension LayoutForest {
  /// Writes `factor × item.attribute` into `draft`, in the coordinates of `space`.
  ///
  /// `attribute` must be physical, without leading and trailing. `space` is `item` or an ancestor
  /// of it. If `meansContent` is true and `item` is `space`, edges of a scroll view refer to its
  /// content area.
  func write(
    _ attribute: Attribute, of item: ItemID, factor: Double, in space: ItemID,
    meansContent: Bool, into draft: inout RowDraft
  ) {
    if attribute.isBaseline {
      writeBaseline(attribute, of: item, factor: factor, in: space, into: &draft)
      return
    }
    guard let axis = attribute.axis else { return }
    if attribute.isSize {
      guard let variables = items[item.slot].variables else { return }
      draft.add(variables.length(axis), factor)
      return
    }

    var owner = item
    var inset = EdgeInsets.zero
    if meansContent, item == space, !attribute.isCentre, let content = contentGuide(of: item) {
      owner = content
    } else if item == space {
      inset = alignmentInsets(of: item)
    }
    guard let variables = items[owner.slot].variables else { return }
    // In its own coordinates an item starts at the origin of its frame, so only the inset remains.
    let isOwnSpace = owner == space
    if isOwnSpace {
      draft.add(constant: factor * (axis == .horizontal ? inset.left : inset.top))
    } else {
      draft.add(variables.origin(axis), factor)
      writeOrigins(from: owner, to: space, axis, factor: factor, into: &draft)
    }
    let place = placement(of: attribute, item: item)
    draft.add(variables.length(axis), factor * place.fraction)
    draft.add(constant: factor * place.offset)
  }

  /// Writes the origins of the frames between `item` and `space`. They convert coordinates of the
  /// item's parent into those of `space`.
  func writeOrigins(
    from item: ItemID, to space: ItemID, _ axis: Axis, factor: Double,
    into draft: inout RowDraft
  ) {
    var next = parent(of: item)
    while let current = next, current != space {
      let insets = alignmentInsets(of: current)
      if let variables = items[current.slot].variables {
        draft.add(variables.origin(axis), factor)
      }
      draft.add(constant: -factor * (axis == .horizontal ? insets.left : insets.top))
      next = parent(of: current)
    }
  }

  /// The place of an edge or centre between an item's start and end: `fraction × length + offset`.
  private func placement(
    of attribute: Attribute, item: ItemID
  ) -> (fraction: Double, offset: Double) {
    let insets = alignmentInsets(of: item)
    let margins = items[item.slot].insets.margins
    switch attribute {
    case .left, .top: return (0, 0)
    case .right, .bottom: return (1, 0)
    case .centerX, .centerY: return (0.5, 0)
    // Margins are measured from the frame, variables describe the alignment rectangle.
    case .leftMargin: return (0, margins.left - insets.left)
    case .topMargin: return (0, margins.top - insets.top)
    case .rightMargin: return (1, insets.right - margins.right)
    case .bottomMargin: return (1, insets.bottom - margins.bottom)
    case .centerXWithinMargins:
      return (0.5, (margins.left - insets.left + insets.right - margins.right) / 2)
    case .centerYWithinMargins:
      return (0.5, (margins.top - insets.top + insets.bottom - margins.bottom) / 2)
    default: return (0, 0)
    }
  }

  private func writeBaseline(
    _ attribute: Attribute, of item: ItemID, factor: Double, in space: ItemID,
    into draft: inout RowDraft
  ) {
    let target = baselineTarget(of: item, attribute)
    guard let variables = items[target.slot].variables else { return }
    let line = baseline(attribute, of: target)
    if target == space {
      draft.add(constant: factor * alignmentInsets(of: target).top)
    } else {
      draft.add(variables.y, factor)
      writeOrigins(from: target, to: space, .vertical, factor: factor, into: &draft)
    }
    draft.add(variables.height, factor * line.heightFraction)
    draft.add(constant: factor * line.offset)
  }

  /// The guide for the content area of a scroll view.
  func contentGuide(of item: ItemID) -> ItemID? {
    guard case .scrollView = items[item.slot].item.kind else { return nil }
    return items[item.slot].children.first {
      items[$0.slot].item.kind == .guide(.scrollContent)
    }
  }
}

extension Attribute {
  /// Whether the attribute is a centre. The centre of a scroll view is that of its frame and not
  /// that of its content.
  var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}
