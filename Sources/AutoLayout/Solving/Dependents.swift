// SPDX-License-Identifier: MIT

/// The items whose rows depend on an item, apart from the item's own rows.
///
/// This is the one place that knows them. It may note too much: a row that has not changed is left
/// alone.
extension LayoutForest {
  /// Notes what depends on the content size or the lines of `item`.
  func noteContent(of item: ItemID, _ engine: LayoutEngine) {
    engine.pending.items.append(item)
    if let parent = items[item.slot].parent, arrangement(of: parent)?.isProportional ?? false {
      engine.pending.items.append(parent)
    }
    noteBaselines(of: item, engine)
  }

  /// Notes what depends on a baseline of `item`: its own rows, and those that take it for theirs.
  func noteBaselines(of item: ItemID, _ engine: LayoutEngine) {
    noteBaselineConstraints(of: item, engine)
    var next = items[item.slot].parent
    while let current = next {
      if let stack = arrangement(of: current) {
        if stack.alignsBaselines { engine.pending.items.append(current) }
        noteBaselineConstraints(of: current, engine)
      } else if items[current.slot].item.firstBaselineItem != nil
        || items[current.slot].item.lastBaselineItem != nil
      {
        noteBaselineConstraints(of: current, engine)
      }
      next = items[current.slot].parent
    }
  }

  private func noteBaselineConstraints(of item: ItemID, _ engine: LayoutEngine) {
    for id in constraintIDs(of: item)
    where constraints[id.slot].constraint.mentions(where: { $0.isBaseline }) {
      engine.pending.constraints.append(id)
    }
  }

  /// Notes what depends on the kind of `item`: a stack view arranges other views, a scroll view's
  /// edges mean its content area.
  func noteKind(of item: ItemID, from old: ItemKind, _ engine: LayoutEngine) {
    for kind in [old, items[item.slot].item.kind] {
      if case .stackView(let stack) = kind { engine.pending.members += stack.items }
    }
    engine.pending.constraints += constraintIDs(of: item)
    // Insets were not followed as long as no row had them among its constants.
    engine.hasInsetRows = engine.hasInsetRows || hasInsetRows(item)
    noteBaselines(of: item, engine)
  }

  /// Notes that `item` is shown, hidden, added or removed: a stack view around it arranges anew.
  func noteArrangement(of item: ItemID, _ engine: LayoutEngine) {
    guard let parent = items[item.slot].parent, arrangement(of: parent) != nil else { return }
    engine.pending.items.append(parent)
    noteBaselines(of: parent, engine)
  }

  /// Notes that leading and trailing of `item` changed sides, for its guides as well.
  func noteDirection(of item: ItemID, _ engine: LayoutEngine) {
    for id in preorder(item) {
      engine.pending.constraints += constraintIDs(of: id).filter {
        let holder = constraints[$0.slot].holder
        return holder == item
          || (self.parent(of: holder) == item && items[holder.slot].item.isGuide)
      }
    }
  }

  /// Notes that the alignment rect of `item` moved in its frame, to which all inside is relative.
  func noteAlignment(of item: ItemID, _ engine: LayoutEngine) {
    engine.moved.append(item)
    engine.resized.append(item)
    for id in preorder(item) {
      engine.pending.items.append(id)
      engine.pending.constraints += constraintIDs(of: id)
    }
  }

  /// Notes that the safe area or the margins of `item` changed.
  ///
  /// - Returns: whether any row depends on them.
  func noteInsets(of item: ItemID, _ engine: LayoutEngine) -> Bool {
    let count = engine.pending.count
    for child in items[item.slot].children {
      guard case .guide(let kind) = items[child.slot].item.kind, kind.dependsOnInsets,
        items[child.slot].participates
      else { continue }
      engine.pending.items.append(child)
    }
    if arrangement(of: item)?.isMarginsRelative ?? false { engine.pending.items.append(item) }
    engine.pending.constraints += constraintIDs(of: item).filter {
      constraints[$0.slot].constraint.mentions(where: { $0.isMargin })
    }
    return engine.pending.count > count
  }

  /// Whether `item` is a stack view, read without its arrangement.
  func isStack(_ item: ItemID) -> Bool {
    if case .stackView = items[item.slot].item.kind { true } else { false }
  }

  /// The arrangement of a stack view; nil for anything else.
  func arrangement(of item: ItemID) -> StackArrangement? {
    if case .stackView(let stack) = items[item.slot].item.kind { stack } else { nil }
  }
}

extension StackArrangement {
  /// Whether content sizes determine how lengths are shared out.
  var isProportional: Bool { distribution == .fillProportionally }

  /// Whether rows of the stack are made of its items' baselines.
  var alignsBaselines: Bool {
    alignment == .firstBaseline || alignment == .lastBaseline || isBaselineRelative
  }
}

extension Constraint {
  /// Whether `isAskedFor` is true of any of its attributes.
  func mentions(where isAskedFor: (Attribute) -> Bool) -> Bool {
    isAskedFor(firstAttribute) || isAskedFor(secondAttribute)
      || firstOrigin.map { isAskedFor($0.attribute) } ?? false
      || secondOrigin.map { isAskedFor($0.attribute) } ?? false
  }
}

extension Attribute {
  var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }
}
