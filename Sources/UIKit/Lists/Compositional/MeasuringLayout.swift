// SPDX-License-Identifier: MIT

import Foundation

/// A layout that asks cells in view for their sizes.
@MainActor
protocol MeasuringLayout: UICollectionViewLayout {
  /// Whether the view of `attributes` is to be asked.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool
  /// Takes note of what a view asked for.
  func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes)
  func forgetMeasures()
  /// Keeps the sizes of what stays.
  func moveMeasures(_ update: ListUpdate)
}

extension UICollectionViewFlowLayout: MeasuringLayout {
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementKind == nil
      && preferred[attributes.indexPath] == nil
  }

  func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    preferred[attributes.indexPath] = size
  }

  func forgetMeasures() { preferred = [:] }

  func moveMeasures(_ update: ListUpdate) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in preferred { if let new = update[path] { moved[new] = size } }
    preferred = moved
  }
}
