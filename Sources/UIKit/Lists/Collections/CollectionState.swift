// SPDX-License-Identifier: MIT

import Foundation

/// What a collection knows of its items and keeps of its cells.
@MainActor
final class CollectionState {
  /// A cell or a supplementary view: its kind, empty for cells, and where in the data it belongs.
  struct Element: Hashable, Comparable {
    var kind = ""
    var indexPath: IndexPath

    static func < (left: Element, right: Element) -> Bool {
      left.kind == right.kind ? left.indexPath < right.indexPath : left.kind < right.kind
    }
  }

  /// The colour of the layout that shows behind everything, where the collection has none.
  var ground: UIColor?

  /// What views are registered and kept under.
  struct Identity: Hashable {
    var kind = ""
    var identifier: String
  }

  var counts: [Int] = []
  var needsReload = true
  var needsPreparing = true
  /// The bounds that places were worked out for.
  var bounds = CGRect.zero
  /// Whether a layout is asked about other bounds, and ``bounds`` are what the view says of itself.
  var isAskingForBounds = false
  /// Whether a layout has worked out places, which other bounds may change.
  var hasPrepared = false
  /// What the layout wants the content to be scrolled by.
  var offsetAdjustment = CGPoint.zero
  var views: [Element: UICollectionReusableView] = [:]
  var reusable: [Identity: [UICollectionReusableView]] = [:]
  var classes: [Identity: UICollectionReusableView.Type] = [:]
  var nibs: [Identity: UINib] = [:]
  /// The cells and supplementary views that a storyboard has for the collection.
  var prototypes: [Identity: InterfacePrototype] = [:]
  var selected: [IndexPath] = []
  /// The item that is being touched.
  var touched: IndexPath?
  /// What the touch has met at the end of it, if that takes touches.
  var touchedAccessory: UICellAccessory?
  /// The item that is being moved.
  var movement: InteractiveMovement?
  var prefetching = Prefetching()
  /// What turned out not to be the data source's own.
  var unimplemented: UnimplementedMethods = []
  /// Goes up as the data source shows other items.
  var revision = 0
  /// The depth of groups of changes, and those of the present one.
  var updates = 0
  var changes = ListChanges()
  /// The item that is configured anew, and its cell.
  var configured: (path: IndexPath, cell: UICollectionViewCell)?
  var isLayingOut = false

  /// What is in view, in an order that does not depend on hashes.
  var elements: [Element] { views.keys.sorted() }

  nonisolated init() {}

  /// What the data source's method gives in place of its own.
  @discardableResult
  func noteUnimplemented(_ method: UnimplementedMethods) -> Bool {
    unimplemented.insert(method)
    return false
  }
}
