// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Collection views: the item frames of flow layouts, and the items that have cells.
@MainActor
struct CollectionTests {
  private final class TagCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var counts = [7]
    var made = 0
    var widths: [CGFloat]?

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? TagCell)?.label.text = String(repeating: "word ", count: indexPath.item + 1)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let own = (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
      return widths.map {
        CGSize(width: $0[indexPath.item], height: 20 + 10 * CGFloat(indexPath.item))
      }
        ?? own
    }
  }

  private let flow = UICollectionViewFlowLayout()
  private let source = Source()
  private let collection: UICollectionView

  init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flow)
    collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    collection.dataSource = source
    collection.delegate = source
  }

  /// 3 items of 90 points leave 320 − 270 = 50 points for two gaps of 25. The last line keeps the
  /// columns.
  @Test func linesAreFilledAndSpread() {
    flow.itemSize = CGSize(width: 90, height: 40)
    collection.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [0, 115, 230, 0, 115, 230, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 50, 50, 50, 100])
    #expect(collection.contentSize == CGSize(width: 320, height: 140))
  }

  @Test func insetsSpacingAndHeadersTakeTheirRoom() {
    source.counts = [2, 1]
    flow.itemSize = CGSize(width: 100, height: 40)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20)
    flow.minimumInteritemSpacing = 30
    flow.headerReferenceSize = CGSize(width: 0, height: 12)
    collection.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame)
    #expect(frames[0].origin == CGPoint(x: 20, y: 17))
    #expect(frames[1].origin == CGPoint(x: 150, y: 17))
    #expect(frames[2].origin == CGPoint(x: 20, y: 12 + 5 + 40 + 7 + 12 + 5))
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 64, width: 320, height: 12))
    #expect(collection.contentSize.height == 128)
  }

  @Test func itemsOfDifferentSizesStandInTheMiddleOfTheirLine() {
    source.counts = [3]
    source.widths = [100, 150, 200]
    collection.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame)
    // Items of 100 and 150 points share a line of height 30, with 70 points between them.
    #expect(frames[0] == CGRect(x: 0, y: 5, width: 100, height: 20))
    #expect(frames[1] == CGRect(x: 170, y: 0, width: 150, height: 30))
    #expect(frames[2] == CGRect(x: 0, y: 40, width: 200, height: 40))
  }

  @Test func columnsFollowEachOtherSideways() {
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 30, height: 60)
    collection.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [0, 0, 0, 40, 40, 40, 80])
    #expect(frames.map(\.minY) == [0, 70, 140, 0, 70, 140, 0])
    #expect(collection.contentSize == CGSize(width: 110, height: 200))
  }

  @Test func onlyItemsInViewHaveCellsAndCellsAreUsedAgain() throws {
    source.counts = [3000]
    flow.itemSize = CGSize(width: 90, height: 40)
    collection.layoutIfNeeded()
    let made = source.made
    #expect(made == 12)
    let first = collection.visibleCells
    let path = IndexPath(item: 1500, section: 0)
    collection.scrollToItem(at: path, at: .top, animated: false)
    collection.layoutIfNeeded()
    #expect(collection.contentOffset.y == 25_000)
    let cell = try #require(collection.cellForItem(at: path))
    #expect(cell.frame.minY == 25_000)
    #expect(first.contains(cell))
    #expect(collection.indexPath(for: cell) == path)
    #expect(collection.subviews.count <= 16)
  }

  @Test func estimatedItemsAreAsLargeAsTheirConstraints() throws {
    source.counts = [4]
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? TagCell }
    try #require(cells.count == 4)
    for cell in cells {
      #expect(abs(cell.frame.width - cell.label.intrinsicContentSize.width - 16) < 0.6)
      #expect(abs(cell.frame.height - cell.label.intrinsicContentSize.height - 8) < 0.6)
      #expect(cell.contentView.frame.size == cell.frame.size)
      #expect(cell.label.frame.minX == 8)
    }
    #expect(cells[3].frame.width > cells[0].frame.width * 2)
  }

  @Test func customLayoutsPlaceWhatTheySay() {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = CGSize(width: 10, height: 10)
        attributes.center = CGPoint(x: 5 + 10 * indexPath.item, y: 5 + 10 * indexPath.item)
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return (0..<count).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }.filter { $0.frame.intersects(rect) }
      }
    }
    source.counts = [3]
    collection.setCollectionViewLayout(Diagonal(), animated: false)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 10, 20])
    #expect(collection.contentSize == CGSize(width: 100, height: 100))
  }

  @Test func changesShowAfterTheNextLayout() {
    source.counts = [2]
    collection.layoutIfNeeded()
    source.counts = [3]
    var isComplete = false
    collection.performBatchUpdates {
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    } completion: {
      isComplete = $0
    }
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 3)
    #expect(isComplete)
    collection.frame.size.width = 110
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 60, 0])
  }
}
