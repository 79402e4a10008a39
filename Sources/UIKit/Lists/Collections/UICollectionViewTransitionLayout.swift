// SPDX-License-Identifier: MIT

public import Foundation

/// Interpolates linearly between the attributes of two layouts, by ``transitionProgress``.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  @_ObservedChange(UICollectionViewTransitionLayout.invalidateLayout)
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  /// The elements that either layout has in the rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let all =
      (currentLayout.layoutAttributesForElements(in: rect) ?? [])
      + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
    for attributes in all
    where !found.contains(where: {
      $0.indexPath == attributes.indexPath
        && $0.representedElementKind == attributes.representedElementKind
    }) {
      let kind = attributes.representedElementKind ?? ""
      let placed =
        switch attributes.representedElementCategory {
        case .cell: layoutAttributesForItem(at: attributes.indexPath)
        case .supplementaryView:
          layoutAttributesForSupplementaryView(ofKind: kind, at: attributes.indexPath)
        case .decorationView:
          layoutAttributesForDecorationView(ofKind: kind, at: attributes.indexPath)
        }
      found.append(placed ?? attributes)
    }
    return found
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// The interpolated attributes. An element of only one layout keeps its place and fades in or
  /// out.
  private func between(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let from, let to else {
      let copy = (from ?? to)?.copy() as? UICollectionViewLayoutAttributes
      copy?.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
      return copy
    }
    guard let copy = to.copy() as? UICollectionViewLayoutAttributes else { return to }
    copy.center = CGPoint(
      x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    copy.size = CGSize(
      width: between(from.size.width, to.size.width),
      height: between(from.size.height, to.size.height))
    copy.alpha = between(from.alpha, to.alpha)
    return copy
  }
}

/// No effect.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: _UIObject {
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always, never
  }

  open var decelerationRate = NSCollectionLayoutSectionOrthogonalDecelerationRate.automatic
  open var bounce = Bounce.automatic

  init() { super.init(object: ()) }
}

/// No effect.
public enum NSCollectionLayoutSectionOrthogonalDecelerationRate: Sendable {
  case automatic, normal, fast
}

/// No effect.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 3)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension UIImage {
  /// No effect.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}
