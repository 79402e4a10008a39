// SPDX-License-Identifier: MIT

import Foundation

/// The new places of a list's sections and rows after a change.
///
/// An entry is nil for a section or row that was removed or is reloaded.
struct ListUpdate {
  /// New indices, by old section.
  var sections: [Int?]
  /// New index paths, by old section and row.
  var items: [[IndexPath?]] = []
  /// New indices of sections whose headers and footers are reloaded.
  var reloadedSections: IndexSet = []
  /// New index paths of reloaded rows, by old index path.
  var places: [IndexPath: IndexPath] = [:]
  /// New index paths of reconfigured rows.
  var reconfigured: [IndexPath] = []

  init(sections: [Int?]) { self.sections = sections }

  subscript(path: IndexPath) -> IndexPath? {
    get {
      guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
      else { return nil }
      return items[path.section][path.item]
    }
    set {
      guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
      else { return }
      items[path.section][path.item] = newValue
    }
  }

  /// The old index of each new section that was there before and is not reloaded.
  var formerSections: [Int: Int] {
    var former: [Int: Int] = [:]
    for (old, new) in sections.enumerated() {
      if let new, !reloadedSections.contains(new) { former[new] = old }
    }
    return former
  }
}

extension ListUpdate {
  /// The changes from the old snapshot to the new one.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    var sections: [Section: Int] = [:]
    var places: [Item: IndexPath] = [:]
    for (index, section) in new.sectionIdentifiers.enumerated() {
      sections[section] = index
      for (row, item) in new.itemIdentifiers(inSection: section).enumerated() {
        places[item] = IndexPath(item: row, section: index)
      }
    }
    self.init(sections: old.sectionIdentifiers.map { sections[$0] })
    items = old.sectionIdentifiers.enumerated().map { index, section in
      old.itemIdentifiers(inSection: section).enumerated().map { row, item in
        guard let place = places[item] else { return nil }
        if reloaded.contains(item)
          || reloadedSections.contains(new.sectionIdentifiers[place.section])
        {
          self.places[IndexPath(item: row, section: index)] = place
          return nil
        }
        return place
      }
    }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { places[$0] }
    self.reloadedSections = IndexSet(reloadedSections.compactMap { sections[$0] })
  }
}
