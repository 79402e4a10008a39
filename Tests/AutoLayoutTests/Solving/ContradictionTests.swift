// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// Contradictions are resolved as if all rows were entered from scratch, without doing so.
struct ContradictionTests {
  /// A view with two widths, of which the larger is broken, and another view.
  private struct Pair: ~Copyable {
    var tree: Tree
    let view: ItemID
    let other: ItemID
    let narrow: ConstraintID
    let wide: ConstraintID
    let width: ConstraintID

    init() throws {
      var tree = Tree(300, 100)
      let (view, other) = (tree.view(), tree.view())
      let narrow = try tree.constrain(view, .width, constant: 84)
      let wide = try tree.constrain(view, .width, constant: 200)
      let width = try tree.constrain(other, .width, constant: 40)
      _ = tree.forest.layout(tree.root)
      (self.view, self.other) = (view, other)
      (self.narrow, self.wide, self.width) = (narrow, wide, width)
      self.tree = tree
    }

    mutating func conflicts() -> [LayoutConflict] { tree.forest.layout(tree.root).conflicts }
  }

  @Test func unrelatedChangesLeaveContradictionsAsTheyAre() throws {
    var pair = try Pair()
    let before = pair.conflicts()
    try pair.tree.forest.setConstant(50, of: pair.width)
    pair.tree.forest.destroy(pair.tree.view())
    #expect(pair.conflicts() == before)
    #expect(pair.tree.forest[pair.other].frame.width == 50)
    #expect(pair.tree.forest[pair.view].frame.width == 84)
  }

  @Test func changedConstantsChangeTheBrokenConstraint() throws {
    var pair = try Pair()
    try pair.tree.forest.setConstant(60, of: pair.wide)
    #expect(pair.conflicts().map(\.broken) == [pair.narrow])
    #expect(pair.tree.forest[pair.view].frame.width == 60)
    try pair.tree.forest.setConstant(84, of: pair.wide)
    #expect(pair.conflicts().isEmpty)
    try pair.tree.forest.setConstant(85, of: pair.narrow)
    #expect(pair.conflicts().map(\.broken) == [pair.narrow])
  }

  @Test func optionalConstraintsDoNotContradict() throws {
    for isNarrow in [true, false] {
      var pair = try Pair()
      let optional = isNarrow ? pair.narrow : pair.wide
      try pair.tree.forest.setPriority(999, of: optional)
      #expect(pair.conflicts().isEmpty)
      #expect(pair.tree.forest[pair.view].frame.width == (isNarrow ? 200 : 84))
    }
  }

  @Test func theLastRowInOrderOfEntryIsRefused() throws {
    var tree = Tree(300, 100)
    let view = tree.view()
    try tree.constrain(view, .leading, .equal, tree.root)
    try tree.constrain(view, .trailing, .equal, tree.root)
    let width = try tree.constrain(view, .width, constant: 300)
    #expect(tree.forest.layout(tree.root).conflicts.isEmpty)
    // The root's size is entered before all constraints, so the width is refused.
    tree.forest.setFrame(Rect(0, 0, 200, 100), of: tree.root)
    let conflict = try #require(tree.forest.layout(tree.root).conflicts.first)
    #expect(conflict.members.first == .root(tree.root))
    #expect(conflict.members.last == .constraint(width))
    tree.forest.setFrame(Rect(0, 0, 300, 100), of: tree.root)
    #expect(tree.forest.layout(tree.root).conflicts.isEmpty)
    #expect(tree.forest[view].frame.width == 300)
  }

  @Test func aSystemIdentifierProtectsAConstraint() throws {
    var pair = try Pair()
    pair.tree.forest.setIdentifier("UIView-Encapsulated-Layout-Width", of: pair.wide)
    #expect(pair.conflicts().map(\.broken) == [pair.narrow])
    pair.tree.forest.setIdentifier(nil, of: pair.wide)
    #expect(pair.conflicts().map(\.broken) == [pair.wide])
  }

  @Test func laterContradictionsAreResolvedAgainAfterAnEarlierChange() throws {
    var tree = Tree(300, 100)
    let view = tree.view()
    let widths = try [100.0, 90, 80].map { try tree.constrain(view, .width, constant: $0) }
    // Each width breaks a larger one before it.
    #expect(tree.forest.layout(tree.root).conflicts.map(\.broken) == [widths[0], widths[1]])
    try tree.forest.setConstant(70, of: widths[0])
    #expect(tree.forest.layout(tree.root).conflicts.map(\.broken) == [widths[1], widths[2]])
    tree.forest.deactivate(widths[0])
    #expect(tree.forest.layout(tree.root).conflicts.map(\.broken) == [widths[1]])
    #expect(tree.forest[view].frame.width == 80)
  }
}
