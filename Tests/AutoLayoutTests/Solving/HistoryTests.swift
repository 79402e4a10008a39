// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing
import Typography
import UIKitComponents

/// What was before has no say in what is now, one cause at a time.
struct HistoryTests {
  @Test func aTextComesInUnwrapped() throws {
    var tree = Tree(400, 400)
    let narrow = tree.view()
    let label = tree.view(in: narrow) {
      let text = AttributedText("A text of quite a few words", font: .system(17))
      var content = LabelContent(ColoredText(text))
      content.numberOfLines = 0
      $0.content = .label(content)
    }
    try tree.constrain(label, .top, .equal, narrow)
    try tree.constrain(label, .leading, .equal, narrow)
    let natural = tree.frame(of: label)
    let width = try tree.constrain(label, .width, constant: 60)
    #expect(tree.frame(of: label).height > natural.height)
    tree.forest.removeFromParent(narrow)
    _ = tree.forest.layout(narrow)
    tree.forest.deactivate(width)
    tree.forest.insert(narrow, into: tree.root)
    #expect(tree.frame(of: label) == natural)
  }

  @Test func masksFollowWhatIsAppliedToTheSuperview() throws {
    var tree = Tree(400, 400)
    let view = tree.view()
    // At 2× applied as 10.5.
    try tree.constrain(view, .width, constant: 10.3)
    try tree.constrain(view, .height, constant: 20)
    #expect(tree.frame(of: view).width == 10.5)
    var item = Item()
    item.frame = Rect(1, 2, 8, 16)
    item.autoresizingMask = AutoresizingMask(rawValue: 63)
    let inner = tree.forest.add(item, to: view)
    tree.forest.captureAutoresizingOrigin(of: inner)
    #expect(tree.frame(of: inner) == Rect(1, 2, 8, 16))
  }

  @Test func aStackThatComesToRespectMarginsFindsItsSafeArea() throws {
    var tree = Tree(300, 100)
    tree.forest[tree.root].imposedSafeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let (stack, items) = tree.stack([.size(10, 10)])
    for edge in [Attribute.top, .leading] { try tree.constrain(stack, edge, .equal, tree.root) }
    #expect(tree.frame(of: items[0]).y == 0)
    guard case .stackView(var arrangement) = tree.forest[stack].kind else { return }
    arrangement.isMarginsRelative = true
    tree.forest.setKind(.stackView(arrangement), of: stack)
    #expect(tree.frame(of: items[0]).y == 28)
  }

  /// The bottom margin of a view reaches as far as its bottom reaches into the safe area; what is inside
  /// holds the margin where it is, so any bottom from 566 to 600 would do.
  @Test func insetsThatDecideAboutThemselvesStartFromNothing() throws {
    var tree = Tree(300, 600)
    tree.forest[tree.root].imposedSafeArea = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let view = tree.view()
    let inner = tree.view(in: view)
    try tree.constrain(view, .top, .equal, tree.root, constant: 12)
    try tree.constrain(inner, .top, .equal, view)
    try tree.constrain(inner, .bottom, .equal, view, .bottomMargin)
    let bottom = try tree.constrain(view, .bottom, .equal, tree.root)
    #expect(tree.frame(of: view).maxY == 600)
    tree.forest.deactivate(bottom)
    try tree.constrain(inner, .bottom, .equal, tree.root, constant: -42)
    #expect(tree.frame(of: view).maxY == 566)
  }
}
