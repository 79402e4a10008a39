// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The calls of a collection view to its layout for bounds and data, and its use of layout
/// attributes.
///
/// Source, unless a test states another: the reference of UICollectionViewLayout and its
/// invalidation context.
@MainActor
@Suite struct LayoutInvalidationTests {
  private final class Context: UICollectionViewLayoutInvalidationContext {
    var isForBounds = false
  }

  /// The initializer of an invalidation context is not required.
  private final class NamedContext: UICollectionViewLayoutInvalidationContext {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }
  }

  @Test func subclassesOfContextsNeedNoInit() {
    #expect(NamedContext(name: "bricks").name == "bricks")
  }

  /// A layout with rows of 50 points.
  private final class Rows: UICollectionViewLayout {
    var said: [(everything: Bool, counts: Bool, isForBounds: Bool)] = []
    var bounds: [(old: CGRect, new: CGRect)] = []
    var isAffected = true

    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      said.append(
        (
          context.invalidateEverything, context.invalidateDataSourceCounts,
          (context as? Context)?.isForBounds ?? false
        ))
      super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      if let collectionView { bounds.append((collectionView.bounds, newBounds)) }
      return isAffected
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.isForBounds = true
      return context
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 1500) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<30).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 50, height: 50)
      attributes.zIndex = 10 - indexPath.item
      return attributes
    }
  }

  /// Does not call super, which the method's reference allows.
  private final class Cell: UICollectionViewCell {
    var applied = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var sections = 1
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "head")
    }
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  // MARK: Bounds

  @Test func scrollingInvalidatesWithAContextOfTheLayoutsOwn() {
    let layout = Rows()
    let collection = show(layout)
    layout.said = []
    collection.contentOffset.y = 10
    #expect(layout.said.count == 1)
    #expect(layout.said.last.map { $0 == (false, false, true) } == true)
    #expect(layout.bounds.last?.old.minY == 0, "the bounds read as they were")
    #expect(layout.bounds.last?.new.minY == 10)
    collection.layoutIfNeeded()
    #expect(layout.said.count == 1)

    layout.isAffected = false
    collection.contentOffset.y = 60
    collection.layoutIfNeeded()
    #expect(layout.said.count == 1)
    #expect(collection.cellForItem(at: [0, 5]) != nil, "what came into view has cells")
  }

  @Test func anotherSizeIsComparedWithTheFormerOne() {
    let layout = Rows()
    let collection = show(layout)
    layout.bounds = []
    collection.frame.size.width = 150
    collection.layoutIfNeeded()
    #expect(layout.bounds.count == 1)
    #expect(layout.bounds.first?.old.width == 100)
    #expect(layout.bounds.first?.new.width == 150)
    #expect(layout.said.last.map { $0 == (false, false, true) } == true)
    #expect(collection.bounds.width == 150)
  }

  @Test func contextsMoveTheContent() {
    let layout = Rows()
    let collection = show(layout)
    layout.isAffected = false
    let context = Context()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset.y == 0)
    collection.layoutIfNeeded()
    collection.layoutIfNeeded()
    #expect(collection.contentOffset.y == 25)
  }

  // MARK: Data

  @Test func contextsSayWhetherTheDataChanged() {
    let layout = Rows()
    let collection = show(layout)
    layout.said = []
    layout.invalidateLayout()
    #expect(layout.said.last.map { $0 == (true, false, false) } == true)
    collection.reloadData()
    #expect(layout.said.last.map { $0 == (true, true, false) } == true)
    collection.layoutIfNeeded()
    collection.reloadItems(at: [[0, 0]])
    #expect(layout.said.last.map { $0 == (false, true, false) } == true)
  }

  // MARK: Attributes

  @Test func cellFramesApplyWithoutSuperApply() throws {
    let collection = show(Rows())
    let cell = try #require(collection.cellForItem(at: [0, 2]) as? Cell)
    #expect(cell.applied > 0)
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 50, height: 50))
  }

  /// Source: libraries for stacked cells, which set z indexes.
  @Test func zIndexSetsTheLayersZPosition() throws {
    let collection = show(Rows())
    let cells = (0..<4).compactMap { collection.cellForItem(at: [0, $0]) }
    #expect(cells.map(\.layer.zPosition) == [10, 9, 8, 7])
    #expect(Array(collection.subviews.suffix(4)) == cells.reversed())
  }

  // MARK: Headers that stay

  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.footerReferenceSize = CGSize(width: 100, height: 30)
    return layout
  }

  @Test func headersStayInViewAsLongAsTheirSections() throws {
    source.sections = 2
    let layout = flow()
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = show(layout)
    func header(_ section: Int) -> UIView? {
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
    }
    #expect(header(0)?.frame.minY == 0)
    collection.contentOffset.y = 700
    collection.layoutIfNeeded()
    #expect(header(0)?.frame == CGRect(x: 0, y: 700, width: 100, height: 20))
    #expect(collection.subviews.last === header(0), "in front of the items")
    // A section takes 20 + 30 × 50 + 30 points.
    collection.contentOffset.y = 1540
    collection.layoutIfNeeded()
    #expect(header(0)?.frame.minY == 1530)
    #expect(header(1)?.frame.minY == 1550)
    collection.contentInset.top = 40
    collection.contentOffset.y = 1700
    collection.layoutIfNeeded()
    #expect(header(1)?.frame.minY == 1740)

    layout.sectionHeadersPinToVisibleBounds = false
    collection.layoutIfNeeded()
    #expect(header(1) == nil)
  }

  @Test func footersStayInViewAsLongAsTheirSections() {
    let layout = flow()
    layout.sectionFootersPinToVisibleBounds = true
    let collection = show(layout)
    let kind = UICollectionView.elementKindSectionFooter
    #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 170)
    collection.contentOffset.y = 1350
    collection.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 1520)
  }
}
