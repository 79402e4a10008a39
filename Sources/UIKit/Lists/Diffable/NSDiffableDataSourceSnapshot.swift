// SPDX-License-Identifier: MIT

/// Inserting an existing identifier, or naming an unknown one, raises UIKit's exception and changes
/// nothing.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  // MARK: Questions

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  public var numberOfItems: Int { sectionOfItem.count }
  public var numberOfSections: Int { sectionIdentifiers.count }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      raise("Invalid section identifier \(identifier) specified.")
      return []
    }
    return found
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    sectionOfItem[identifier]
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard sectionOfItem[identifier] != nil else { return nil }
    return itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      return raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, into: section, at: items[section]?.count ?? 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for item in gone { sectionOfItem[item] = nil }
    forgetMarks { gone.contains($0) }
  }

  public mutating func deleteAllItems() {
    sectionOfItem = [:]
    for section in sectionIdentifiers { items[section] = [] }
    forgetMarks { _ in true }
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard contains(allOf: identifiers) else { return }
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard contains(allOf: identifiers) else { return }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = place(toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = place(toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      deleteItems(items[section] ?? [])
      items[section] = nil
      reloadedSectionIdentifiers.removeAll { $0 == section }
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where place(identifier) == nil { return }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Work

  private func raise(_ reason: String) { LayoutException.raiseInconsistency(reason) }

  private func place(_ section: SectionIdentifierType) -> Int? {
    let index = sectionIdentifiers.firstIndex(of: section)
    if index == nil { raise("Invalid section identifier \(section) specified.") }
    return index
  }

  private func contains(allOf identifiers: [ItemIdentifierType]) -> Bool {
    guard let missing = identifiers.first(where: { sectionOfItem[$0] == nil }) else { return true }
    raise("Invalid item identifier \(missing) specified for reload.")
    return false
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
  ) {
    let isNew = identifiers.allSatisfy { sectionOfItem[$0] == nil }
    guard isNew, Set(identifiers).count == identifiers.count else {
      return raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(identifiers)")
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
    for item in identifiers { sectionOfItem[item] = section }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard let section = sectionOfItem[other], let index = items[section]?.firstIndex(of: other)
    else { return raise("Invalid item identifier \(other) specified for insertion.") }
    insert(identifiers, into: section, at: index + offset)
  }

  private mutating func move(
    _ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard item != other, let old = sectionOfItem[item], sectionOfItem[other] != nil else {
      return raise("Invalid item identifier \(item) specified for a move.")
    }
    items[old]?.removeAll { $0 == item }
    sectionOfItem[item] = nil
    insert([item], beside: other, offset: offset)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let isNew = identifiers.allSatisfy { items[$0] == nil }
    guard isNew, Set(identifiers).count == identifiers.count else {
      return raise(
        "Section identifier count does not match data source count. This is most likely due to a "
          + "hashing issue with the identifiers: \(identifiers)")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for section in identifiers { items[section] = [] }
  }

  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard section != other, let old = place(section), place(other) != nil else { return }
    sectionIdentifiers.remove(at: old)
    guard let index = sectionIdentifiers.firstIndex(of: other) else { return }
    sectionIdentifiers.insert(section, at: index + offset)
  }

  /// Clears the identifiers to reload and to reconfigure.
  mutating func forgetMarks() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = (
      [], [], []
    )
  }

  private mutating func forgetMarks(where isGone: (ItemIdentifierType) -> Bool) {
    reloadedItemIdentifiers.removeAll(where: isGone)
    reconfiguredItemIdentifiers.removeAll(where: isGone)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
