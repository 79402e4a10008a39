// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionViewDiffableDataSource {
  typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The transaction of moving an item.
  ///
  /// In an outline, the item moves with its descendants. It becomes a sibling of the item at the
  /// target.
  func transaction(moving source: IndexPath, to target: IndexPath) -> Transaction? {
    guard let item = current.item(at: source), let former = current.section(at: source.section),
      let new = current.section(at: target.section)
    else { return nil }
    var final = current
    final.deleteItems([item])
    let others = final.itemIdentifiers(inSection: new)
    if others.indices.contains(target.item) {
      final.insertItems([item], beforeItem: others[target.item])
    } else {
      final.appendItems([item], toSection: new)
    }
    var outlines: [SectionIdentifierType: Outline] = [former: snapshot(for: former)]
    outlines[new] = snapshot(for: new)
    let initial = outlines
    let moved = initial[former]?.snapshot(of: item, includingParent: true) ?? Outline()
    outlines[former]?.delete([item])
    outlines[new]?.place(moved, atVisible: target.item)
    var parts: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] =
      []
    for section in current.sectionIdentifiers {
      guard let before = initial[section], let after = outlines[section] else { continue }
      parts.append(
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after,
          difference: after.items.difference(from: before.items)))
      guard hasOutline(section) else { continue }
      final.deleteItems(final.itemIdentifiers(inSection: section))
      final.appendItems(after.visibleItems, toSection: section)
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: current, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: current.itemIdentifiers),
      sectionTransactions: parts)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Inserts an item and its descendants before the visible item at an index, or at the end.
  fileprivate mutating func place(_ moved: Self, atVisible index: Int) {
    let visible = visibleItems
    if visible.indices.contains(index) {
      insert(moved, before: visible[index])
    } else {
      add(moved)
    }
  }
}
