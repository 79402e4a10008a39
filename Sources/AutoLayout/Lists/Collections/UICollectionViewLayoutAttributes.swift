// SPDX-License-Identifier: MIT

public import Foundation

/// Where a cell or supplementary view of a collection stands.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _UIObject, NSCopying {
  /// The item, or the section of a supplementary view.
  open var indexPath: IndexPath
  /// The rectangle in the coordinates of the content.
  open var frame = CGRect.zero
  /// How opaque the view is drawn, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether nothing is to stand there: no view is asked for.
  open var isHidden = false
  /// What stands in front of what: those above 0 in front of the others, in the order of arrival.
  open var zIndex = 0
  /// The map about the middle; the frame is that without it.
  open var transform = CGAffineTransform.identity
  /// The kind of a supplementary view; nil for cells.
  open internal(set) var representedElementKind: String?

  /// Whether a cell, a supplementary view or a decoration stands there.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Whether the layout decides the width, whatever the content.
  var isWidthFixed = false
  /// Whether the layout decides the height, whatever the content.
  var isHeightFixed = false
  /// Whether the place is moved to stay in view.
  var isPinned = false
  /// Whether the place is that of a footer.
  var isAtEndOfSection = false

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
    representedElementCategory = .supplementaryView
  }

  /// Attributes of a view that no data stands for.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
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

  /// Attributes of the same class that say the same. Overrides call super and copy what they add.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    onMainActor { Unguarded(duplicate()) }.value
  }

  /// Whether both say the same of the same element. Overrides call super and compare what they add.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return onMainActor { saysTheSame(as: other) }
  }

  /// That of what the attributes are for: equal ones have the same.
  nonisolated open override var hash: Int { onMainActor { indexPath.hashValue } }

  private func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
      && frame == other.frame && alpha == other.alpha && isHidden == other.isHidden
      && zIndex == other.zIndex && transform == other.transform
  }

  /// Attributes of the same kind that say the same.
  func duplicate() -> UICollectionViewLayoutAttributes {
    let result = type(of: self).init(forCellWith: indexPath)
    result.representedElementKind = representedElementKind
    result.representedElementCategory = representedElementCategory
    (result.isWidthFixed, result.isHeightFixed) = (isWidthFixed, isHeightFixed)
    (result.isPinned, result.isAtEndOfSection) = (isPinned, isAtEndOfSection)
    result.frame = frame
    result.alpha = alpha
    result.isHidden = isHidden
    result.zIndex = zIndex
    result.transform = transform
    return result
  }
}
