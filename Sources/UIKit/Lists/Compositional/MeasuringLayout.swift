// SPDX-License-Identifier: MIT

import Foundation

/// A layout that measures its visible views.
@MainActor
protocol MeasuringLayout: UICollectionViewLayout {
  /// Whether the view of `attributes` needs a measurement.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool
  /// Records the measured size of a view.
  func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes)
  func forgetMeasures()
  /// Moves the recorded sizes of remaining items to their new index paths.
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
