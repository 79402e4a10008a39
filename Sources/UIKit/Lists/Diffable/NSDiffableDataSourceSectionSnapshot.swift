// SPDX-License-Identifier: MIT

public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var order: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// All items. Each item is followed by its descendants.
  public var items: [ItemIdentifierType] { order }

  public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }

  public var visibleItems: [ItemIdentifierType] { order.filter(isVisible) }

  public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }

  public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }

  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    order.contains(item) && ancestors(of: item).allSatisfy { expanded.contains($0) }
  }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var result = NSDiffableDataSourceSectionSnapshot()
    let inside = descendants(of: parent)
    result.order = includingParent ? [parent] + inside : inside
    for item in inside where includingParent || parents[item] != parent {
      result.parents[item] = parents[item]
    }
    result.expanded = expanded.intersection(result.order)
    return result
  }

  /// Raises `NSInternalInconsistencyException` if an item is already in the snapshot.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard isNew(items) else { return }
    let index: Int
    if let parent, let place = order.firstIndex(of: parent) {
      index = place + descendants(of: parent).count + 1
      for item in items { parents[item] = parent }
    } else {
      index = order.count
    }
    order.insert(contentsOf: items, at: index)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) { insert(items, beside: item, isAfter: false) }

  public mutating func insert(
    _ items: [ItemIdentifierType], after item: ItemIdentifierType
  ) { insert(items, beside: item, isAfter: true) }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { insert(snapshot, beside: item, isAfter: false) }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { insert(snapshot, beside: item, isAfter: true) }

  /// Appends the items of another snapshot, with their descendants.
  mutating func add(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    guard isNew(snapshot.order) else { return }
    order += snapshot.order
    parents.merge(snapshot.parents) { $1 }
    expanded.formUnion(snapshot.expanded)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.flatMap { [$0] + descendants(of: $0) })
    order.removeAll { gone.contains($0) }
    for item in gone { parents[item] = nil }
    expanded.subtract(gone)
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }

  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(descendants(of: parent))
    append(snapshot.rootItems, to: parent)
    for item in snapshot.order {
      if let inner = snapshot.parents[item] { append([item], to: inner) }
    }
    expanded.formUnion(snapshot.expanded)
  }

  /// One line for each item, indented by its level. `+` marks a collapsed item, `-` an expanded one
  /// and `*` an item without children.
  public func visualDescription() -> String {
    let containing = Set(parents.values)
    return order.map { item in
      let mark = !containing.contains(item) ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }
    .joined(separator: "\n")
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  private func descendants(of parent: ItemIdentifierType) -> [ItemIdentifierType] {
    order.filter { ancestors(of: $0).contains(parent) }
  }

  private func isNew(_ items: [ItemIdentifierType]) -> Bool {
    guard !items.contains(where: order.contains), Set(items).count == items.count else {
      LayoutException.raiseInconsistency("Supplied identifiers are not unique: \(items)")
      return false
    }
    return true
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    beside item: ItemIdentifierType, isAfter: Bool
  ) {
    guard contains(item) else { return }
    insert(snapshot.order, beside: item, isAfter: isAfter)
    parents.merge(snapshot.parents) { $1 }
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, isAfter: Bool
  ) {
    guard isNew(items), let place = order.firstIndex(of: item) else { return }
    if let parent = parents[item] { for new in items { parents[new] = parent } }
    order.insert(contentsOf: items, at: isAfter ? place + descendants(of: item).count + 1 : place)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}
