// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// UIKit's headers: subclasses of layout attributes and of compositional layouts have the same
/// initializers.
@MainActor
@Suite struct SubclassedLayoutTests {
  private final class Attributes: UICollectionViewLayoutAttributes {
    var color: UIColor?
  }

  private final class Compositional: UICollectionViewCompositionalLayout {
    init() {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      super.init(section: NSCollectionLayoutSection(group: group))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Refresher: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .red
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func decorationAttributesCopyTheirIndexPath() throws {
    let attributes = Attributes(forDecorationViewOfKind: "k", with: IndexPath(item: 1, section: 2))
    attributes.color = .red
    #expect(attributes.representedElementKind == "k")
    #expect(attributes.representedElementCategory == .decorationView)
    let copy = try #require(attributes.copy() as? Attributes)
    #expect(copy.indexPath == IndexPath(item: 1, section: 2))
  }

  /// A layout that caches attributes until the data source counts are invalidated.
  private final class Keeping: UICollectionViewLayout {
    private var places: [UICollectionViewLayoutAttributes] = []
    var told: [[Bool]] = []

    override func prepare() {
      guard places.isEmpty, let collectionView else { return }
      places = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        place.frame = CGRect(x: 0, y: 10 * item, width: 100, height: 10)
        return place
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: 10 * places.count)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { places }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      told.append([context.invalidateEverything, context.invalidateDataSourceCounts])
      if context.invalidateDataSourceCounts { places = [] }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 2

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
  }

  /// UIKit's documentation of invalidation contexts: reloads and changes invalidate the counts.
  @Test func reloadsAndChangesInvalidateTheCounts() {
    let layout = Keeping()
    let source = Source()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2)
    source.count = 3
    layout.told = []
    collection.reloadData()
    #expect(layout.told == [[true, true]])
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 30)
    source.count = 4
    collection.insertItems(at: [IndexPath(item: 3, section: 0)])
    #expect(layout.told.last == [false, true])
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 4)
  }

  @Test func layoutsAndControlsCanBeSubclassed() {
    let layout = Compositional()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    #expect(layout.collectionView === collection)
    #expect(Refresher().tintColor == .red)
  }

  /// UIKit's documentation of `appearance()`: every view class has a proxy.
  @Test func allKindsOfViewsHaveAppearances() {
    // The test sets no property, because proxies outlive it.
    _ = UICollectionView.appearance()
    _ = UITableView.appearance()
    _ = UIRefreshControl.appearance()
    _ = UIActivityIndicatorView.appearance()
    _ = UIVisualEffectView.appearance()
    _ = UIPickerView.appearance()
    _ = UISegmentedControl.appearance()
    _ = UIProgressView.appearance()
    _ = UIStackView.appearance()
    _ = UIWindow.appearance()
  }

  /// Source: a form library that gives every cell a title and lets constraints set the height of
  /// some.
  @Test func constraintsOfACellGoBeforeItsStyle() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = nil
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height > 0)
    let picker = UIView()
    picker.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      picker.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      picker.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      picker.heightAnchor.constraint(equalToConstant: 216),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 216)
  }

  /// A row of cells that takes the widths that they prefer.
  private final class Row: UICollectionViewLayout {
    var widths = [CGFloat](repeating: 0, count: 2)

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      widths.indices.map { item in
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        place.frame = CGRect(
          x: widths[..<item].reduce(0, +), y: 0, width: widths[item], height: 10)
        return place
      }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      widths[originalAttributes.indexPath.item] = preferredAttributes.frame.width
      return true
    }
  }

  private final class WideCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
      return layoutAttributes
    }
  }

  /// The reference of `preferredLayoutAttributesFitting(_:)`: the collection view calls it before it
  /// places the cell, and offers the result to the layout, of whatever class that is.
  @Test func everyLayoutIsOfferedThePreferredSizes() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 50), collectionViewLayout: Row())
    view.register(WideCell.self, forCellWithReuseIdentifier: "c")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let frames = (0..<2).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 50, y: 0, width: 100, height: 10),
      ])
  }
}
