// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The applied frames of the views of a tree in their superviews' coordinates, superviews first.
  package func appliedFrames(below root: ItemID) -> [Rect] {
    preorder(root).compactMap { items[$0.slot].item.isGuide ? nil : items[$0.slot].item.frame }
  }

  /// The views of a tree with their applied frames, superviews first.
  package func appliedItems(below root: ItemID) -> [(item: ItemID, frame: Rect)] {
    preorder(root).compactMap {
      items[$0.slot].item.isGuide ? nil : ($0, items[$0.slot].item.frame)
    }
  }
}
