// SPDX-License-Identifier: MIT

import Foundation

/// The item counts, views and selection of a collection view.
@MainActor
final class CollectionState {
  /// A cell or supplementary view, by its kind and index path. The kind of cells is empty.
  struct Element: Hashable, Comparable {
    var kind = ""
    var indexPath: IndexPath

    static func < (left: Element, right: Element) -> Bool {
      left.kind == right.kind ? left.indexPath < right.indexPath : left.kind < right.kind
    }
  }

  /// The layout's background colour, shown if the collection view has no background colour.
  var layoutBackgroundColor: UIColor?
  /// Shows the colour of a list above the collection view's own background.
  var cover: UIView?

  /// The key of registered and reusable views: kind and reuse identifier.
  struct Identity: Hashable {
    var kind = ""
    var identifier: String
  }

  var counts: [Int] = []
  var needsReload = true
  var needsPreparing = true
  /// The bounds of the last layout.
  var bounds = CGRect.zero
  /// Whether the layout decides if new bounds invalidate it. Meanwhile the view's `bounds` reads
  /// ``bounds``, the old ones.
  var isCheckingBounds = false
  /// Whether the layout was prepared at least once. Before that, new bounds invalidate nothing.
  var hasPrepared = false
  /// The scroll distance that invalidation contexts requested.
  var offsetAdjustment = CGPoint.zero
  var views: [Element: UICollectionReusableView] = [:]
  /// The new views, until the call of the delegate's `willDisplay`.
  var appearing: Set<ObjectIdentifier> = []
  var reusable: [Identity: [UICollectionReusableView]] = [:]
  var classes: [Identity: UICollectionReusableView.Type] = [:]
  var nibs: [Identity: UINib] = [:]
  /// The prototype cells and supplementary views of the storyboard.
  var prototypes: [Identity: InterfacePrototype] = [:]
  var selected: [IndexPath] = []
  /// The touched item.
  var touched: IndexPath?
  /// The touched accessory of the item, if it handles touches itself.
  var touchedAccessory: UICellAccessory?
  /// The interactive movement in progress.
  var movement: InteractiveMovement?
  var prefetching = Prefetching()
  /// The optional methods that the data source was found not to implement.
  var unimplemented: UnimplementedMethods = []
  /// Increases whenever the collection view shows other items.
  var revision = 0
  /// The nesting depth of batch updates. ``changes`` collects the changes of the batch.
  var updates = 0
  var changes = ListChanges()
  /// The item that is being reconfigured, and its cell.
  var configured: (path: IndexPath, cell: UICollectionViewCell)?
  var isLayingOut = false
  /// Whether the delegate is told about a new view, which it may change.
  var isAnnouncing = false

  /// The visible elements, in an order that does not depend on hashes.
  var elements: [Element] { views.keys.sorted() }

  nonisolated init() {}

  /// Records that a default implementation was called in place of the data source's own.
  ///
  /// - Returns: false, the result of the default implementation.
  @discardableResult
  func noteUnimplemented(_ method: UnimplementedMethods) -> Bool {
    unimplemented.insert(method)
    return false
  }
}
