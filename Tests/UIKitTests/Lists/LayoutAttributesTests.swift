// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Attributes of items that layouts scale and rotate.
///
/// Source: Apple's documentation: size and center place an item, and the transform applies to its
/// view.
@MainActor
struct LayoutAttributesTests {
  @Test func aTransformKeepsSizeAndCenter() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(attributes.size == CGSize(width: 200, height: 100))
    #expect(attributes.center == CGPoint(x: 200, y: 50))
    #expect(attributes.frame == CGRect(x: 150, y: 25, width: 100, height: 50))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == attributes && copy?.size == attributes.size)
    attributes.transform = .identity
    #expect(attributes.frame == CGRect(x: 100, y: 0, width: 200, height: 100))
  }

  private final class Scaled: UICollectionViewLayout {
    var scale: CGFloat = 0.5

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      return [attributes]
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func cellsTakeSizeCenterAndTransform() throws {
    let (layout, source) = (Scaled(), Source())
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    #expect(cell.bounds.size == CGSize(width: 200, height: 100))
    #expect(cell.frame == CGRect(x: 150, y: 25, width: 100, height: 50))
    layout.scale = 1
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 100, y: 0, width: 200, height: 100))
    #expect(cell.transform == .identity)
  }

  /// Source: the collection view places a view before it calls `apply(_:)`, which does nothing by
  /// default.
  @Test func applyingAttributesIsForSubclasses() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    let cell = UICollectionViewCell(frame: .zero)
    cell.apply(attributes)
    #expect(cell.frame == .zero)
  }
}
