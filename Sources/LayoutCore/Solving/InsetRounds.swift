// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Derives the insets of `order` (parents first) from the frames of the last solution; without an
  /// engine, from what is imposed alone.
  ///
  /// - Returns: the items whose insets changed.
  @discardableResult
  mutating func deriveInsets(in order: [ItemID], engine: LayoutEngine?) -> [ItemID] {
    var changed: [ItemID] = []
    for id in order where !items[id.slot].item.isGuide {
      let parent = parent(of: id)
      let outer = parent.map { items[$0.slot].insets } ?? EffectiveInsets()
      let insets: EffectiveInsets
      if let parent, id == order.first {
        // The subtree of a fitting question keeps away from what it keeps away from where it stands.
        insets = effectiveInsets(
          of: id, frame: items[id.slot].item.frame,
          superviewSize: items[parent.slot].item.frame.size, outer: outer)
      } else if let engine, let parent {
        insets = effectiveInsets(
          of: id, frame: solvedFrame(of: id, engine),
          superviewSize: solvedFrame(of: parent, engine).size, outer: outer)
      } else {
        insets = effectiveInsets(of: id, frame: .zero, superviewSize: nil, outer: outer)
      }
      if insets != items[id.slot].insets {
        items[id.slot].insets = insets
        changed.append(id)
      }
    }
    return changed
  }

  /// Brings insets up to date with the solution and marks the rows that depend on them.
  ///
  /// - Returns: whether any row did.
  mutating func refreshInsets(_ engine: LayoutEngine) -> Bool {
    guard engine.hasInsetRows else { return false }
    var found = false
    for id in deriveInsets(in: engine.order, engine: engine) {
      for child in items[id.slot].children where items[child.slot].variables != nil {
        guard case .guide(let kind) = items[child.slot].item.kind, kind.dependsOnInsets else {
          continue
        }
        engine.pendingItems.append(child)
        found = true
      }
      if case .stackView(let stack) = items[id.slot].item.kind, stack.isMarginsRelative {
        engine.pendingItems.append(id)
        found = true
      }
      for constraint in items[id.slot].constraints
      where constraints[constraint.slot].constraint.mentionsMargins {
        engine.pendingConstraints.append(constraint)
        found = true
      }
    }
    return found
  }

  /// Whether rows of `id`, or of constraints that mention it, have insets among their constants.
  func hasInsetRows(_ id: ItemID) -> Bool {
    guard items[id.slot].participates else { return false }
    switch items[id.slot].item.kind {
    case .guide(let kind) where kind.dependsOnInsets: return true
    case .stackView(let stack) where stack.isMarginsRelative: return true
    default:
      return items[id.slot].constraints.contains {
        constraints[$0.slot].constraint.mentionsMargins
      }
    }
  }

  /// The frame in the parent's coordinates that the solution gives, not snapped to pixels; the
  /// applied one, resized by its mask, for items that take no part.
  func solvedFrame(of id: ItemID, _ engine: LayoutEngine) -> Rect {
    let slot = items[id.slot]
    guard let variables = slot.variables else {
      guard let parent = slot.parent, slot.item.translatesAutoresizingMask,
        slot.item.autoresizingOrigin != nil
      else { return slot.item.frame }
      return autoresizedFrame(of: slot.item, in: solvedFrame(of: parent, engine).size)
    }
    var frame = Rect(
      x: PixelGrid.quantised(engine.solver.value(of: variables.x)),
      y: PixelGrid.quantised(engine.solver.value(of: variables.y)),
      width: PixelGrid.quantised(engine.solver.value(of: variables.width)),
      height: PixelGrid.quantised(engine.solver.value(of: variables.height))
    ).outset(by: slot.alignmentInsets)
    if slot.parent == nil { frame.origin = slot.item.frame.origin }
    return frame
  }
}

extension ItemKind.GuideKind {
  /// Whether the guide's ties have insets of the owning view as constants.
  var dependsOnInsets: Bool {
    switch self {
    case .layoutMargins, .safeArea, .readableContent, .keyboard: true
    case .plain, .scrollContent, .scrollFrame, .topLayoutGuide, .bottomLayoutGuide: false
    }
  }
}

extension Constraint {
  /// Whether an attribute is measured from layout margins.
  var mentionsMargins: Bool {
    firstAttribute.isMargin || secondAttribute.isMargin
  }
}

extension Attribute {
  var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }
}
