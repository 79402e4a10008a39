// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing
import UIKitComponents

struct LayoutForestTests {
  @Test func staleIdsAreHarmless() throws {
    var tree = Tree(100, 100)
    let gone = tree.view()
    let constraint = try tree.constrain(gone, .width, constant: 10)
    tree.forest.destroy(gone)
    let heir = tree.view()

    #expect(heir.slot == gone.slot)
    #expect(tree.forest.contains(gone) == false)
    #expect(tree.forest.contains(constraint) == false)
    tree.forest[gone].name = "ghost"
    tree.forest.setFrame(Rect(1, 1, 1, 1), of: gone)
    tree.forest.deactivate(constraint)
    tree.forest.insert(gone, into: tree.root)
    #expect(tree.forest[heir].name == "UIView")
    #expect(tree.forest[heir].frame == .zero)
    #expect(tree.forest.children(of: tree.root) == [heir])
  }

  @Test func aViewCannotEnterItsOwnSubtree() {
    var tree = Tree(100, 100)
    let box = tree.view()
    let inner = tree.view(in: box)
    tree.forest.insert(box, into: inner)
    #expect(tree.forest.parent(of: box) == tree.root)
  }

  @Test func movingDropsConstraintsHeldOutside() throws {
    var tree = Tree(100, 100)
    let box = tree.view()
    let inner = tree.view(in: box)
    let other = tree.view()
    let outside = try tree.constrain(inner, .left, .equal, other)
    let inside = try tree.constrain(inner, .top, .equal, box)
    tree.forest.insert(box, into: other)
    #expect(tree.forest.contains(outside) == false)
    #expect(tree.forest.contains(inside) == true)
  }

  @Test func movedSubtreesAreLaidOutInTheirNewRoot() throws {
    var tree = Tree(100, 100)
    let box = tree.view()
    let inner = tree.view(in: box)
    try tree.pin(box)
    try tree.pin(inner, inset: 10)
    #expect(tree.frame(of: inner) == Rect(10, 10, 80, 80))

    let second = tree.forest.makeItem(
      {
        var item = Item()
        item.frame = Rect(0, 0, 60, 60)
        return item
      }())
    tree.forest.insert(box, into: second)
    try tree.forest.activate(Constraint(box, .width, .equal, second, .width))
    try tree.forest.activate(Constraint(box, .height, .equal, second, .height))
    _ = tree.forest.layout(second)
    #expect(tree.forest[inner].frame == Rect(10, 10, 40, 40))
    _ = tree.forest.layout(tree.root)
    #expect(tree.forest.subviews(of: tree.root) == [])
  }

  /// Optimised code once released what a reader held as it changed the item it came from.
  @Test func contentThatWasReadOutlivesTheChangeOfItsItem() {
    var tree = Tree(100, 100)
    let view = tree.view()
    for index in 0..<100 {
      let text = String(repeating: "a text in memory of its own ", count: 3) + "\(index)"
      tree.forest[view].content = .placeholder(PlaceholderContent(kind: .custom, label: text))
      switch tree.forest[view].content {
      case .placeholder(let placeholder):
        tree.forest.setContent(.none, of: view)
        tree.forest[view].name = "changed"
        #expect(placeholder.label == text)
      default: Issue.record("another content")
      }
    }
  }
}
