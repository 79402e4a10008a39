// SPDX-License-Identifier: MIT

import ConstraintSolver
import LayoutCore
import Testing

/// Expectations: the reference of `systemLayoutSizeFitting`.
struct FittingTests {
  private func box(_ tree: inout Tree, inner size: ContentSize) throws -> ItemID {
    let box = tree.view()
    let inner = tree.view(in: box, size: size)
    try tree.pin(inner, inset: 10)
    return box
  }

  @Test func theCompressedSizeIsWhatTheContentNeeds() throws {
    var tree = Tree(500, 500)
    let box = try box(&tree, inner: .size(30, 40))
    #expect(tree.forest.fittingSize(of: box, target: .zero) == Size(width: 50, height: 60))
  }

  @Test func aRequiredTargetHolds() throws {
    var tree = Tree(500, 500)
    let box = try box(&tree, inner: ContentSize(width: nil, height: 40))
    let size = tree.forest.fittingSize(
      of: box, target: Size(width: 200, height: 0), priorities: AxisPair(1000, 50))
    #expect(size == Size(width: 200, height: 60))
  }

  @Test func nothingMovesAndNothingIsLost() throws {
    var tree = Tree(500, 500)
    let box = try box(&tree, inner: .size(30, 40))
    try tree.constrain(box, .leading, .equal, tree.root, constant: 3)
    try tree.constrain(box, .top, .equal, tree.root)
    let before = tree.frame(of: box)
    _ = tree.forest.fittingSize(of: box, target: Size(width: 400, height: 400))
    #expect(tree.forest[box].frame == before)
    #expect(tree.frame(of: box) == before)
  }

  @Test func constraintsOfAncestorsDoNotCount() throws {
    var tree = Tree(500, 500)
    let box = try box(&tree, inner: .size(30, 40))
    let other = tree.view(size: .size(300, 10))
    try tree.constrain(box, .width, .equal, other)
    #expect(tree.forest.fittingSize(of: box, target: .zero).width == 50)
  }

  @Test func marginsCountTheSameBeforeAndAfterALayout() throws {
    var tree = Tree(500, 500)
    // The safe area ends below the view: it must not leak into the answer.
    tree.forest[tree.root].imposedSafeArea = EdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
    let outer = tree.view()
    try tree.pin(outer)
    let box = tree.view(in: outer) { $0.margins.own = DirectionalEdgeInsets(all: 11) }
    try tree.constrain(box, .leading, .equal, outer, constant: 60)
    try tree.constrain(box, .top, .equal, outer, constant: 60)
    let inner = tree.view(in: box, size: .size(30, 40))
    for (edge, margin) in [
      (Attribute.top, Attribute.topMargin), (.leading, .leadingMargin), (.bottom, .bottomMargin),
      (.trailing, .trailingMargin),
    ] {
      try tree.constrain(inner, edge, .equal, box, margin)
    }
    #expect(tree.forest.fittingSize(of: box, target: .zero) == Size(width: 52, height: 62))
    #expect(tree.frame(of: box).size == Size(width: 52, height: 62))
    #expect(tree.forest.fittingSize(of: box, target: .zero) == Size(width: 52, height: 62))
    #expect(tree.frame(of: inner) == Rect(11, 11, 30, 40))
  }

  @Test func nothingTakesNoRoom() throws {
    var tree = Tree(500, 500)
    let box = tree.view()
    let inner = tree.view(in: box)
    try tree.pin(inner)
    let size = tree.forest.fittingSize(of: box, target: .zero)
    #expect(size == .zero)
    #expect(size.width.sign == .plus && size.height.sign == .plus)
  }
}
