// SPDX-License-Identifier: MIT

import Foundation

/// Where the sections and rows of a list stand after a change; nil for what has gone or is asked for anew.
struct ListUpdate {
  /// By old section.
  var sections: [Int?]
  /// By old section and row.
  var items: [[IndexPath?]] = []
  /// New sections whose headers and footers are asked for anew.
  var reloadedSections: IndexSet = []
  /// Where rows stand that are asked for anew.
  var places: [IndexPath: IndexPath] = [:]
  /// New places of rows that stay and are configured anew.
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

  /// The old section of each new one that stays and is not asked for anew.
  var formerSections: [Int: Int] {
    var former: [Int: Int] = [:]
    for (old, new) in sections.enumerated() {
      if let new, !reloadedSections.contains(new) { former[new] = old }
    }
    return former
  }
}

extension ListUpdate {
  /// What the second snapshot makes of the first.
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
