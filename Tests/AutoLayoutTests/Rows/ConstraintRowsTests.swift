// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

struct ConstraintRowsTests {
  @Test func multipliersApplyToTheSecondItem() throws {
    var tree = Tree(300, 200)
    let view = tree.view()
    try tree.constrain(view, .width, .equal, tree.root, multiplier: 0.5, constant: 10)
    try tree.constrain(view, .height, .equal, view, .width, multiplier: 0.5)
    try tree.constrain(view, .centerX, .equal, tree.root)
    try tree.constrain(view, .centerY, .equal, tree.root)
    #expect(tree.frame(of: view) == Rect(70, 60, 160, 80))
  }

  @Test func cousinsMeetInTheCommonAncestorsCoordinates() throws {
    var tree = Tree(300, 200)
    let box = tree.view()
    try tree.pin(box, inset: 30)
    let inner = tree.view(in: box, size: .size(10, 10))
    try tree.constrain(inner, .top, .equal, box)
    let outer = tree.view(size: .size(20, 20))
    try tree.constrain(outer, .left, .equal, tree.root, constant: 100)
    try tree.constrain(outer, .top, .equal, tree.root)
    try tree.constrain(inner, .left, .equal, outer, .right)
    #expect(tree.frame(of: inner) == Rect(90, 0, 10, 10))
  }

  @Test func leadingIsRightInRightToLeft() throws {
    var tree = Tree(300, 200, environment: Environment(direction: .rightToLeft))
    let a = tree.view(size: .size(50, 10))
    let b = tree.view(size: .size(30, 10))
    try tree.constrain(a, .leading, .equal, tree.root, constant: 20)
    try tree.constrain(b, .leading, .equal, a, .trailing, constant: 8)
    #expect(tree.frame(of: a).x == 230)
    #expect(tree.frame(of: b).x == 192)
  }

  @Test func inequalitiesAreReversedInRightToLeft() throws {
    var tree = Tree(300, 200, environment: Environment(direction: .rightToLeft))
    let a = tree.view(size: .size(50, 10))
    try tree.constrain(a, .leading, .greaterThanOrEqual, tree.root, constant: 20)
    try tree.constrain(a, .leading, .equal, tree.root, priority: 500)
    #expect(tree.frame(of: a).maxX == 280)
  }

  @Test func multipliersOfLocationsAreMirroredAboutTheContainer() throws {
    var frames: [Rect] = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var tree = Tree(300, 200, environment: Environment(direction: direction))
      let a = tree.view(size: .size(50, 10))
      try tree.constrain(a, .leading, .equal, tree.root, .trailing, multiplier: 0.25)
      frames.append(tree.frame(of: a))
    }
    #expect(frames[0].x == 75)
    #expect(frames[1].maxX == 225)
  }

  @Test func leftAndRightNeverFlip() throws {
    var tree = Tree(300, 200, environment: Environment(direction: .rightToLeft))
    let a = tree.view(size: .size(50, 10))
    try tree.constrain(a, .left, .equal, tree.root, constant: 20)
    #expect(tree.frame(of: a).x == 20)
  }

  @Test func marginsAreMeasuredFromTheFrame() throws {
    var tree = Tree(300, 200)
    tree.forest[tree.root].margins.systemMinimum = .insets(
      DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    let a = tree.view()
    try tree.constrain(a, .leading, .equal, tree.root, .leadingMargin)
    try tree.constrain(a, .trailing, .equal, tree.root, .trailingMargin)
    try tree.constrain(a, .top, .equal, tree.root, .topMargin)
    try tree.constrain(a, .height, .equal, a, .width, multiplier: 0.5)
    #expect(tree.frame(of: a) == Rect(16, 8, 268, 134))
  }

  @Test func constraintsReferToTheAlignmentRect() throws {
    var tree = Tree(300, 200)
    let a = tree.view(size: .size(49, 31)) {
      $0.alignmentInsetsOverride = EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }
    try tree.constrain(a, .trailing, .equal, tree.root, constant: -20)
    try tree.constrain(a, .top, .equal, tree.root, constant: 10)
    #expect(tree.frame(of: a) == Rect(231, 10, 51, 31))
  }

  @Test func scrollViewEdgesMeanContentToDescendants() throws {
    var tree = Tree(300, 200)
    let scroll = tree.view(kind: .scrollView)
    let content = tree.forest.add(Item(kind: .guide(.scrollContent)), to: scroll)
    try tree.pin(scroll)
    let inner = tree.view(in: scroll)
    try tree.pin(inner, inset: 10)
    try tree.constrain(inner, .width, .equal, scroll, constant: -20)
    try tree.constrain(inner, .height, constant: 900)
    #expect(tree.frame(of: inner) == Rect(10, 10, 280, 900))
    #expect(tree.forest[content].frame == Rect(0, 0, 300, 920))
    #expect(tree.forest[scroll].frame == Rect(0, 0, 300, 200))
  }

  @Test func sizesAreNeverNegative() throws {
    var tree = Tree(30, 30)
    let a = tree.view()
    try tree.constrain(a, .leading, .equal, tree.root, constant: 20)
    try tree.constrain(tree.root, .trailing, .equal, a, constant: 20)
    let snapshot = tree.forest.layout(tree.root)
    #expect(snapshot.conflicts.count == 1)
    #expect(snapshot.conflicts[0].members.contains(.nonNegative(a, .horizontal)))
    #expect(tree.forest[a].frame.width >= 0)
  }
}
