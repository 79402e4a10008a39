// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing
import UIKitComponents

/// A forest with one root of a given size, and short ways to fill it.
struct Tree: ~Copyable {
  var forest: LayoutForest
  let root: ItemID

  init(_ width: Double, _ height: Double, environment: Environment = Environment()) {
    forest = LayoutForest(environment: environment)
    var item = Item(name: "root")
    item.frame = Rect(x: 0, y: 0, width: width, height: height)
    root = forest.makeItem(item)
  }

  /// Adds a view that constraints place.
  mutating func view(
    in parent: ItemID? = nil, size: ContentSize? = nil, kind: ItemKind = .view,
    _ change: (inout Item) -> Void = { _ in }
  ) -> ItemID {
    var item = Item(kind: kind)
    item.translatesAutoresizingMask = false
    item.contentSizeOverride = size
    change(&item)
    return forest.add(item, to: parent ?? root)
  }

  @discardableResult
  mutating func constrain(
    _ first: ItemID, _ attribute: Attribute, _ relation: Relation = .equal,
    _ second: ItemID? = nil, _ other: Attribute? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Float = 1000
  ) throws -> ConstraintID {
    try forest.activate(
      Constraint(
        first, attribute, relation, second, second == nil ? .notAnAttribute : other ?? attribute,
        multiplier: multiplier, constant: constant, priority: priority))
  }

  /// Pins all four edges of `view` to its parent.
  mutating func pin(_ view: ItemID, inset: Double = 0) throws {
    let parent = forest.parent(of: view) ?? root
    try constrain(view, .leading, .equal, parent, constant: inset)
    try constrain(view, .top, .equal, parent, constant: inset)
    try constrain(parent, .trailing, .equal, view, constant: inset)
    try constrain(parent, .bottom, .equal, view, constant: inset)
  }

  /// Lays out and returns the frame of `item` in its superview's coordinates.
  mutating func frame(of item: ItemID) -> Rect {
    _ = forest.layout(root)
    return forest[item].frame
  }

  /// Makes a stack view of `items` with the given content sizes.
  mutating func stack(
    _ sizes: [ContentSize?], in parent: ItemID? = nil,
    _ change: (inout StackArrangement) -> Void = { _ in }
  ) -> (stack: ItemID, items: [ItemID]) {
    let stack = view(in: parent, kind: .stackView(StackArrangement()))
    var arrangement = StackArrangement()
    change(&arrangement)
    arrangement.items = []
    for size in sizes { arrangement.items.append(view(in: stack, size: size)) }
    forest[stack].kind = .stackView(arrangement)
    return (stack, arrangement.items)
  }
}

extension ContentSize {
  /// A content size of both axes.
  static func size(_ width: Double, _ height: Double) -> ContentSize {
    ContentSize(width: width, height: height)
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
