// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The item's properties. A stale id reads as a plain item and ignores writes.
  ///
  /// Writing compares old and new: only what depends on a difference is laid out anew. See
  /// ``setContentSize(_:of:)`` and ``setFrame(_:of:)`` for the changes that happen often.
  public subscript(id: ItemID) -> Item {
    // A copy, for a reader may change the forest while it holds what it read: optimised code released
    // items lent by a coroutine twice. What reads often reads one property of `items` in place.
    get { contains(id) ? items[id.slot].item : Item() }
    set {
      guard contains(id) else { return }
      work.itemsCopied += 1
      let old = items[id.slot].item
      items[id.slot].item = newValue
      invalidate(id, ItemChange(from: old, to: newValue), from: old)
    }
  }

  /// Whether frame and mask stand for constraints, read without a copy of the item.
  package func translatesAutoresizingMask(of id: ItemID) -> Bool {
    contains(id) ? items[id.slot].item.translatesAutoresizingMask : true
  }

  /// Whether the item is a guide, read without a copy of the item.
  package func isGuide(_ id: ItemID) -> Bool { contains(id) && items[id.slot].item.isGuide }

  /// Sets the applied frame, in the superview's coordinates, as code that sets `frame` does.
  ///
  /// The frame of an item with `translatesAutoresizingMask` is also what its mask starts from. One
  /// that constraints place keeps the frame until the next layout of its superview.
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

  /// Makes the frame and the superview's size of now the origin of the item's mask.
  public mutating func captureAutoresizingOrigin(of id: ItemID) {
    guard let parent = parent(of: id) else { return }
    items[id.slot].item.autoresizingOrigin = AutoresizingOrigin(
      frame: items[id.slot].item.frame, superviewSize: items[parent.slot].item.frame.size)
    invalidate(id, .rows)
  }

  /// Makes the frames of now the origins of the masks below `root` that have none yet.
  ///
  /// A file gives frames for one canvas: laid out on that canvas first, its views then follow their
  /// masks to any other.
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

  /// The direction that leading and trailing of `id` follow.
  public func direction(of id: ItemID) -> LayoutDirection {
    var view = id
    guard contains(id) else { return environment.direction }
    if items[id.slot].item.isGuide, let owner = items[id.slot].parent { view = owner }
    return items[view.slot].item.semanticContentAttribute.resolved(in: environment.direction)
  }
}

/// Changes that invalidate less than writing the whole item does.
extension LayoutForest {
  /// Replaces what the item shows; it is measured again.
  public mutating func setLayoutContent(_ content: AnyLayoutContent, of id: ItemID) {
    guard contains(id), items[id.slot].item.layoutContent != content else { return }
    items[id.slot].item.layoutContent = content
    measures[id.slot].own = OwnSizes()
    invalidateContentSize(of: id)
  }

  /// Hides or shows the item. Only a stack view around it lays out anew.
  public mutating func setHidden(_ isHidden: Bool, of id: ItemID) {
    guard contains(id), items[id.slot].item.isHidden != isHidden else { return }
    items[id.slot].item.isHidden = isHidden
    changes += 1
    guard let parent = parent(of: id), arrangement(of: parent) != nil else { return }
    invalidate(id, .visibility)
  }

  /// Whether frame and mask stand for constraints.
  public mutating func setTranslatesAutoresizingMask(_ translates: Bool, of id: ItemID) {
    guard contains(id), items[id.slot].item.translatesAutoresizingMask != translates else { return }
    items[id.slot].item.translatesAutoresizingMask = translates
    invalidate(id, .rows)
    if !translates { engine(of: id)?.pending.loosened.append(id) }
  }

  /// Changes how strongly the item holds the size of its content along `axis`.
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

  /// Makes the item another kind of thing; nothing is invalidated where it is one already.
  public mutating func setKind(_ kind: ItemKind, of id: ItemID) {
    guard contains(id), items[id.slot].item.kind != kind else { return }
    let old = items[id.slot].item
    items[id.slot].item.kind = kind
    if case .guide(.keyboard) = kind { hasKeyboardGuides = true }
    invalidate(id, .kind, from: old)
  }

  /// Arranges one more view of a stack view, after all others.
  ///
  /// - Complexity: O(1), however many there are.
  package mutating func appendArranged(_ view: ItemID, to stack: ItemID) {
    guard contains(stack), case .stackView(var arrangement) = items[stack.slot].item.kind
    else { return }
    // Nobody else holds the list meanwhile, which is not copied then.
    items[stack.slot].item.kind = .view
    arrangement.items.append(view)
    items[stack.slot].item.kind = .stackView(arrangement)
    invalidate(stack, .kind)
    guard let engine = engine(of: stack) else { return }
    engine.pending.members.append(view)
    noteBaselines(of: stack, engine)
  }

  /// Gives the item an identifier for messages; no layout depends on it.
  public mutating func setIdentifier(_ identifier: String?, of id: ItemID) {
    if contains(id) { items[id.slot].item.identifier = identifier }
  }

  /// Names the item for messages.
  public mutating func setName(_ name: String, of id: ItemID) {
    if contains(id) { items[id.slot].item.name = name }
  }
}

/// Values that a host overrides with code of its own.
extension LayoutForest {
  /// Insets from the frame to the alignment rect that the content itself has.
  public func ownAlignmentInsets(of id: ItemID) -> EdgeInsets {
    guard contains(id) else { return .zero }
    return items[id.slot].item.layoutContent.alignmentInsets(in: environment)
  }

  /// Hands over what the host says of an item's alignment rect and baselines; nothing is invalidated
  /// where it says nothing new.
  ///
  /// - Parameters:
  ///   - insets: frame edges to alignment rect edges; nil leaves it to the content.
  ///   - first: the descendant with the first baseline; nil leaves it to the core.
  ///   - last: the descendant with the last baseline; nil leaves it to the core.
  public mutating func setGeometry(
    of id: ItemID, alignmentInsets insets: EdgeInsets?, firstBaseline first: ItemID?,
    lastBaseline last: ItemID?
  ) {
    guard contains(id) else { return }
    let item = items[id.slot].item
    // What the content says as well takes no room.
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
