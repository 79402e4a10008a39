// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Makes an item without a parent.
  public mutating func makeItem(_ item: Item) -> ItemID {
    if case .guide(.keyboard) = item.kind { hasKeyboardGuides = true }
    if let index = freeItems.popLast() {
      items[Int(index)] = ItemSlot(item: item, isLive: true)
      marks[Int(index)] = item.isGuide ? [] : .everything
      displacements[Int(index)] = .unknown
      measures[Int(index)] = ContentMeasures()
      return ItemID(index: index, generation: generations[Int(index)])
    }
    items.append(ItemSlot(item: item, isLive: true))
    generations.append(0)
    marks.append(item.isGuide ? [] : .everything)
    displacements.append(.unknown)
    measures.append(ContentMeasures())
    return ItemID(index: Int32(items.count - 1), generation: 0)
  }

  /// Makes an item and adds it to `parent` as its last child.
  public mutating func add(_ item: Item, to parent: ItemID) -> ItemID {
    let id = makeItem(item)
    insert(id, into: parent)
    return id
  }

  /// Moves `child` into `parent`, as the last child or at `index` among its children.
  ///
  /// As in UIKit, constraints that mention an item of the moved subtree but are held outside it are
  /// removed. Does nothing if `parent` is inside `child`.
  public mutating func insert(_ child: ItemID, into parent: ItemID, at index: Int? = nil) {
    guard contains(child), contains(parent), !isDescendant(parent, of: child) else { return }
    removeFromParent(child)
    leaveEngine(child)
    let count = items[parent.slot].children.count
    items[parent.slot].children.insert(child, at: min(max(index ?? count, 0), count))
    items[child.slot].parent = parent
    noteDisplaced(child)
    markAncestors(of: child)
    enterEngine(child)
    markChildren(of: parent)
  }

  /// Puts the subviews of `item` into the order of `views`. Guides keep their positions.
  public mutating func orderSubviews(of item: ItemID, as views: [ItemID]) {
    guard contains(item) else { return }
    var next = views.filter { parent(of: $0) == item && !items[$0.slot].item.isGuide }
      .makeIterator()
    for index in items[item.slot].children.indices
    where !items[items[item.slot].children[index].slot].item.isGuide {
      if let view = next.next() { items[item.slot].children[index] = view }
    }
    changes += 1
    reorderContradictions(around: item)
  }

  /// Makes `item` a root and removes the constraints that mention its subtree but are held outside
  /// it.
  public mutating func removeFromParent(_ item: ItemID) {
    guard let parent = parent(of: item) else { return }
    dropOutsideConstraints(of: item)
    leaveEngine(item)
    items[parent.slot].children.removeOne { $0 == item }
    items[item.slot].parent = nil
    markChildren(of: parent)
  }

  /// Makes each child of `item` a root. Called before `item` is destroyed.
  ///
  /// - Precondition: no constraint mentions `item`, or is held by it or above it.
  package mutating func releaseChildren(of item: ItemID) {
    guard contains(item) else { return }
    let children = items[item.slot].children
    for child in children {
      leaveEngine(child)
      items[child.slot].parent = nil
    }
    items[item.slot].children = []
    markChildren(of: item)
  }

  /// Removes `item`, its descendants, and all constraints that mention any of them.
  public mutating func destroy(_ item: ItemID) {
    guard contains(item) else { return }
    changes += 1
    removeFromParent(item)
    var pending = [item]
    while let next = pending.popLast() {
      pending += items[next.slot].children
      for constraint in constraintIDs(of: next) { deactivate(constraint) }
      items[next.slot] = ItemSlot(item: Item(), isLive: false)
      // No id has this generation until the slot is reused.
      generations[next.slot] &+= 1
      marks[next.slot] = []
      freeItems.append(next.index)
    }
  }

  /// Whether `item` is the id of an item of the forest.
  public func contains(_ item: ItemID) -> Bool {
    let slot = item.slot
    return slot < generations.count && generations[slot] == item.generation
  }

  /// The superview, or the owning view of a guide.
  public func parent(of item: ItemID) -> ItemID? { contains(item) ? items[item.slot].parent : nil }

  /// The subviews and guides of `item`, in order of addition.
  public func children(of item: ItemID) -> [ItemID] {
    contains(item) ? items[item.slot].children : []
  }

  /// The subviews of `item`, back to front.
  public func subviews(of item: ItemID) -> [ItemID] {
    children(of: item).filter { !items[$0.slot].item.isGuide }
  }

  /// The root of the tree of `item`, which may be `item` itself.
  public func root(of item: ItemID) -> ItemID {
    var top = item
    while let next = parent(of: top) { top = next }
    return top
  }

  /// Whether `item` is `ancestor` or one of its descendants.
  public func isDescendant(_ item: ItemID, of ancestor: ItemID) -> Bool {
    var next: ItemID? = item
    while let current = next {
      if current == ancestor { return true }
      next = parent(of: current)
    }
    return false
  }

  /// The closest common ancestor of `a` and `b`. It may be one of them.
  public func closestCommonAncestor(_ a: ItemID, _ b: ItemID) -> ItemID? {
    var (x, y) = (a, b)
    var (depthX, depthY) = (depth(of: a), depth(of: b))
    while x != y {
      if depthX >= depthY {
        guard let up = parent(of: x) else { return nil }
        (x, depthX) = (up, depthX - 1)
      } else {
        guard let up = parent(of: y) else { return nil }
        (y, depthY) = (up, depthY - 1)
      }
    }
    return contains(x) ? x : nil
  }

  /// `root` and its descendants, parents first.
  func preorder(_ root: ItemID) -> [ItemID] {
    var order: [ItemID] = []
    var pending = [root]
    while let next = pending.popLast() {
      order.append(next)
      pending.append(contentsOf: items[next.slot].children.reversed())
    }
    return order
  }

  /// The closest common ancestor of all of `items`; nil if one is gone or in another tree.
  func closestCommonAncestor(of items: [ItemID]) -> ItemID? {
    guard var common = items.first, contains(common) else { return nil }
    for item in items.dropFirst() {
      guard contains(item), let next = closestCommonAncestor(common, item) else { return nil }
      common = next
    }
    return common
  }

  /// The number of ancestors of `item`.
  public func depth(of item: ItemID) -> Int {
    var depth = 0
    var next = parent(of: item)
    while let current = next {
      depth += 1
      next = parent(of: current)
    }
    return depth
  }
}

extension Array {
  /// Removes the one element that matches. The search goes inwards from both ends, where most
  /// removals are.
  package mutating func removeOne(where isAskedFor: (Element) -> Bool) {
    var (first, last) = (0, count - 1)
    while first <= last {
      if isAskedFor(self[last]) {
        remove(at: last)
        return
      }
      if isAskedFor(self[first]) {
        remove(at: first)
        return
      }
      (first, last) = (first + 1, last - 1)
    }
  }
}

extension ItemID {
  /// The position of the item in the forest's arrays.
  package var slot: Int { Int(index) }
}

extension ConstraintID {
  /// The position of the constraint in the forest's arrays.
  package var slot: Int { Int(index) }
}
