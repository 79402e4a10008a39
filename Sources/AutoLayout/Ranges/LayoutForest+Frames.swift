// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The applied frames of the views below `root`, superviews first. Each frame is in its
  /// superview's coordinates.
  package func appliedFrames(below root: ItemID) -> [Rect] {
    preorder(root).compactMap { items[$0.slot].item.isGuide ? nil : items[$0.slot].item.frame }
  }

  /// The views below `root` with their applied frames, superviews first.
  package func appliedItems(below root: ItemID) -> [(item: ItemID, frame: Rect)] {
    preorder(root).compactMap {
      items[$0.slot].item.isGuide ? nil : ($0, items[$0.slot].item.frame)
    }
  }
}
