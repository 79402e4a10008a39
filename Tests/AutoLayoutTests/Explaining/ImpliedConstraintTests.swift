// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// Rows of rules read back as constraints, and queries about whole systems of constraints.
struct ImpliedConstraintTests {
  @Test func maskReadsAsSizeAndPlaceByAxis() throws {
    var tree = Tree(375, 667)
    let view = tree.view {
      $0.translatesAutoresizingMask = true
      $0.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin]
    }
    tree.forest.setFrame(Rect(75, 10, 150, 20), of: view)
    let other = tree.view()
    try tree.constrain(other, .leading, .equal, view)
    let implied = tree.forest.impliedConstraints(of: view).map(\.constraint)
    #expect(implied.map(\.firstAttribute) == [.width, .left, .height, .top])
    #expect(implied[0].multiplier == 0.4)
    #expect(implied[0].secondItem == tree.root)
    #expect(implied[1].multiplier == 0.2)
    #expect(implied[1].secondAttribute == .width)
    #expect(implied[2].secondItem == nil)
    #expect(implied[2].constant == 20)
    #expect(implied[3].constant == 10)
  }

  @Test func stackReadsAsEdgesOfNeighbours() {
    var tree = Tree(300, 100)
    let stack = tree.view()
    let (a, b) = (tree.view(in: stack), tree.view(in: stack))
    var arrangement = StackArrangement()
    arrangement.items = [a, b]
    arrangement.spacing = .points(8)
    tree.forest.setKind(.stackView(arrangement), of: stack)
    let implied = tree.forest.impliedConstraints(of: stack).map(\.constraint)
    func contains(_ constraint: Constraint) -> Bool { implied.contains(constraint) }
    #expect(
      contains(
        Constraint(
          b, .leading, .equal, a, .trailing, constant: 8, identifier: "UISV-spacing")))
    #expect(
      implied.contains {
        $0.identifier == "UISV-canvas-connection" && $0.firstAttribute == .leading
          && [$0.firstItem, $0.secondItem] == [stack, a]
      })
    #expect(
      implied.contains {
        $0.identifier == "UISV-canvas-connection"
          && [$0.firstItem, $0.secondItem] == [stack, b]
          && $0.firstAttribute == .trailing && $0.secondAttribute == .trailing
      })
  }

  @Test func conflictLastsUntilItsCauseIsRemoved() throws {
    var tree = Tree(100, 100)
    let view = tree.view()
    let narrow = try tree.forest.activate(Constraint(view, .width, constant: 10))
    try tree.forest.activate(Constraint(view, .width, constant: 20))
    _ = tree.forest.layout(tree.root)
    let first = tree.forest.standingConflicts(of: tree.root)
    #expect(first.count == 1)
    try tree.forest.setConstant(15, of: narrow)
    _ = tree.forest.layout(tree.root)
    let second = tree.forest.standingConflicts(of: tree.root)
    #expect(second.count == 1)
    tree.forest.deactivate(narrow)
    _ = tree.forest.layout(tree.root)
    let last = tree.forest.standingConflicts(of: tree.root)
    #expect(last.isEmpty)
  }

  @Test func distanceIsALength() throws {
    var tree = Tree(300, 100)
    let (a, b) = (tree.view(), tree.view())
    for view in [a, b] { try tree.forest.activate(Constraint(view, .width, constant: 50)) }
    try tree.constrain(a, .left, .equal, tree.root)
    var gap = Constraint(b, .left, .equal, a, .width, multiplier: 2)
    gap.firstOrigin = ConstraintPlace(a, .right)
    try tree.forest.activate(gap)
    _ = tree.forest.layout(tree.root)
    let frame = tree.forest.frame(of: b)
    #expect(frame.x == 150)

    var illegal = Constraint(b, .left, .equal, a, .left)
    illegal.firstOrigin = ConstraintPlace(a, .right)
    #expect(throws: ConstraintError.invalidPairing) { try illegal.validate() }
  }

  @Test func missingWidthIsAmbiguousAlongItsAxisAlone() throws {
    var tree = Tree(300, 100)
    let view = tree.view()
    for attribute in [Attribute.leading, .top, .bottom] {
      try tree.constrain(view, attribute, .equal, tree.root)
    }
    let (horizontal, vertical) = (
      tree.forest.ambiguity(of: view, along: .horizontal),
      tree.forest.ambiguity(of: view, along: .vertical)
    )
    #expect(horizontal)
    #expect(!vertical)
    let other = tree.forest.otherLayout(of: view)
    #expect(other.count == 1)
    try tree.forest.activate(Constraint(view, .width, constant: 50))
    let isAmbiguous = tree.forest.isAmbiguous(view)
    #expect(!isAmbiguous)
    let none = tree.forest.otherLayout(of: view)
    #expect(none.isEmpty)
  }
}
