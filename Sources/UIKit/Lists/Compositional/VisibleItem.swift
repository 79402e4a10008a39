// SPDX-License-Identifier: MIT

import Foundation

/// A visible item whose attributes a section's handler may change before the layout places it.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var frame: CGRect { attributes.frame }

  var bounds: CGRect { attributes.bounds }

  var indexPath: IndexPath { attributes.indexPath }

  var name: String { attributes.representedElementKind ?? "" }

  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }

  var representedElementKind: String? { attributes.representedElementKind }
}

extension UICollectionViewCompositionalLayout {
  /// Calls the sections' handlers and returns the changed attributes.
  func applyHandlers(
    to visible: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard !handlers.isEmpty, let collectionView else { return visible }
    var visible = visible
    for (section, handler) in handlers.sorted(by: { $0.key < $1.key }) {
      var items: [VisibleItem] = []
      for index in visible.indices where visible[index].indexPath.section == section {
        // Handlers change copies. The layout's attributes stay the same.
        visible[index] = visible[index].duplicate()
        items.append(VisibleItem(visible[index]))
      }
      guard !items.isEmpty else { continue }
      handler(
        items, collectionView.contentOffset,
        LayoutContainer(
          collectionView.visibleContent.size, insets: .zero, collectionView.traitCollection))
    }
    return visible
  }
}
