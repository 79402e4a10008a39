// SPDX-License-Identifier: MIT

public import Foundation

/// Where a cell or supplementary view of a collection stands.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _UIObject {
  /// The item, or the section of a supplementary view.
  open var indexPath: IndexPath
  /// The rectangle in the coordinates of the content.
  open var frame = CGRect.zero
  /// How opaque the view is drawn, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether nothing is to stand there: no view is asked for.
  open var isHidden = false
  /// What stands in front of what; kept, the order of arrival counts.
  open var zIndex = 0
  /// The map about the middle; the frame is that without it.
  open var transform = CGAffineTransform.identity
  /// The kind of a supplementary view; nil for cells.
  open private(set) var representedElementKind: String?

  /// Attributes of an item's cell, at the origin and of no size.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init(object: ())
  }

  /// Attributes of a header, footer or other supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }

  /// The size of ``frame``; setting it keeps the middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The middle of ``frame``; setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// A rectangle of the size of ``frame`` at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Attributes of the same kind that say the same.
  func duplicate() -> UICollectionViewLayoutAttributes {
    let result = type(of: self).init(forCellWith: indexPath)
    result.representedElementKind = representedElementKind
    result.frame = frame
    result.alpha = alpha
    result.isHidden = isHidden
    result.zIndex = zIndex
    result.transform = transform
    return result
  }
}
