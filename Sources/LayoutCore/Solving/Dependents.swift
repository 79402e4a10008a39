// SPDX-License-Identifier: MIT

/// Whose rows say something else when something about an item changes, apart from its own.
///
/// This is the one place that knows. It errs on the side of noting too much: a row that says what it
/// said is left alone.
extension LayoutForest {
  /// `item` has another content size, or its text other lines.
  func noteContent(of item: ItemID, _ engine: LayoutEngine) {
    engine.pending.items.append(item)
    if let parent = items[item.slot].parent, arrangement(of: parent)?.isProportional ?? false {
      engine.pending.items.append(parent)
    }
    noteBaselines(of: item, engine)
  }

  /// A baseline of `item` lies elsewhere: it counts for those that take it for theirs as well.
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
    for id in items[item.slot].constraints
    where constraints[id.slot].constraint.mentions(where: { $0.isBaseline }) {
      engine.pending.constraints.append(id)
    }
  }

  /// `item` is another kind of thing: a stack view arranges other views, a scroll view's edges mean its
  /// content area.
  func noteKind(of item: ItemID, from old: ItemKind, _ engine: LayoutEngine) {
    for kind in [old, items[item.slot].item.kind] {
      if case .stackView(let stack) = kind { engine.pending.members += stack.items }
    }
    engine.pending.constraints += items[item.slot].constraints
    // Nobody followed the insets as long as no row had them among its constants.
    engine.hasInsetRows = engine.hasInsetRows || hasInsetRows(item)
    noteBaselines(of: item, engine)
  }

  /// `item` is shown or hidden, comes or goes: a stack view around it arranges its subviews anew.
  func noteArrangement(of item: ItemID, _ engine: LayoutEngine) {
    guard let parent = items[item.slot].parent, arrangement(of: parent) != nil else { return }
    engine.pending.items.append(parent)
    noteBaselines(of: parent, engine)
  }

  /// Leading and trailing of `item` lie elsewhere, for its guides as well.
  func noteDirection(of item: ItemID, _ engine: LayoutEngine) {
    for id in preorder(item) {
      engine.pending.constraints += items[id.slot].constraints.filter {
        let holder = constraints[$0.slot].holder
        return holder == item || (self.parent(of: holder) == item && self[holder].isGuide)
      }
    }
  }

  /// The alignment rect of `item` lies elsewhere in its frame, in which everything inside is placed.
  func noteAlignment(of item: ItemID, _ engine: LayoutEngine) {
    engine.moved.append(item)
    engine.resized.append(item)
    for id in preorder(item) {
      engine.pending.items.append(id)
      engine.pending.constraints += items[id.slot].constraints
    }
  }

  /// Safe area or margins of `item` are others.
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
    engine.pending.constraints += items[item.slot].constraints.filter {
      constraints[$0.slot].constraint.mentions(where: { $0.isMargin })
    }
    return engine.pending.count > count
  }

  /// The arrangement of a stack view; nil for anything else.
  func arrangement(of item: ItemID) -> StackArrangement? {
    if case .stackView(let stack) = items[item.slot].item.kind { stack } else { nil }
  }
}

extension StackArrangement {
  /// Whether content sizes say how lengths are shared out.
  var isProportional: Bool { distribution == .fillProportionally }

  /// Whether rows of the stack are made of its items' baselines.
  var alignsBaselines: Bool {
    alignment == .firstBaseline || alignment == .lastBaseline || isBaselineRelative
  }
}

extension Constraint {
  /// Whether any of its attributes is one of those asked for.
  func mentions(where isAskedFor: (Attribute) -> Bool) -> Bool {
    isAskedFor(firstAttribute) || isAskedFor(secondAttribute)
      || firstOrigin.map { isAskedFor($0.attribute) } ?? false
      || secondOrigin.map { isAskedFor($0.attribute) } ?? false
  }
}

extension Attribute {
  var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }
}
