// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing

/// Attributes of items that layouts scale and turn.
///
/// Source: Apple's documentation: size and center say where an item stands, the transform is applied to its view.
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

  @Test func cellsTakeSizeCenterAndTransform() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let cell = UICollectionViewCell(frame: .zero)
    cell.apply(attributes)
    #expect(cell.bounds.size == CGSize(width: 200, height: 100))
    #expect(cell.frame == CGRect(x: 150, y: 25, width: 100, height: 50))
    attributes.transform = .identity
    cell.apply(attributes)
    #expect(cell.frame == CGRect(x: 100, y: 0, width: 200, height: 100))
    #expect(cell.transform == .identity)
  }
}
