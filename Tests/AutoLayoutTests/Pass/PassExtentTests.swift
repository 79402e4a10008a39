// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing
import Typography
import UIKitComponents

/// Passes that lay out a part of a tree, and contents that the host may know better.
struct PassExtentTests {
  private func run(
    _ tree: inout Tree, _ extent: LayoutPass.Extent,
    _ answer: (inout Tree, LayoutStep) -> Void = { _, _ in }
  ) -> [LayoutStep] {
    var steps: [LayoutStep] = []
    var pass = LayoutPass(root: tree.root, extent: extent)
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

  @Test func viewIsLaidOutWithTheSuperviewsThatWait() {
    var tree = Tree(100, 100)
    let a = tree.view()
    let (b, c) = (tree.view(in: a), tree.view(in: a))
    _ = run(&tree, .tree)
    tree.forest.setNeedsLayout(b)
    tree.forest.setNeedsLayout(c)
    #expect(run(&tree, .view(b)) == [.layoutSubviews(b), .done(didSettle: true)])
    tree.forest.setNeedsLayout(a)
    #expect(
      run(&tree, .view(b)) == [
        .layoutSubviews(a), .layoutSubviews(c), .done(didSettle: true),
      ])
  }

  @Test func constraintsAloneAreUpdatedWithoutLayout() {
    var tree = Tree(100, 100)
    let a = tree.view()
    #expect(
      run(&tree, .constraints) == [
        .updateConstraints(a), .updateConstraints(tree.root), .done(didSettle: true),
      ])
    let isWaiting = tree.forest.needsLayout(a)
    #expect(isWaiting)
  }

  @Test func hostIsAskedAgainAtTheWidthThatWasSolved() throws {
    var tree = Tree(100, 300)
    let text = LabelContent(ColoredText(AttributedText("One two three four", font: .system(17))))
    let label = tree.view {
      var wrapping = text
      wrapping.numberOfLines = 0
      $0.content = .label(wrapping)
      $0.isMeasuredByHost = true
    }
    for attribute in [Attribute.leading, .trailing, .top] {
      try tree.constrain(label, attribute, .equal, tree.root)
    }
    var widths: [Double?] = []
    _ = run(&tree, .tree) { tree, step in
      guard case .measure(label, let width) = step else { return }
      widths.append(width)
      let own = tree.forest.ownContentSize(of: label, width: width)
      let size = ContentSize(width: (own.width ?? 0) + 10, height: (own.height ?? 0) + 7)
      tree.forest.setContentSize(size, of: label, width: width)
    }
    #expect(widths == [nil, 100])
    let (frame, own) = (
      tree.forest.frame(of: label), tree.forest.ownContentSize(of: label, width: 100)
    )
    #expect(frame.height == (own.height ?? 0) + 7)
  }

  @Test func answerThatAgreesLeavesTheMeasuringToTheCore() throws {
    var tree = Tree(100, 300)
    let label = tree.view {
      var text = LabelContent(
        ColoredText(AttributedText("One two three four", font: .system(17))))
      text.numberOfLines = 0
      $0.content = .label(text)
      $0.isMeasuredByHost = true
    }
    for attribute in [Attribute.leading, .trailing, .top] {
      try tree.constrain(label, attribute, .equal, tree.root)
    }
    var questions = 0
    _ = run(&tree, .tree) { tree, step in
      guard case .measure(label, let width) = step else { return }
      questions += 1
      tree.forest.setContentSize(
        tree.forest.ownContentSize(of: label, width: width), of: label, width: width)
    }
    #expect(questions == 1)
    let (frame, own) = (
      tree.forest.frame(of: label), tree.forest.ownContentSize(of: label, width: 100)
    )
    #expect(frame.height == own.height)
  }
}
