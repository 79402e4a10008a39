// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

// The background view and the colours behind the cells.
extension UICollectionView {
  /// Draws the layout's background colour if the collection view has none. `backgroundColor` stays
  /// nil.
  func showBackground() {
    let hasOwn = backgroundColor != nil && backgroundColor != collection.layoutBackgroundColor
    if !hasOwn {
      collection.layoutBackgroundColor = collectionViewLayout.defaultBackgroundColor
      updateAppearance { $0.backgroundColor = collection.layoutBackgroundColor?.color }
    }
    cover(hasOwn || backgroundView != nil ? collectionViewLayout.listBackground : nil)
    placeBackground(backgroundView)
  }

  /// Covers the collection view's own background with the colour of a list. A list with a clear
  /// colour shows the background.
  private func cover(_ color: UIColor?) {
    guard let color, color.cgColor.alpha > 0 else {
      collection.cover?.removeFromSuperview()
      collection.cover = nil
      return
    }
    let cover = collection.cover ?? UIView()
    if cover.backgroundColor != color { cover.backgroundColor = color }
    // It extends beyond the bounds, because a list can be scrolled beyond its content.
    cover.frame = bounds.insetBy(dx: 0, dy: -bounds.height)
    cover.isUserInteractionEnabled = false
    collection.cover = cover
    if cover.superview == nil { addSubview(cover) }
    // A refresh control may be behind it.
    if subviews.first(where: { $0 !== backgroundView }) !== cover { sendSubviewToBack(cover) }
  }

  /// Whether a view stays behind all cells.
  func isBackground(_ view: UIView) -> Bool {
    view === backgroundView || view === collection.cover
  }
}
