// SPDX-License-Identifier: MIT

import Foundation

// The sizes that cells prefer.
extension UICollectionView {
  /// Measures the item of `cell` again at the next layout, if the layout supports self-sizing.
  func remeasure(_ cell: UICollectionViewCell) {
    guard !collection.isLayingOut || collection.isAnnouncing,
      let indexPath = indexPath(for: cell)
    else { return }
    if cell.offeredSize != nil {
      cell.offeredSize = nil
    } else {
      guard collectionViewLayout.forgetPreferredSize(at: indexPath) else { return }
      collection.needsPreparing = true
    }
    setNeedsLayout()
  }

  /// Measures the visible views.
  ///
  /// - Returns: whether the layout accepted another size.
  func measureVisibleViews(
    _ visible: [UICollectionViewLayoutAttributes], _ measured: inout Set<CollectionState.Element>
  ) -> Bool {
    guard let layout = collectionViewLayout as? any MeasuringLayout else {
      return offerSizes(visible, &measured)
    }
    var isChanged = false
    for attributes in visible where layout.measures(attributes) {
      guard measured.insert(element(of: attributes)).inserted, let view = view(for: attributes)
      else { continue }
      view.place(at: attributes)
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
      let isTaken = layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      layout.take(isTaken ? preferred.size : attributes.size, of: attributes)
      if isTaken {
        isChanged = true
        collection.needsPreparing = true
      }
    }
    return isChanged
  }

  /// Offers the sizes that new and resized views prefer to a layout of the client.
  ///
  /// - Returns: whether the layout accepted a size.
  private func offerSizes(
    _ visible: [UICollectionViewLayoutAttributes], _ measured: inout Set<CollectionState.Element>
  ) -> Bool {
    let layout = collectionViewLayout
    var isChanged = false
    for attributes in visible where attributes.representedElementCategory != .decorationView {
      guard let view = view(for: attributes), view.offeredSize != attributes.size,
        measured.insert(element(of: attributes)).inserted
      else { continue }
      view.offeredSize = attributes.size
      view.place(at: attributes)
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      isChanged = true
    }
    return isChanged
  }
}
