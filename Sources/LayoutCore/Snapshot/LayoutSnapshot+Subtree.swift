// SPDX-License-Identifier: MIT

extension LayoutSnapshot {
  /// The view of `item` with everything in it, in its own coordinates; empty where it is not here.
  public func subtree(of item: ItemID) -> LayoutSnapshot {
    guard let top = nodes.firstIndex(where: { $0.id == item }) else {
      var empty = self
      empty.nodes = []
      return empty
    }
    let origin = nodes[top].absoluteFrame.origin
    let back = Point(x: -origin.x, y: -origin.y)
    var places: [Int: Int] = [:]
    var result = self
    result.nodes = []
    for (index, node) in nodes.enumerated() {
      let parent = node.parent.flatMap { places[$0] }
      guard index == top || parent != nil else { continue }
      var node = node
      node.parent = parent
      if index == top { node.frame.origin = .zero }
      node.absoluteFrame = node.absoluteFrame.offset(by: back)
      node.alignmentRect = node.alignmentRect.offset(by: back)
      places[index] = result.nodes.count
      result.nodes.append(node)
    }
    return result
  }
}
