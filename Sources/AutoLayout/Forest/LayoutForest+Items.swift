// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The item's properties. Reading a stale id gives a default item; writing to one does nothing.
  ///
  /// A write compares the old and the new item, and invalidates only what depends on a difference.
  /// For frequent changes ``setContentSize(_:of:width:)`` and ``setFrame(_:of:)`` are cheaper.
  public subscript(id: ItemID) -> Item {
    // The getter returns a copy, because the caller may change the forest while it holds the item.
    // With a coroutine, optimised code released borrowed items twice. Frequent readers read single
    // properties of `items` in place.
    get { contains(id) ? items[id.slot].item : Item() }
    set {
      guard contains(id) else { return }
      work.itemsCopied += 1
      let old = items[id.slot].item
      items[id.slot].item = newValue
      invalidate(id, ItemChange(from: old, to: newValue), from: old)
    }
  }

  /// Whether frame and mask are translated into constraints. Does not copy the item.
  package func translatesAutoresizingMask(of id: ItemID) -> Bool {
    contains(id) ? items[id.slot].item.translatesAutoresizingMask : true
  }

  /// Whether the item is a guide. Does not copy the item.
  package func isGuide(_ id: ItemID) -> Bool { contains(id) && items[id.slot].item.isGuide }

  /// Sets the applied frame in the superview's coordinates, as an assignment to `frame` does.
  ///
  /// If the item translates its autoresizing mask, the mask starts from the new frame. If
  /// constraints place the item, the frame lasts until the next layout of its superview.
  public mutating func setFrame(_ frame: Rect, of id: ItemID) {
    guard contains(id), items[id.slot].item.frame != frame else { return }
    noteApplied(frame, to: id)
    items[id.slot].item.frame = frame
    items[id.slot].item.autoresizingOrigin = parent(of: id).map {
      AutoresizingOrigin(frame: frame, superviewSize: items[$0.slot].item.frame.size)
    }
    guard items[id.slot].item.translatesAutoresizingMask, items[id.slot].participates else {
      return
    }
    engine(of: id)?.pending.items.append(id)
  }

  /// The applied frame, in the superview's coordinates, in points.
  public func frame(of id: ItemID) -> Rect { contains(id) ? items[id.slot].item.frame : .zero }

  /// Makes the item's mask start from the current frame and the current size of the superview.
  public mutating func captureAutoresizingOrigin(of id: ItemID) {
    guard let parent = parent(of: id) else { return }
    items[id.slot].item.autoresizingOrigin = AutoresizingOrigin(
      frame: items[id.slot].item.frame, superviewSize: items[parent.slot].item.frame.size)
    invalidate(id, .rows)
  }

  /// Makes the masks below `root` start from the current frames, except masks that already have an
  /// origin.
  ///
  /// An Interface Builder file gives frames for one canvas. After a first layout on that canvas,
  /// its views follow their masks to any other size.
  public mutating func captureAutoresizingOrigins(below root: ItemID) {
    for id in preorder(root) {
      guard let parent = parent(of: id), items[id.slot].item.autoresizingOrigin == nil else {
        continue
      }
      items[id.slot].item.autoresizingOrigin = AutoresizingOrigin(
        frame: items[id.slot].item.frame, superviewSize: items[parent.slot].item.frame.size)
      noteDisplaced(id)
      engine(of: id)?.pending.items.append(id)
    }
    if contains(root) { markChildren(of: root) }
  }

  /// The layout direction that determines leading and trailing of `id`.
  public func direction(of id: ItemID) -> LayoutDirection {
    var view = id
    guard contains(id) else { return environment.direction }
    if items[id.slot].item.isGuide, let owner = items[id.slot].parent { view = owner }
    return items[view.slot].item.semanticContentAttribute.resolved(in: environment.direction)
  }
}

/// Changes that invalidate less than a write of the whole item does.
extension LayoutForest {
  /// Replaces the content of the item. The next layout measures it again.
  public mutating func setLayoutContent(_ content: AnyLayoutContent, of id: ItemID) {
    guard contains(id), items[id.slot].item.layoutContent != content else { return }
    items[id.slot].item.layoutContent = content
    measures[id.slot].own = OwnSizes()
    invalidateContentSize(of: id)
  }

  /// Hides or shows the item. Layout changes only if its superview is a stack view.
  public mutating func setHidden(_ isHidden: Bool, of id: ItemID) {
    guard contains(id), items[id.slot].item.isHidden != isHidden else { return }
    items[id.slot].item.isHidden = isHidden
    changes += 1
    guard let parent = parent(of: id), arrangement(of: parent) != nil else { return }
    invalidate(id, .visibility)
  }

