// SPDX-License-Identifier: MIT

public import Foundation

/// How sections of a compositional layout follow each other.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: _UIObject {
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets of sections begin from where they do not say.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Sections below each other, without distance.
  public init() {
    super.init(object: ())
  }
}

/// Says how a section is laid out; nil is an error.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out items in groups, groups in sections, each section as it likes.
///
/// Lengths that are estimated are asked of the cells that come into view.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, MeasuringLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var placed = CompositionalArrangement()
  /// What views asked for.
  private var measured: [CollectionState.Element: CGSize] = [:]

  /// How sections follow each other.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// All sections alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  /// All sections alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Each section as the provider says.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  /// Each section as the provider says.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// A layout whose sections are lists.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    placed = CompositionalArrangement(
      of: collectionView, configuration, measured: measured, provider: provider)
  }

  open override var collectionViewContentSize: CGSize { placed.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return placed.elements(in: rect, visible: collectionView.visibleContent)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placed.items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.elements.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  // MARK: Measuring

  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    (!attributes.isWidthFixed || !attributes.isHeightFixed)
      && measured[attributes.element] == nil
  }

  func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    measured[attributes.element] = size
  }

  func forgetMeasures() { measured = [:] }
}

extension UICollectionView {
  /// The part of the content that no bar covers.
  var visibleContent: CGRect { bounds.inset(by: adjustedContentInset) }
}
