// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Copies and archives of objects that describe layouts and texts.
///
/// Source: the references of these classes, whose protocols are `NSCopying` and `NSSecureCoding`.
@MainActor
struct CopiesTests {
  private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }

  private var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44))
  }

  @Test func dimensionsAreEqualByValue() {
    #expect(size == size)
    #expect(size.widthDimension == .fractionalWidth(0.5))
    #expect(size.widthDimension != .fractionalHeight(0.5))
    #expect(NSCollectionLayoutSpacing.fixed(8) == .fixed(8))
    #expect(NSCollectionLayoutSpacing.fixed(8) != .flexible(8))
  }

  @Test func copiesOfItemsIncludeTheirSettableProperties() throws {
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let copy = try #require(item.copy() as? NSCollectionLayoutItem)
    #expect(copy !== item && copy.layoutSize == size)
    #expect(copy.contentInsets == item.contentInsets)
    copy.contentInsets = .zero
    #expect(item.contentInsets.top == 1)

    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(9)
    let other = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(other !== group && other.interItemSpacing == .fixed(9))
    #expect(other.subitems == group.subitems)

    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let second = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(second.pinToVisibleBounds && second.elementKind == "header")

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.boundarySupplementaryItems = [header]
    let third = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(third !== section && third.interGroupSpacing == 12)
    #expect(third.boundarySupplementaryItems == [header])
  }

  @Test func symbolConfigurationsAreValues() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .large)
    #expect(
      configuration == UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .large))
    #expect(configuration != UIImage.SymbolConfiguration(pointSize: 18, weight: .bold))
    let styled = UIImage.SymbolConfiguration(textStyle: .headline)
    #expect(styled != configuration)
    #expect(styled.copy() as? UIImage.SymbolConfiguration == styled)
  }

  @Test func textsAreArchived() throws {
    let tab = NSTextTab(textAlignment: .right, location: 120)
    #expect(try archived(tab) == tab)
    let descriptor = UIFont.systemFont(ofSize: 21, weight: .heavy).fontDescriptor
    let read = try #require(try archived(descriptor))
    #expect(read.pointSize == 21)
    #expect(UIFont(descriptor: read, size: 0) == UIFont.systemFont(ofSize: 21, weight: .heavy))
  }

  @Test func guidesAreArchivedWithTheirIdentifiers() throws {
    let guide = UILayoutGuide()
    guide.identifier = "column"
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(guide, forKey: "guide")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let read = reader.decodeObject(forKey: "guide") as? UILayoutGuide
    #expect(read?.identifier == "column")
  }
}