  /// Sets whether frame and mask are translated into constraints.
  public mutating func setTranslatesAutoresizingMask(_ translates: Bool, of id: ItemID) {
    guard contains(id), items[id.slot].item.translatesAutoresizingMask != translates else { return }
    items[id.slot].item.translatesAutoresizingMask = translates
    invalidate(id, .rows)
    if !translates { engine(of: id)?.pending.loosened.append(id) }
  }

  /// Changes the content hugging or compression resistance priority of the item along `axis`.
  public mutating func setContentPriorities(
    hugging: Float? = nil, compressionResistance: Float? = nil, along axis: Axis, of id: ItemID
  ) {
    guard contains(id) else { return }
    let old = (items[id.slot].item.hugging, items[id.slot].item.compressionResistance)
    if let hugging { items[id.slot].item.hugging[axis] = hugging }
    if let compressionResistance {
      items[id.slot].item.compressionResistance[axis] = compressionResistance
    }
    guard
      old.0 != items[id.slot].item.hugging || old.1 != items[id.slot].item.compressionResistance
    else { return }
    invalidate(id, .rows)
  }

  /// Changes the kind of the item. Does nothing if the kind is the same.
  public mutating func setKind(_ kind: ItemKind, of id: ItemID) {
    guard contains(id), items[id.slot].item.kind != kind else { return }
    let old = items[id.slot].item
    items[id.slot].item.kind = kind
    if case .guide(.keyboard) = kind { hasKeyboardGuides = true }
    invalidate(id, .kind, from: old)
  }

  /// Adds an arranged subview to a stack view, as the last one.
  ///
  /// - Complexity: O(1), whatever the number of arranged subviews.
  package mutating func appendArranged(_ view: ItemID, to stack: ItemID) {
    guard contains(stack), case .stackView(var arrangement) = items[stack.slot].item.kind
    else { return }
    // Drops the other reference to the list, so that the append does not copy it.
    items[stack.slot].item.kind = .view
    arrangement.items.append(view)
    items[stack.slot].item.kind = .stackView(arrangement)
    invalidate(stack, .kind)
    guard let engine = engine(of: stack) else { return }
    engine.pending.members.append(view)
    noteBaselines(of: stack, engine)
  }

  /// Sets the identifier of the item in messages. Layout does not depend on it.
  public mutating func setIdentifier(_ identifier: String?, of id: ItemID) {
    if contains(id) { items[id.slot].item.identifier = identifier }
  }

  /// Sets the name of the item in messages.
  public mutating func setName(_ name: String, of id: ItemID) {
    if contains(id) { items[id.slot].item.name = name }
  }
}

/// Values that the host's code may override.
extension LayoutForest {
  /// The insets from the frame to the alignment rectangle that the content itself has.
  public func ownAlignmentInsets(of id: ItemID) -> EdgeInsets {
    guard contains(id) else { return .zero }
    return items[id.slot].item.layoutContent.alignmentInsets(in: environment(of: id))
  }

  /// Sets the host's overrides of an item's alignment rectangle and baselines. Does nothing if they
  /// have not changed.
  ///
  /// `insets` are the distances from the frame's edges to the alignment rectangle's edges; nil uses
  /// those of the content. `first` is the descendant with the first baseline; nil lets the engine
  /// choose. `last` is the descendant with the last baseline; nil lets the engine choose.
  public mutating func setGeometry(
    of id: ItemID, alignmentInsets insets: EdgeInsets?, firstBaseline first: ItemID?,
    lastBaseline last: ItemID?
  ) {
    guard contains(id) else { return }
    let item = items[id.slot].item
    // An override that equals the insets of the content is not stored.
    let own = item.layoutContent.alignmentInsets(in: environment(of: id))
    let insets = insets == own ? nil : insets
    guard
      item.alignmentInsetsOverride != insets || item.firstBaselineItem != first
        || item.lastBaselineItem != last
    else { return }
    changes += 1
    items[id.slot].item.alignmentInsetsOverride = insets
    items[id.slot].item.firstBaselineItem = first
    items[id.slot].item.lastBaselineItem = last
    measures[id.slot].last.isCurrent = false
    guard let engine = engine(of: id) else { return }
    engine.pending.items.append(id)
    noteBaselines(of: id, engine)
  }
}
