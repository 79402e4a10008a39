// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing
import UIKitComponents

struct LayoutPassTests {
  /// Runs a pass and records its steps; `answer` is the host's code.
  private func run(
    _ tree: inout Tree, _ answer: (inout Tree, LayoutStep) -> Void = { _, _ in }
  ) -> [LayoutStep] {
    var steps: [LayoutStep] = []
    var pass = LayoutPass(root: tree.root)
    while steps.count < 1000 {
      let step = tree.forest.next(&pass)
      steps.append(step)
      answer(&tree, step)
      switch step {
      case .layoutSubviews(let id): tree.forest.placeSubviews(of: id)
      case .done: return steps
      default: continue
      }
    }
    return steps
  }

  @Test func constraintsAreUpdatedLeavesFirstAndLaidOutRootFirst() {
    var tree = Tree(100, 100)
    let a = tree.view()
    let b = tree.view(in: a)
    let steps = run(&tree)
    #expect(
      steps == [
        .updateConstraints(b), .updateConstraints(a), .updateConstraints(tree.root),
        .layoutSubviews(tree.root), .layoutSubviews(a), .layoutSubviews(b),
        .done(didSettle: true),
      ])
    #expect(run(&tree) == [.done(didSettle: true)])
  }

  @Test func oldFramesStandUntilSubviewsArePlaced() throws {
    var tree = Tree(100, 100)
    let a = tree.view()
    try tree.pin(a, inset: 10)
    var seen: Rect?
    _ = run(&tree) { tree, step in
      if step == .layoutSubviews(tree.root) { seen = tree.forest[a].frame }
    }
    #expect(seen == .zero)
    #expect(tree.forest[a].frame == Rect(10, 10, 80, 80))
  }

  @Test func hostsAreAskedForContentSizes() throws {
    var tree = Tree(100, 100)
    let a = tree.view { $0.content = .host }
    try tree.constrain(a, .leading, .equal, tree.root)
    try tree.constrain(a, .top, .equal, tree.root)
    let steps = run(&tree) { tree, step in
      if step == .measure(a, width: nil) { tree.forest.setContentSize(.size(30, 40), of: a) }
    }
    #expect(steps.contains(.measure(a, width: nil)))
    #expect(tree.forest[a].frame == Rect(0, 0, 30, 40))
    tree.forest.invalidateContentSize(of: a)
    let again = run(&tree) { tree, step in
      if step == .measure(a, width: nil) { tree.forest.setContentSize(.size(31, 40), of: a) }
    }
    #expect(again.contains(.measure(a, width: nil)))
    #expect(tree.forest[a].frame.width == 31)
  }

  @Test func constraintsActivatedDuringLayoutAreLaidOutInTheSamePass() throws {
    var tree = Tree(100, 100)
    let a = tree.view(size: .size(10, 10))
    try tree.constrain(a, .top, .equal, tree.root)
    try tree.constrain(a, .leading, .equal, tree.root)
    var isActivated = false
    _ = run(&tree) { tree, step in
      guard step == .layoutSubviews(a), !isActivated else { return }
      isActivated = true
      _ = try? tree.constrain(a, .width, constant: 70)
    }
    #expect(tree.forest[a].frame.width == 70)
  }

  @Test func aHostThatNeverSettlesIsLeftAfterTheStatedRounds() throws {
    var tree = Tree(100, 100)
    let a = tree.view()
    try tree.constrain(a, .leading, .equal, tree.root)
    let steps = run(&tree) { tree, step in
      if step == .layoutSubviews(a) { tree.forest.setNeedsLayout(tree.root) }
      if step == .layoutSubviews(tree.root) { tree.forest.setNeedsLayout(a) }
    }
    #expect(steps.last == .done(didSettle: false))
    #expect(steps.count { $0 == .layoutSubviews(a) } == LayoutPass.maximumRounds)
  }

  /// As in a walk through the subviews: one that is behind is reached in the same round, one that was
  /// passed in the next.
  @Test func siblingsThatAreMarkedOnTheWayAreLaidOutInTheirTurn() {
    var tree = Tree(100, 100)
    let (a, b, c) = (tree.view(), tree.view(), tree.view())
    let d = tree.view(in: c)
    _ = run(&tree)
    tree.forest.setNeedsLayout(b)
    let steps = run(&tree) { tree, step in
      guard step == .layoutSubviews(b) else { return }
      tree.forest.setNeedsLayout(d)
      tree.forest.setNeedsLayout(a)
    }
    #expect(
      steps == [
        .layoutSubviews(b), .layoutSubviews(d), .layoutSubviews(a), .done(didSettle: true),
      ])
  }

  @Test func siblingsThatGoOrComeOnTheWayAreNotLost() {
    var tree = Tree(100, 100)
    let (a, b, c) = (tree.view(), tree.view(), tree.view())
    var added: ItemID?
    let steps = run(&tree) { tree, step in
      guard step == .layoutSubviews(a), added == nil else { return }
      tree.forest.destroy(b)
      added = tree.view()
    }
    let laidOut = steps.filter { if case .layoutSubviews = $0 { true } else { false } }
    #expect(Array(laidOut.prefix(3)) == [tree.root, a, c].map { .layoutSubviews($0) })
    #expect(added.map { laidOut.contains(.layoutSubviews($0)) } == true)
  }

  @Test func aPassWhoseRootIsGoneEnds() {
    var tree = Tree(100, 100)
    tree.forest.destroy(tree.root)
    #expect(run(&tree) == [.done(didSettle: true)])
  }
}
