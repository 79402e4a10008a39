// SPDX-License-Identifier: MIT

/// The items whose rows depend on an item, apart from the item's own rows.
///
/// These dependencies are encoded only here. The methods may queue too much, because a row that has
/// not changed is left alone.
extension LayoutForest {
  /// Queues the rows that depend on the content size or the lines of `item`.
  func noteContent(of item: ItemID, _ engine: LayoutEngine) {
    engine.pending.contents.append(item)
    if let parent = items[item.slot].parent, isProportional(parent) {
      engine.pending.items.append(parent)
    }
    noteBaselines(of: item, engine)
  }

  /// Queues the rows that depend on a baseline of `item`: constraints of the item, and constraints
  /// of ancestors that use its baseline.
  func noteBaselines(of item: ItemID, _ engine: LayoutEngine) {
    noteBaselineConstraints(of: item, engine)
    var next = items[item.slot].parent
    while let current = next {
      if let aligns = alignsBaselines(current) {
        if aligns { engine.pending.items.append(current) }
        noteBaselineConstraints(of: current, engine)
      } else if items[current.slot].item.firstBaselineItem != nil
        || items[current.slot].item.lastBaselineItem != nil
      {
        noteBaselineConstraints(of: current, engine)
      }
      next = items[current.slot].parent
    }
  }

  /// Whether a stack view aligns baselines; nil for any other item.
  private func alignsBaselines(_ item: ItemID) -> Bool? {
    if case .stackView(let stack) = items[item.slot].item.kind {
      stack.alignsBaselines
    } else {
      nil
    }
  }

  private func noteBaselineConstraints(of item: ItemID, _ engine: LayoutEngine) {
    guard items[item.slot].constraints.hasBaselines else { return }
    for id in constraintIDs(of: item)
    where constraints[id.slot].constraint.mentions(where: { $0.isBaseline }) {
      engine.pending.constraints.append(id)
    }
  }

  /// Queues the rows that depend on the kind of `item`. A stack view arranges its subviews, and the
  /// edges of a scroll view refer to its content area.
  func noteKind(of item: ItemID, from old: ItemKind, _ engine: LayoutEngine) {
    for kind in [old, items[item.slot].item.kind] {
      if case .stackView(let stack) = kind { engine.pending.members += stack.items }
    }
    engine.pending.constraints += constraintIDs(of: item)
    // Insets were not tracked while no row had them among its constants.
    engine.insets.hasRows = engine.insets.hasRows || hasInsetRows(item)
    noteBaselines(of: item, engine)
  }

  /// Queues the rows of the stack view around `item`, because `item` was shown, hidden, added or
  /// removed.
  func noteArrangement(of item: ItemID, _ engine: LayoutEngine) {
    guard let parent = items[item.slot].parent, arrangement(of: parent) != nil else { return }
    engine.pending.items.append(parent)
    noteBaselines(of: parent, engine)
  }

  /// Queues the constraints for which leading and trailing of `item`, or of its guides, changed
  /// sides.
  func noteDirection(of item: ItemID, _ engine: LayoutEngine) {
    for id in preorder(item) {
      engine.pending.constraints += constraintIDs(of: id).filter {
        let holder = constraints[$0.slot].holder
        return holder == item
          || (self.parent(of: holder) == item && items[holder.slot].item.isGuide)
      }
    }
  }

  /// Queues all rows inside `item`, because its alignment rectangle moved within its frame.
  func noteAlignment(of item: ItemID, _ engine: LayoutEngine) {
    engine.moved.append(item)
    engine.resized.append(item)
    for id in preorder(item) {
      engine.pending.items.append(id)
      engine.pending.constraints += constraintIDs(of: id)
    }
  }

  /// Queues the rows that depend on the safe area or the margins of `item`.
  ///
  /// - Returns: whether there are any such rows.
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

  /// Whether `item` is a stack view. Does not read its arrangement.
  func isStack(_ item: ItemID) -> Bool {
    if case .stackView = items[item.slot].item.kind { true } else { false }
  }

  /// Whether `item` is a stack view in which content sizes determine the shares of the items.
  func isProportional(_ item: ItemID) -> Bool {
    if case .stackView(let stack) = items[item.slot].item.kind {
      stack.isProportional
    } else {
      false
    }
  }

  /// The arrangement of a stack view; nil for any other item.
  func arrangement(of item: ItemID) -> StackArrangement? {
    if case .stackView(let stack) = items[item.slot].item.kind { stack } else { nil }
  }
}

extension StackArrangement {
  /// Whether content sizes determine the shares of the items.
  var isProportional: Bool { distribution == .fillProportionally }

  /// Whether rows of the stack view use the baselines of its items.
  var alignsBaselines: Bool {
    alignment == .firstBaseline || alignment == .lastBaseline || isBaselineRelative
  }
}

extension Constraint {
  /// Whether `isAskedFor` is true for any attribute of the constraint.
  func mentions(where isAskedFor: (Attribute) -> Bool) -> Bool {
    isAskedFor(firstAttribute) || isAskedFor(secondAttribute)
      || firstOrigin.map { isAskedFor($0.attribute) } ?? false
      || secondOrigin.map { isAskedFor($0.attribute) } ?? false
  }
}

extension Attribute {
  var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }
}
