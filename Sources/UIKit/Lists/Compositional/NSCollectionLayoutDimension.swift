// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class NSCollectionLayoutDimension: _UIObject {
  let core: CompositionalLength
  public let dimension: CGFloat

  private init(_ kind: CompositionalLength.Kind, _ dimension: CGFloat) {
    core = CompositionalLength(kind, dimension)
    self.dimension = dimension
    super.init(object: ())
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// As ``estimated(_:)``: siblings keep lengths of their own.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    estimated(estimate)
  }

  /// Whether the other is as long, said in the same way.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.core == core
  }

  nonisolated open override var hash: Int { core.hashValue }

  open var isFractionalWidth: Bool { core.kind == .fractionalWidth }
  open var isFractionalHeight: Bool { core.kind == .fractionalHeight }
  open var isAbsolute: Bool { core.kind == .absolute }
  open var isEstimated: Bool { core.kind == .estimated }
}

open class NSCollectionLayoutSize: _UIObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init(object: ())
  }

  /// Whether the other has equal dimensions.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return onMainActor {
      widthDimension == other.widthDimension && heightDimension == other.heightDimension
    }
  }

  nonisolated open override var hash: Int {
    onMainActor { widthDimension.hash ^ heightDimension.hash }
  }
}

open class NSCollectionLayoutSpacing: _UIObject {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init(object: ())
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the other is as wide and as flexible.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return spacing == other.spacing && isFlexibleSpacing == other.isFlexibleSpacing
  }

  nonisolated open override var hash: Int { spacing.hashValue }

  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  var core: CompositionalSpacing { CompositionalSpacing(spacing, isFlexible: isFlexibleSpacing) }
}

open class NSCollectionLayoutEdgeSpacing: _UIObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init(object: ())
  }
}

extension NSCollectionLayoutSize {
  var outline: String { "\(widthDimension.outline) by \(heightDimension.outline)" }
}

extension NSCollectionLayoutDimension {
  fileprivate var outline: String {
    switch core.kind {
    case .fractionalWidth: "\(dimension) of the width"
    case .fractionalHeight: "\(dimension) of the height"
    case .absolute: "\(dimension)"
    case .estimated: "about \(dimension)"
    }
  }
}
