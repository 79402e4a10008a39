// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// Recognizes layouts that are ambiguous in the file only.
extension AmbiguityRule {
  /// Whether one of the ambiguous views may have an intrinsic content size at run time, or changes
  /// its size and contains a view that code fills.
  func mayBeResolvedByCode(
    _ items: [ItemID], _ moved: [(item: ItemID, frame: Rect)], _ here: [ItemID: Rect],
    _ axis: Axis, _ snapshot: LayoutSnapshot, _ forest: borrowing LayoutForest
  ) -> Bool {
    var resolvable: Set<ItemID> = []
    var holders: Set<ItemID> = []
    for node in snapshot.nodes where !forest.hasContentRows(node.id) {
      guard let view = names.views[node.id] else { continue }
      if view.isCustom || view.isFilledByCode || node.hasUnknownImage { resolvable.insert(node.id) }
      if view.isFilledByCode, let parent = node.parent {
        holders.insert(snapshot.nodes[parent].id)
      }
    }
    return items.contains { item in
      resolvable.contains(item)
        || holders.contains(item) && moved.contains { $0.item == item && isResized($0, here, axis) }
    }
  }

  /// Whether the two layouts differ only in how views share a point. The content of all views that
  /// change their size fits them, apart from rounding.
  func isOfRounding(
    _ moved: [(item: ItemID, frame: Rect)], _ here: [ItemID: Rect], _ axis: Axis,
    _ snapshot: LayoutSnapshot, _ forest: borrowing LayoutForest
  ) -> Bool {
    let measurer = ContentMeasurer(environment: snapshot.environment)
    let resized = moved.filter { isResized($0, here, axis) }
    for view in resized {
      guard let node = snapshot.nodes.first(where: { $0.id == view.item }),
        forest.hasContentRows(view.item),
        let length = measurer.size(of: node.content, width: node.frame.width)[axis],
        abs(node.frame.size[axis] - length) < 1.01, abs(view.frame.size[axis] - length) < 1.01
      else { return false }
    }
    return !resized.isEmpty
  }

  private func isResized(
    _ view: (item: ItemID, frame: Rect), _ here: [ItemID: Rect], _ axis: Axis
  ) -> Bool { abs(view.frame.size[axis] - (here[view.item]?.size[axis] ?? 0)) > 0.01 }
}
