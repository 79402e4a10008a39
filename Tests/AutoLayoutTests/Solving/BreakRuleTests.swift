// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// The member of a conflict that is broken. Source of the order: 177 published messages.
struct BreakRuleTests {
  /// The first conflict of the tree.
  private func broken(_ tree: inout Tree) throws -> LayoutConflict {
    _ = tree.forest.layout(tree.root)
    return try #require(tree.forest.standingConflicts(of: tree.root).first)
  }

  @Test func aRatioCountsItsViewOnce() throws {
    var tree = Tree(400, 100)
    let view = tree.view()
    try tree.constrain(view, .leading, .equal, tree.root)
    try tree.constrain(view, .trailing, .equal, tree.root)
    try tree.constrain(view, .width, .equal, view, .height, multiplier: 2)
    // Height is after width in the order. If the ratio's view counted twice, the ratio would be
    // broken.
    let height = try tree.constrain(view, .height, constant: 150)
    #expect(try broken(&tree).broken == height)
  }

  @Test func aRatioIsBrokenBeforeASizeOfTheSameAttribute() throws {
    var tree = Tree(400, 100)
    let view = tree.view()
    try tree.constrain(view, .top, .equal, tree.root)
    try tree.constrain(view, .bottom, .equal, tree.root)
    let ratio = try tree.constrain(view, .width, .equal, view, .height)
    try tree.constrain(view, .width, constant: 40)
    #expect(try broken(&tree).broken == ratio)
  }

  @Test func theLaterOfTwoEqualStackRulesIsBroken() throws {
    var tree = Tree(400, 100)
    let stack = tree.view()
    let items = (0..<3).map { _ in tree.view(in: stack) }
    var arrangement = StackArrangement()
    arrangement.items = items
    arrangement.spacing = .points(20)
    tree.forest.setKind(.stackView(arrangement), of: stack)
    for item in items { try tree.constrain(tree.root, .width, .equal, item, constant: 380) }
    let width = try tree.constrain(tree.root, .width, .equal, stack, constant: 320)
    try tree.constrain(tree.root, .leading, .equal, stack)

    let conflict = try broken(&tree)
    #expect(conflict.broken == nil)
    let rule = try #require(conflict.brokenRule?.constraint)
    #expect(rule.identifier == "UISV-spacing")
    #expect([rule.firstItem, rule.secondItem] == [items[2], items[1]])
    #expect(tree.forest[items[2]].frame == Rect(x: 60, y: 0, width: 20, height: 0))
    // A rule that is out of force is not listed.
    #expect(!tree.forest.impliedConstraints(of: stack).map(\.constraint).contains(rule))

    try tree.forest.setConstant(300, of: width)
    #expect(tree.frame(of: items[2]).x == 80)
    #expect(tree.forest.standingConflicts(of: tree.root).isEmpty)
    #expect(tree.forest.impliedConstraints(of: stack).map(\.constraint).contains(rule))

    try tree.forest.setConstant(330, of: width)
    #expect(try broken(&tree).brokenRule?.constraint == rule)
    #expect(tree.frame(of: items[2]).x == 50)
  }

  /// Source: messages about bars without width list one margin and a row with a length, but not
  /// both margins.
  @Test func marginsMayBeWiderThanTheirView() throws {
    var tree = Tree(400, 100)
    let bar = tree.view()
    let guide = tree.forest.add(Item(kind: .guide(.layoutMargins)), to: bar)
    try tree.constrain(bar, .width, constant: 0)
    let label = tree.view(in: bar)
    try tree.constrain(label, .leading, .equal, guide)
    _ = tree.forest.layout(tree.root)
    #expect(tree.forest.standingConflicts(of: tree.root).isEmpty)
    #expect(tree.forest[label].frame.x == 8)

    let trailing = try tree.constrain(label, .trailing, .equal, bar)
    let conflict = try broken(&tree)
    #expect(conflict.broken == trailing)
    #expect(conflict.members.count { $0 == .guide(guide) } == 1)
  }

  /// Source: in a published message about the bar above a keyboard, UIKit breaks its bottom margin.
  @Test func theMarginOfADeeperViewIsBroken() throws {
    var tree = Tree(100, 300)
    let bar = tree.view()
    let guide = tree.forest.add(Item(kind: .guide(.layoutMargins)), to: bar)
    let button = tree.view()
    let height = try tree.constrain(tree.root, .height, .equal, bar, constant: 300)
    try tree.constrain(tree.root, .top, .equal, bar)
    try tree.constrain(tree.root, .top, .equal, button)
    try tree.constrain(button, .height, .equal, guide)

    let conflict = try broken(&tree)
    #expect(conflict.brokenRule?.source == .guide(guide))
    #expect(conflict.brokenRule?.constraint.firstAttribute == .bottom)
    #expect(tree.forest[button].frame.height >= 0)
    #expect(tree.forest[bar].frame.height == 0)

    try tree.forest.setConstant(200, of: height)
    #expect(tree.frame(of: button).height == 84)
    #expect(tree.forest.standingConflicts(of: tree.root).isEmpty)
  }
}
