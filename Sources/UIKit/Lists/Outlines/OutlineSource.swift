// SPDX-License-Identifier: MIT

import Foundation

/// A data source with section snapshots, whose items may have children.
@MainActor
protocol OutlineSource: AnyObject {
  func isExpanded(at indexPath: IndexPath) -> Bool

  /// Expands or collapses an item, like a tap on its disclosure accessory.
  func toggle(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func isExpanded(at indexPath: IndexPath) -> Bool {
    guard let item = current.item(at: indexPath),
      let section = current.section(at: indexPath.section), hasOutline(section)
    else { return false }
    return snapshot(for: section).isExpanded(item)
  }

  func toggle(at indexPath: IndexPath) {
    guard let item = current.item(at: indexPath),
      let section = current.section(at: indexPath.section), hasOutline(section)
    else { return }
    let handlers = sectionSnapshotHandlers
    if snapshot(for: section).isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      var outline = snapshot(for: section)
      outline.collapse([item])
      return apply(outline, to: section)
    }
    guard handlers.shouldExpandItem?(item) ?? true else { return }
    handlers.willExpandItem?(item)
    var outline = snapshot(for: section)
    if let children = handlers.snapshotForExpandingParent {
      outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
    }
    outline.expand([item])
    apply(outline, to: section)
  }
}
