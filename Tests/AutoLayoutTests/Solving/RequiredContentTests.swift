// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// A required content size gives way before any constraint, and no more than necessary.
///
/// Source: views that Xcode saved. A button with a background image of 525 × 100 points,
/// compression resistance 1000 and a width constraint of 250 is 250 points wide. In a cell with 9
/// points left, a label with compression resistance 1000 has all 9 points, and the slider below it,
/// with 999, has none.
struct RequiredContentTests {
  private func content(
    _ tree: inout Tree, _ size: ContentSize, resisting priority: Float
  ) -> ItemID {
    let view = tree.view()
    tree.forest[view].contentSizeOverride = size
    tree.forest[view].compressionResistance = AxisPair(priority, priority)
    return view
  }

  @Test func constraintsHoldAgainstRequiredContent() throws {
    var tree = Tree(300, 300)
    let view = content(&tree, ContentSize(width: 525, height: 100), resisting: 1000)
    try tree.constrain(view, .width, constant: 250)
    let snapshot = tree.forest.layout(tree.root)
    #expect(snapshot.conflicts.count == 1)
    #expect(snapshot.conflicts.first?.broken == nil)
    #expect(tree.forest[view].frame.width == 250)
    #expect(tree.forest[view].frame.height == 100)
  }

  @Test func requiredContentTakesTheRemainingSpaceFirst() throws {
    var tree = Tree(300, 100)
    let label = content(&tree, ContentSize(width: 60, height: 20), resisting: 1000)
    let slider = content(&tree, ContentSize(width: 60, height: 30), resisting: 999)
    try tree.constrain(label, .top, .equal, tree.root, .top, constant: 43)
    try tree.constrain(slider, .top, .equal, label, .bottom, constant: 8)
    try tree.constrain(slider, .bottom, .equal, tree.root, .bottom, constant: -40)
    _ = tree.forest.layout(tree.root)
    #expect(tree.forest[label].frame.height == 9)
    #expect(tree.forest[slider].frame.height == 0)
  }

  @Test func requiredContentHoldsAgainWithoutAConflict() throws {
    var tree = Tree(300, 300)
    let view = content(&tree, ContentSize(width: 200, height: 20), resisting: 1000)
    let width = try tree.constrain(view, .width, constant: 50)
    _ = tree.forest.layout(tree.root)
    #expect(tree.forest[view].frame.width == 50)
    try tree.forest.setConstant(240, of: width)
    #expect(tree.forest.layout(tree.root).conflicts.isEmpty)
    #expect(tree.forest[view].frame.width == 240)
    try tree.forest.setPriority(500, of: width)
    try tree.forest.setConstant(50, of: width)
    #expect(tree.forest.layout(tree.root).conflicts.isEmpty)
    #expect(tree.forest[view].frame.width == 200)
  }
}
