// SPDX-License-Identifier: MIT

/// The grid that frames snap to is the environment's unless a root, such as a window on another
/// display, has its own.
extension LayoutForest {
  /// Gives the tree of `root` a grid of its own; nil takes that of the environment.
  public mutating func setPixels(_ pixels: PixelGrid?, of root: ItemID) {
    guard contains(root), items[root.slot].item.pixels != pixels else { return }
    items[root.slot].item.pixels = pixels
    hasOwnPixels = true
    invalidateAllRoots()
  }

  /// The environment of the tree of `item`.
  ///
  /// - Complexity: linear in the depth of the item where any root has a grid of its own.
  func environment(of item: ItemID) -> Environment {
    guard hasOwnPixels, contains(item), let pixels = self[root(of: item)].pixels else {
      return environment
    }
    var own = environment
    own.pixels = pixels
    return own
  }
}
