// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// Rows are 44 points high before they are measured.
///
/// - Unverified: the insets of grouped lists, which are those of grouped tables.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  public enum FooterMode: Int, Sendable { case none, supplementary }

  public let appearance: Appearance
  public var showsSeparators = true
  /// The first list's colour applies to the whole collection view.
  public var backgroundColor: UIColor?
  /// Applies to the lines below rows. Rows have no lines above them.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// Called for each row when it is shown, with ``separatorConfiguration``.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Space above the header of every section, or above its rows if it has no header.
  public var headerTopPadding: CGFloat?
  /// No effect.
  public var contentHuggingElements: UICollectionLayoutListContentHuggingElements = []

  public init(appearance: Appearance) { self.appearance = appearance }

  /// The background colour behind the rows.
  ///
  /// - Unverified: the background of sidebars, which is that of grouped lists.
  var effectiveBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }

  /// The table style whose rows and separators the list resembles.
  var style: CellContent.TableStyle {
    switch appearance {
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .plain, .sidebar, .sidebarPlain: .plain
    }
  }

  var hasSeparators: Bool {
    showsSeparators && appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The separator below a row, or nil.
  func separator(at place: IndexPath) -> UIListSeparatorConfiguration? {
    guard hasSeparators else { return nil }
    let line =
      itemSeparatorHandler?(place, separatorConfiguration) ?? separatorConfiguration
    return line.bottomSeparatorVisibility == .hidden ? nil : line
  }

  func section() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(CollectionListParts.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = self
    switch appearance {
    case .plain, .sidebarPlain: break
    case .grouped:
      section.contentInsets.top = CollectionListParts.topOfGroups
    case .insetGrouped, .sidebar:
      section.contentInsets = NSDirectionalEdgeInsets(
        top: CollectionListParts.topOfGroups, leading: CollectionListParts.margin, bottom: 0,
        trailing: CollectionListParts.margin)
    }
    if headerMode == .supplementary {
      section.contentInsets.top = 0
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
