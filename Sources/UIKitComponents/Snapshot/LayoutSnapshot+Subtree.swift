// SPDX-License-Identifier: MIT

public import AutoLayout

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
      if index == top {
        node.frame.origin = .zero
        node.appearance.tintColor = inherited(from: top) { $0.tintColor }
        node.appearance.tintAdjustment =
          inherited(from: top) { $0.tintAdjustment == .automatic ? nil : $0.tintAdjustment }
          ?? .automatic
      }
      node.absoluteFrame = node.absoluteFrame.offset(by: back)
      node.alignmentRect = node.alignmentRect.offset(by: back)
      places[index] = result.nodes.count
      result.nodes.append(node)
    }
    return result
  }

  /// The nearest value that a node or one above it has.
  private func inherited<Value>(from node: Int, _ value: (Appearance) -> Value?) -> Value? {
    var next: Int? = node
    while let index = next {
      if let value = value(nodes[index].appearance) { return value }
      next = nodes[index].parent
    }
    return nil
  }
}
