// SPDX-License-Identifier: MIT

public import Foundation

open class UICollectionViewUpdateItem: _UIObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
    updateAction = action
    super.init(object: ())
  }
}

extension ListChanges {
  /// The individual changes. The index path of a section has `NSNotFound` as its item.
  @MainActor
  func updateItems(_ update: ListUpdate) -> [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedSections.map { UICollectionViewUpdateItem(.delete, from: path($0), to: nil) }
    items += deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    items += reloadedSections.map {
      UICollectionViewUpdateItem(.reload, from: path($0), to: path(update.sections[$0] ?? $0))
    }
    items += reloaded.map {
      UICollectionViewUpdateItem(.reload, from: $0, to: update.places[$0] ?? $0)
    }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: path($0)) }
    items += inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    items += movedSections.map {
      UICollectionViewUpdateItem(.move, from: path($0.from), to: path($0.to))
    }
    return items + moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
  }
}

extension ListUpdate {
  /// The insertions, deletions and reloads between two snapshots.
  @MainActor
  func updateItems(counts: [Int]) -> [UICollectionViewUpdateItem] {
    var result: [UICollectionViewUpdateItem] = []
    var known: Set<IndexPath> = []
    for (section, rows) in items.enumerated() {
      for (row, new) in rows.enumerated() {
        let old = IndexPath(item: row, section: section)
        if let place = new ?? places[old] {
          known.insert(place)
          if new == nil { result.append(UICollectionViewUpdateItem(.reload, from: old, to: place)) }
        } else {
          result.append(UICollectionViewUpdateItem(.delete, from: old, to: nil))
        }
      }
    }
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(item: row, section: section)
        if known.contains(path) { continue }
        result.append(UICollectionViewUpdateItem(.insert, from: nil, to: path))
      }
    }
    return result
  }
}
