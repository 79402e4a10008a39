// SPDX-License-Identifier: MIT

public import Foundation

/// A length of a compositional layout: a part of what is around, points, or points until it is measured.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: _UIObject {
  enum Kind: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The part, or the points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init(object: ())
  }

  /// A part of the width of what is around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of what is around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// So many points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// So many points until the cell comes into view and says its own length; for groups the length of
  /// what is in them.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a part of the width of what is around.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height of what is around.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is so many points whatever the content.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether content has the last word.
  open var isEstimated: Bool { kind == .estimated }

  /// The points in what is around, never negative.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, dimension * container.width)
    case .fractionalHeight: max(0, dimension * container.height)
    case .absolute, .estimated: max(0, dimension)
    }
  }
}

/// The size of an item, a group or a supplementary view of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: _UIObject {
  /// The length from side to side.
  public let widthDimension: NSCollectionLayoutDimension
  /// The length from top to bottom.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size by its lengths.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init(object: ())
  }

  func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// A distance of a compositional layout, in points.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: _UIObject {
  /// The points, or the least of them.
  public let spacing: CGFloat
  /// Whether the distance takes a share of what is left.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init(object: ())
  }

  /// At least so many points, and an equal share of what is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether it is so many points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Distances around an item; nil for none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: _UIObject {
  /// Before the item, in reading direction.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// After the item, in reading direction.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Distances by edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init(object: ())
  }
}
