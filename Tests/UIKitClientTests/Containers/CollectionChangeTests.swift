// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Changes of collection views in a window, by the documentation of
/// `performBatchUpdates(_:completion:)` and `prepare(forCollectionViewUpdates:)`.
@MainActor
@Suite(.serialized)
struct CollectionChangeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let layout = Told()
  private let collection: UICollectionView
  private let source = Items()

  private final class Told: UICollectionViewFlowLayout {
    var told: [String] = []
    var proposed: CGPoint?

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      told += updateItems.map {
        "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      told.append("final")
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposed ?? proposedContentOffset }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var names = ["a", "b", "c"]
    var asked: [Int] = []
    var headers = 0

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = names[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      headers += 1
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  init() {
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = source
    window.addSubview(collection)
    window.isHidden = false
    window.layoutIfNeeded()
    source.asked = []
  }

  private var shown: [String?] { collection.visibleCells.map(\.accessibilityIdentifier) }

  @Test func itemsHaveTheirCellsWhenTheCallReturns() {
    let old = collection.visibleCells
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    source.names = ["x", "a", "c"]
    var completed = false
    collection.performBatchUpdates {
      collection.deleteItems(at: [[0, 1]])
      collection.insertItems(at: [[0, 0]])
    } completion: {
      completed = $0
    }
    #expect(completed)
    #expect(shown == ["x", "a", "c"])
    #expect(source.asked == [0])
    #expect(collection.cellForItem(at: [0, 1]) === old[0])
    #expect(old[0].frame.minY == 70)
    #expect(collection.indexPathsForSelectedItems == [[0, 2]])
    #expect(source.headers == 1)
    #expect(layout.told == ["delete 1 -1", "insert -1 0", "final"])
  }

  @Test func layoutDecidesWhereTheContentStandsAfterwards() {
    source.names += (0..<10).map(String.init)
    layout.proposed = CGPoint(x: 0, y: 100)
    collection.insertItems(at: (3..<13).map { [0, $0] })
    #expect(collection.contentOffset.y == 100)
    #expect(collection.cellForItem(at: [0, 6]) != nil)
    source.names = ["a"]
    collection.deleteItems(at: (1..<13).map { [0, $0] })
    #expect(collection.contentOffset.y == 0)
  }

  @Test func reloadedItemsGetOtherCellsAndReconfiguredKeepTheirs() {
    let old = collection.visibleCells
    source.names = ["A", "B", "c"]
    collection.performBatchUpdates {
      collection.reloadItems(at: [[0, 0]])
      collection.reconfigureItems(at: [[0, 1]])
    }
    #expect(shown == ["A", "B", "c"])
    #expect(collection.cellForItem(at: [0, 0]) !== old[0])
    #expect(collection.cellForItem(at: [0, 1]) === old[1])
    #expect(layout.told == ["reload 0 0", "final"])
  }

  @Test func numbersThatDoNotFollowAreAnError() {
    source.names.append("d")
    let raised = exceptions { collection.insertItems(at: [[0, 3], [0, 4]]) }
    #expect(
      raised.first?.reason.hasPrefix(
        "Invalid update: invalid number of items in section 0. The number of items contained in an "
          + "existing section after the update (4)") == true)
  }

  @Test func snapshotTellsTheLayoutWhatChanged() {
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, indexPath, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = item
      return cell
    }
    source.supplementaryViewProvider = { collection, kind, indexPath in
      collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(shown == ["a", "b", "c"])
    let b = collection.cellForItem(at: [0, 1])
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["d"])
    snapshot.reloadItems(["c"])
    layout.told = []
    source.apply(snapshot)
    #expect(shown == ["b", "c", "d"])
    #expect(collection.cellForItem(at: [0, 0]) === b)
    #expect(layout.told == ["delete 0 -1", "reload 2 1", "insert -1 2", "final"])
  }

  @Test func measuredSizesOfItemsThatStayAreKept() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var heights = ["a": 80.0, "b": 60.0, "c": 70.0]
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, item in
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: heights[item] ?? 0),
      ])
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    list.contentOffset.y = 60
    list.layoutIfNeeded()
    list.contentOffset.y = 0
    list.layoutIfNeeded()
    let before = list.contentSize.height
    heights["c"] = 44
    snapshot.insertItems(["c"], beforeItem: "a")
    source.apply(snapshot)
    #expect(list.contentSize.height - before == 44)
  }
}
