// SPDX-License-Identifier: MIT

/// Pixel grids. Frames snap to the grid of the environment. An item, such as a window on another
/// display, may have its own grid, which then applies to its descendants.
extension LayoutForest {
  /// Sets the item's own pixel grid; nil uses that of its superview or the environment.
  public mutating func setPixels(_ pixels: PixelGrid?, of item: ItemID) {
    guard contains(item), items[item.slot].item.pixels != pixels else { return }
    items[item.slot].item.pixels = pixels
    hasOwnPixels = true
    invalidateAllRoots()
  }

  /// The environment of `item`, with the pixel grid that applies to it.
  ///
  /// - Complexity: linear in the depth of the item if any item has its own grid.
  public func environment(of item: ItemID) -> Environment {
    guard hasOwnPixels, contains(item) else { return environment }
    var next: ItemID? = item
    while let item = next {
      if let pixels = items[item.slot].item.pixels {
        var own = environment
        own.pixels = pixels
        return own
      }
      next = parent(of: item)
    }
    return environment
  }
}
