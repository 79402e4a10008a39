// SPDX-License-Identifier: MIT

import Foundation

/// The changes of one group: what goes is named by where it stood, what comes by where it will stand.
struct ListChanges {
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty
      && reconfigured.isEmpty && moved.isEmpty
  }

  /// - Parameter counts: how many rows the sections had.
  func update(from counts: [Int]) -> ListUpdate {
    let sections = Self.places(
      of: counts.count, gone: deletedSections, moved: movedSections, taken: insertedSections)
    let goneRows = Self.bySection(deleted + moved.map(\.from))
    let takenRows = Self.bySection(inserted + moved.map(\.to))
    var update = ListUpdate(sections: sections)
    update.items = counts.enumerated().map { old, count in
      guard let new = sections[old], !reloadedSections.contains(old) else {
        return Array(repeating: nil, count: count)
      }
      return Self.places(
        of: count, gone: goneRows[old] ?? [], moved: [], taken: takenRows[new] ?? []
      ).map { $0.map { IndexPath(item: $0, section: new) } }
    }
    for (old, new) in moved { update[old] = new }
    update.reconfigured = reconfigured.compactMap { update[$0] }
    for path in reloaded {
      update.places[path] = update[path]
      update[path] = nil
    }
    for section in reloadedSections where sections.indices.contains(section) {
      if let new = sections[section] { update.reloadedSections.insert(new) }
    }
    return update
  }

  /// Where each of `count` things stands after those that go have left and those that come have taken their places.
  private static func places(
    of count: Int, gone: IndexSet, moved: [(from: Int, to: Int)], taken: IndexSet
  ) -> [Int?] {
    let taken = taken.union(IndexSet(moved.map(\.to)))
    let gone = gone.union(IndexSet(moved.map(\.from)))
    var next = 0
    var places = (0..<count).map { old -> Int? in
      guard !gone.contains(old) else { return nil }
      while taken.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
    for (from, to) in moved where places.indices.contains(from) { places[from] = to }
    return places
  }

  private static func bySection(_ paths: [IndexPath]) -> [Int: IndexSet] {
    paths.reduce(into: [:]) { $0[$1.section, default: []].insert($1.item) }
  }

  // MARK: Checking

  /// What UIKit raises where the data source does not have as many rows as the changes say; nil if it does.
  ///
  /// - Parameter names: what the exception calls a row, and the list.
  func contradiction(
    from old: [Int], to new: [Int], _ update: ListUpdate, names: (rows: String, list: String)
  ) -> String? {
    let (comes, goes) = (insertedSections.count, deletedSections.count)
    if new.count != old.count + comes - goes {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(names.list) after the update (\(new.count)) must be equal to the number of sections "
        + "contained in the \(names.list) before the update (\(old.count)), plus or minus the number "
        + "of sections inserted or deleted (\(comes) inserted, \(goes) deleted)."
    }
    for (section, place) in update.sections.enumerated() {
      guard let place, !reloadedSections.contains(section) else { continue }
      let inserted = inserted.count { $0.section == place }
      let deleted = deleted.count { $0.section == section }
      let movedIn = moved.count { $0.to.section == place }
      let movedOut = moved.count { $0.from.section == section }
      guard new[place] != old[section] + inserted - deleted + movedIn - movedOut else { continue }
      return "Invalid update: invalid number of \(names.rows) in section \(place). The number of "
        + "\(names.rows) contained in an existing section after the update (\(new[place])) must be "
        + "equal to the number of \(names.rows) contained in that section before the update "
        + "(\(old[section])), plus or minus the number of \(names.rows) inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
        + "\(names.rows) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
        + "out)."
    }
    return nil
  }
}
