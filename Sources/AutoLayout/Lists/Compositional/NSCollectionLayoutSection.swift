// SPDX-License-Identifier: MIT

public import Foundation

/// What a section's layout may depend on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The room for a section or group, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size with insets.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
  /// The insets that are asked for.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in force.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room for a section or group.
@MainActor
final class LayoutRoom: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// What insets of sections begin from.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says, the safe area unless set.
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// How a section scrolls across the layout's direction. Nobody scrolls here: groups stand in a line, and
/// those beyond the edge are not in view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// The groups of one section, and what is around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: _UIObject {
  let group: NSCollectionLayoutGroup
  /// Points around the groups, by reading direction.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What ``contentInsets`` begin from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Points between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the groups stand in a line across the layout's direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to the section's insets at its sides.
  open var supplementariesFollowContentInsets = true
  /// What the insets of headers and footers begin from; kept, the section's reference counts.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Is called in UIKit whenever the section scrolls; never here.
  open var visibleItemsInvalidationHandler:
    (
      ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
    )?

  /// A section of as many of the group as its items need.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init(object: ())
  }

  /// A section whose items stand below each other as in a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section() }
}

/// An item in view, for code that changes it as it scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque the view is drawn.
  var alpha: CGFloat { get set }
  /// The middle of the view.
  var center: CGPoint { get set }
  /// The map about the middle.
  var transform: CGAffineTransform { get set }
  /// The rectangle without the map.
  var frame: CGRect { get }
  /// The item, or the section of a supplementary view.
  var indexPath: IndexPath { get }
}
