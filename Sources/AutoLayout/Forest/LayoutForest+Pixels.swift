// SPDX-License-Identifier: MIT

/// The grid that frames snap to is the environment's unless an item, such as a window on another
/// display, has its own, which holds for all below it.
extension LayoutForest {
  /// Gives an item a grid of its own; nil takes that of the item around it or of the environment.
  public mutating func setPixels(_ pixels: PixelGrid?, of item: ItemID) {
    guard contains(item), items[item.slot].item.pixels != pixels else { return }
    items[item.slot].item.pixels = pixels
    hasOwnPixels = true
    invalidateAllRoots()
  }

  /// The environment around `item`.
  ///
  /// - Complexity: linear in the depth of the item where any has a grid of its own.
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
