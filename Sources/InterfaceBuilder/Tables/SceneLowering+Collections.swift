// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension SceneLowering {
  /// Lowers header, cells and footer of a collection view, which places them itself.
  ///
  /// On the canvas of the file they stay where the file has them; on any other a flow layout places them
  /// anew. What other layouts do with them is code.
  mutating func lowerCollection(
    _ element: IBElement, _ collection: ItemID, in surroundings: ViewSurroundings
  ) {
    var content = CollectionContent()
    for child in element.children where child.isView && !child.isDetachedView {
      if instance != nil, child.isSupplementary { continue }
      let item = lower(child, in: surroundings)
      if child.key == "sectionHeaderView" { content.header = item }
      if child.key == "sectionFooterView" { content.footer = item }
    }
    for child in element.list("subviews") { lower(child, in: surroundings) }
    guard instance == nil else { return }
    let layout = element.child(key: "collectionViewLayout").flatMap {
      $0.name == "collectionViewFlowLayout" ? IBFlowLayout($0) : nil
    }
    for cell in element.list("cells") {
      let item = lower(cell, in: surroundings)
      guard let layout else { continue }
      content.cells.append(.init(cell: item, size: layout.size(of: cell)))
    }
    guard let layout, placesCells else { return }
    content.isVertical = layout.isVertical
    content.measuresCells = layout.estimate != nil
    content.itemSpacing = layout.itemSpacing
    content.lineSpacing = layout.lineSpacing
    content.inset = layout.inset
    content.insetReference = layout.insetReference
    content.headerDepth = layout.depth(of: layout.headerSize)
    content.footerDepth = layout.depth(of: layout.footerSize)
    content.isClearOfBars = !unadjustedScrollViews.contains(collection)
    for item in content.cells.map({ $0.cell })
      + [content.header, content.footer].compactMap({ $0 })
    {
      forest[item].autoresizingMask = []
      forest[item].autoresizingOrigin = nil
    }
    forest[collection].content = .collection(content)
    forest.setNeedsLayout(collection)
  }
}

extension IBFlowLayout {
  /// How large a cell is to begin with: a prototype may have a size of its own.
  fileprivate func size(of cell: IBElement) -> Size {
    let own = cell.size(key: "customSize") ?? itemSize ?? cell.recordedFrame?.size
    return own ?? Size(width: 50, height: 50)
  }
}
