// SPDX-License-Identifier: MIT

public import Foundation

open class UICollectionViewLayoutAttributes: _UIObject, NSCopying {
  open var indexPath = IndexPath()
  /// The box around the transformed view. Without a transform it is ``size`` around ``center``, and
  /// the setter sets both.
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return place }
      return LayerGeometry.box(of: size, Self.middle, transform)
        .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      guard !transform.isIdentity else {
        place = newValue
        return
      }
      let (size, center) = LayerGeometry.placement(in: newValue, Self.middle, transform)
      place.size = size
      self.center = center
    }
  }
  private static let middle = CGPoint(x: 0.5, y: 0.5)
  /// The frame without the transform.
  private(set) var place = CGRect.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  /// Views with a positive index are in front of all others. Views of equal index keep their order.
  open var zIndex = 0
  open var transform = CGAffineTransform.identity
  /// Uses the affine part alone. Depth has no effect.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open internal(set) var representedElementKind: String?

  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Whether the layout sets the width, so that the content does not change it.
  var isWidthFixed = false
  /// Whether the layout sets the height, so that the content does not change it.
  var isHeightFixed = false
  /// Whether the element is pinned to the visible bounds.
  var isPinned = false

  public init() { super.init(object: ()) }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  open var size: CGSize {
    get { place.size }
    set {
      let center = center
      place.size = newValue
      self.center = center
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    onMainActor { UncheckedAccess(duplicate()) }.value
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return onMainActor { hasEqualValues(as: other) }
  }

  nonisolated open override var hash: Int { onMainActor { indexPath.hashValue } }

  private func hasEqualValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
      && place == other.place && alpha == other.alpha && isHidden == other.isHidden
      && zIndex == other.zIndex && transform == other.transform
  }

  /// A copy of the same class.
  func duplicate() -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes.make(type(of: self))
    result.indexPath = indexPath
    result.representedElementKind = representedElementKind
    result.representedElementCategory = representedElementCategory
    (result.isWidthFixed, result.isHeightFixed) = (isWidthFixed, isHeightFixed)
    result.isPinned = isPinned
    result.place = place
    result.alpha = alpha
    result.isHidden = isHidden
    result.zIndex = zIndex
    result.transform = transform
    return result
  }
}
