// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class NSCollectionLayoutGroupCustomItem: _UIObject {
  public let frame: CGRect
  /// No effect.
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init(object: ())
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// How many equal items the group is divided among; nil for as many as have room.
  let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize)
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems, count: count)
    copy.interItemSpacing = interItemSpacing
    return copy.taking(self)
  }

  override func core(_ groups: inout [NSCollectionLayoutGroup]) -> CompositionalItem {
    var group = super.core(&groups)
    switch arrangement {
    case .horizontal: group.arrangement = .horizontal
    case .vertical: group.arrangement = .vertical
    case .custom:
      group.arrangement = .custom(groups.count)
      groups.append(self)
    }
    group.items = subitems.map { $0.core(&groups) }
    group.count = count
    group.spacing = interItemSpacing?.core ?? .none
    return group
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: max(1, count))
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: max(1, count))
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

  /// A line for the group and for everything in it, indented by depth, with sizes; UIKit draws them.
  open func visualDescription() -> String { outline(depth: 0).joined(separator: "\n") }

  override func outline(depth: Int) -> [String] {
    let kind =
      switch arrangement {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      case .custom: "custom"
      }
    let number = count.map { " × \($0)" } ?? ""
    let line = "\(kind) group \(layoutSize.outline)\(number)"
    return [String(repeating: "  ", count: depth) + line]
      + subitems.flatMap { $0.outline(depth: depth + 1) }
  }
}
