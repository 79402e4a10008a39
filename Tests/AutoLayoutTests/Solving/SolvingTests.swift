// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing
import Typography
import UIKitComponents

struct SolvingTests {
  @Test func theLowestHuggingGrows() throws {
    var tree = Tree(300, 100)
    let a = tree.view(size: .size(50, 10)) { $0.hugging.horizontal = 251 }
    let b = tree.view(size: .size(50, 10))
    try tree.constrain(a, .leading, .equal, tree.root)
    try tree.constrain(b, .leading, .equal, a, .trailing)
    try tree.constrain(b, .trailing, .equal, tree.root)
    #expect(tree.frame(of: a).width == 50)
    #expect(tree.frame(of: b).width == 250)
  }

  @Test func theLowestCompressionResistanceShrinks() throws {
    var tree = Tree(100, 100)
    let a = tree.view(size: .size(80, 10)) { $0.compressionResistance.horizontal = 749 }
    let b = tree.view(size: .size(80, 10))
    try tree.constrain(a, .leading, .equal, tree.root)
    try tree.constrain(b, .leading, .equal, a, .trailing)
    try tree.constrain(b, .trailing, .equal, tree.root)
    #expect(tree.frame(of: a).width == 20)
    #expect(tree.frame(of: b).width == 80)
  }

  @Test func oneConstraintIsBrokenAndTheRestHolds() throws {
    var tree = Tree(300, 100)
    let a = tree.view()
    let narrow = try tree.constrain(a, .width, constant: 84)
    let wide = try tree.constrain(a, .width, constant: 200)
    try tree.constrain(a, .height, constant: 10)
    let snapshot = tree.forest.layout(tree.root)
    // Of two widths of one view the larger is broken, as in published conflict messages.
    #expect(snapshot.conflicts.map(\.broken) == [wide])
    #expect(Set(snapshot.conflicts[0].members) == [.constraint(narrow), .constraint(wide)])
    #expect(tree.forest[a].frame.width == 84)
  }

  @Test func brokenConstraintsHoldAgainWithoutTheirOpponent() throws {
    var tree = Tree(300, 100)
    let a = tree.view()
    let narrow = try tree.constrain(a, .width, constant: 84)
    try tree.constrain(a, .width, constant: 200)
    #expect(tree.frame(of: a).width == 84)
    tree.forest.deactivate(narrow)
    #expect(tree.frame(of: a).width == 200)
  }

  @Test func changedConstantsAndPrioritiesTakeEffect() throws {
    var tree = Tree(300, 100)
    let a = tree.view(size: .size(10, 10))
    let width = try tree.constrain(a, .width, constant: 84, priority: 200)
    #expect(tree.frame(of: a).width == 10)
    try tree.forest.setPriority(1000, of: width)
    #expect(tree.frame(of: a).width == 84)
    try tree.forest.setConstant(40, of: width)
    #expect(tree.frame(of: a).width == 40)
    #expect(throws: ConstraintError.constantNotFinite(.infinity)) {
      try tree.forest.setConstant(.infinity, of: width)
    }
  }

  @Test func textUnwrapsInAWiderView() throws {
    func layout(_ widths: [Double]) throws -> Rect {
      var tree = Tree(widths[0], 500)
      let label = tree.view {
        let text = AttributedText("A text of quite a few words", font: .system(17))
        var content = LabelContent(ColoredText(text))
        content.numberOfLines = 0
        $0.content = .label(content)
      }
      try tree.constrain(label, .leading, .equal, tree.root)
      try tree.constrain(label, .top, .equal, tree.root)
      try tree.constrain(label, .trailing, .lessThanOrEqual, tree.root)
      for width in widths {
        tree.forest[tree.root].frame.size.width = width
        _ = tree.forest.layout(tree.root)
      }
      return tree.forest[label].frame
    }
    #expect(try layout([100]).height > 40)
    #expect(try layout([100, 400]) == layout([400]))
    #expect(try layout([400, 100, 160]) == layout([160]))
  }

  @Test func textWrapsAtTheSolvedWidth() throws {
    var tree = Tree(200, 600)
    let label = tree.view {
      let text = AttributedText("The quick brown fox jumps over the lazy dog", font: .system(17))
      var content = LabelContent(ColoredText(text))
      content.numberOfLines = 0
      $0.content = .label(content)
    }
    try tree.constrain(label, .leading, .equal, tree.root)
    try tree.constrain(label, .top, .equal, tree.root)
    try tree.constrain(label, .trailing, .lessThanOrEqual, tree.root)
    let frame = tree.frame(of: label)
    #expect(frame.width <= 200)
    // Two lines of 17 pt are 2 × 20.287 pt high, rounded up to half points.
    #expect(frame.height == 41)
  }

  /// Published samples for full-screen views with a safe area of 44 and 34, and for a view moved
  /// down.
  @Test func safeAreasAndMarginsFollowFromFrames() throws {
    var tree = Tree(375, 812)
    tree.forest[tree.root].imposedSafeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let full = tree.view()
    try tree.pin(full)
    let low = tree.view(in: full)
    try tree.pin(low, inset: 20)
    let margin = tree.view(in: full, size: .size(10, 10))
    try tree.constrain(margin, .top, .equal, full, .topMargin)
    try tree.constrain(margin, .leading, .equal, full, .leadingMargin)
    let snapshot = tree.forest.layout(tree.root)
    #expect(snapshot.nodes[1].margins == EdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
    #expect(snapshot.nodes[2].safeArea == EdgeInsets(top: 24, left: 0, bottom: 14, right: 0))
    #expect(tree.forest[margin].frame == Rect(8, 52, 10, 10))
    #expect(snapshot.didSettle)
  }

  @Test func preservedSuperviewMarginsApplyInside() throws {
    var tree = Tree(100, 100)
    tree.forest[tree.root].margins.own = DirectionalEdgeInsets(all: 30)
    let inner = tree.view { $0.margins.preservesSuperview = true }
    try tree.pin(inner, inset: 10)
    let guide = tree.forest.add(Item(kind: .guide(.layoutMargins)), to: inner)
    let leaf = tree.view(in: inner)
    for attribute in [Attribute.left, .top, .width, .height] {
      try tree.constrain(leaf, attribute, .equal, guide)
    }
    #expect(tree.frame(of: leaf) == Rect(20, 20, 40, 40))
  }

  @Test func changedConstantsGiveTheFramesOfAFreshLayout() throws {
    func add(gap constant: Double, to tree: inout Tree) throws -> (ItemID, ConstraintID) {
      let a = tree.view(size: .size(50, 10))
      let b = tree.view(size: .size(60, 10)) { $0.compressionResistance.horizontal = 740 }
      try tree.constrain(a, .leading, .equal, tree.root, constant: 8)
      let gap = try tree.constrain(b, .leading, .equal, a, .trailing, constant: constant)
      try tree.constrain(b, .trailing, .lessThanOrEqual, tree.root)
      try tree.constrain(a, .top, .equal, tree.root)
      try tree.constrain(b, .top, .equal, tree.root)
      return (b, gap)
    }
    var changed = Tree(300, 100)
    let (view, gap) = try add(gap: 8, to: &changed)
    _ = changed.forest.layout(changed.root)
    for constant in [200.0, 20, 260, 3] {
      try changed.forest.setConstant(constant, of: gap)
      var fresh = Tree(300, 100)
      let (other, _) = try add(gap: constant, to: &fresh)
      #expect(changed.frame(of: view) == fresh.frame(of: other))
    }
  }
}
