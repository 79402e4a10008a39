// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// A collection view between two layouts, by UIKit's documentation of
/// `UICollectionViewTransitionLayout`.
@MainActor
struct LayoutTransitionTests {
  final class Row: UICollectionViewLayout {
    let left: CGFloat
    var heard: [String] = []
    init(left: CGFloat) {
      self.left = left
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100 + left) }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: left, y: 20 * CGFloat(indexPath.item), width: 10 + left, height: 10)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { (0..<2).compactMap { layoutAttributesForItem(at: [0, $0]) } }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { heard.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      heard.append("from")
    }
    override func finalizeLayoutTransition() { heard.append("done") }
  }

  final class Items: UICollectionViewController {
    var asked = 0
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      asked += 1
      return super.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  @Test(arguments: [true, false])
  func cellsStandBetween(_ isFinished: Bool) throws {
    let (from, to) = (Row(left: 0), Row(left: 40))
    let items = Items(collectionViewLayout: from)
    items.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let collection = try #require(items.collectionView)
    collection.layoutIfNeeded()
    var ended: [Bool] = []
    let transition = collection.startInteractiveTransition(to: to) { ended = [$0, $1] }
    #expect(items.asked == 1 && collection.collectionViewLayout === transition)
    transition.transitionProgress = 0.25
    collection.layoutIfNeeded()
    #expect(
      collection.cellForItem(at: [0, 1])?.frame == CGRect(x: 10, y: 20, width: 20, height: 10))
    #expect(collection.contentSize.height == 110)
    isFinished ? collection.finishInteractiveTransition() : collection.cancelInteractiveTransition()
    collection.layoutIfNeeded()
    #expect(ended == [true, isFinished])
    #expect(collection.collectionViewLayout === (isFinished ? to : from))
    #expect(collection.cellForItem(at: [0, 0])?.frame.minX == (isFinished ? 40 : 0))
    #expect(from.heard == ["to", "done"] && to.heard == ["from", "done"])
    withExtendedLifetime(items) {}
  }

  @Test func bothLayoutsAreCalledForATransition() {
    let (from, to) = (Row(left: 0), Row(left: 40))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: from)
    collection.setCollectionViewLayout(to, animated: true)
    #expect(from.heard == ["to", "done"] && to.heard == ["from", "done"])
  }
}
