// SPDX-License-Identifier: MIT

public import Foundation

/// How a list of a collection looks.
///
/// Rows are 44 points high until they are measured. Insets of grouped lists are those of grouped tables
/// as far as they are remembered.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// How sections are set apart.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The section's first item.
    case firstItemInSection = 2
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// How sections are set apart; it never changes.
  public let appearance: Appearance
  /// Whether lines stand between rows; kept, none are drawn.
  public var showsSeparators = true
  /// The colour behind the list; kept.
  public var backgroundColor: UIColor?
  /// What stands above sections.
  public var headerMode = HeaderMode.none
  /// What stands below sections.
  public var footerMode = FooterMode.none
  /// Points above headers; nil for the appearance's own.
  public var headerTopPadding: CGFloat?

  /// A list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// The section that shows the list.
  func section() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    switch appearance {
    case .plain, .sidebarPlain: break
    case .grouped:
      section.contentInsets = NSDirectionalEdgeInsets(top: 35, leading: 0, bottom: 0, trailing: 0)
    case .insetGrouped, .sidebar:
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 35, leading: 16, bottom: 0, trailing: 16)
    }
    if headerMode == .supplementary {
      section.contentInsets.top = 0
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if let headerTopPadding { section.contentInsets.top += headerTopPadding }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
