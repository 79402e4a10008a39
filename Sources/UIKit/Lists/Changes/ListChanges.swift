// SPDX-License-Identifier: MIT

import Foundation

/// The insertions, deletions, reloads and moves of one batch.
///
/// Deleted, reloaded, reconfigured and moved rows are named by their old index paths. Inserted rows
/// and the targets of moves are named by their new index paths.
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

  /// The new place of every old section and row.
  ///
  /// - Parameter counts: the number of rows in each section before the changes.
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

  /// The new index of each of `count` elements, or nil for a removed one.
  ///
  /// Inserted and moved elements occupy their indices first. The elements that remain fill the
  /// other indices in order.
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

  /// The message of UIKit's exception if the numbers of rows do not match the changes, or nil.
  ///
  /// - Parameter names: the exception's words for rows and for the list.
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
