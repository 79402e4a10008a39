// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// Expectations: the reference of `systemLayoutSizeFitting`.
struct FittingTests {
  private func box(_ tree: inout Tree, inner size: ContentSize) throws -> ItemID {
    let box = tree.view()
    let inner = tree.view(in: box, size: size)
    try tree.pin(inner, inset: 10)
    return box
  }

  @Test func theCompressedSizeIsWhatTheContentNeeds() throws {
    var tree = Tree(500, 500)
    let box = try box(&tree, inner: .size(30, 40))
    #expect(tree.forest.fittingSize(of: box, target: .zero) == Size(width: 50, height: 60))
  }

  @Test func aRequiredTargetHolds() throws {
    var tree = Tree(500, 500)
    let box = try box(&tree, inner: ContentSize(width: nil, height: 40))
    let size = tree.forest.fittingSize(
      of: box, target: Size(width: 200, height: 0), priorities: AxisPair(1000, 50))
    #expect(size == Size(width: 200, height: 60))
  }

  @Test func fittingChangesNoFrames() throws {
    var tree = Tree(500, 500)
    let box = try box(&tree, inner: .size(30, 40))
    try tree.constrain(box, .leading, .equal, tree.root, constant: 3)
    try tree.constrain(box, .top, .equal, tree.root)
    let before = tree.frame(of: box)
    _ = tree.forest.fittingSize(of: box, target: Size(width: 400, height: 400))
    #expect(tree.forest[box].frame == before)
    #expect(tree.frame(of: box) == before)
  }

  @Test func constraintsOutsideTheSubtreeDoNotAffectFitting() throws {
    var tree = Tree(500, 500)
    let box = try box(&tree, inner: .size(30, 40))
    let other = tree.view(size: .size(300, 10))
    try tree.constrain(box, .width, .equal, other)
    #expect(tree.forest.fittingSize(of: box, target: .zero).width == 50)
  }

  @Test func marginsCountTheSameBeforeAndAfterALayout() throws {
    var tree = Tree(500, 500)
    // The safe area ends below the view and must not affect the result.
    tree.forest[tree.root].imposedSafeArea = EdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
    let outer = tree.view()
    try tree.pin(outer)
    let box = tree.view(in: outer) { $0.margins.own = DirectionalEdgeInsets(all: 11) }
    try tree.constrain(box, .leading, .equal, outer, constant: 60)
    try tree.constrain(box, .top, .equal, outer, constant: 60)
    let inner = tree.view(in: box, size: .size(30, 40))
    for (edge, margin) in [
      (Attribute.top, Attribute.topMargin), (.leading, .leadingMargin), (.bottom, .bottomMargin),
      (.trailing, .trailingMargin),
    ] {
      try tree.constrain(inner, edge, .equal, box, margin)
    }
    #expect(tree.forest.fittingSize(of: box, target: .zero) == Size(width: 52, height: 62))
    #expect(tree.frame(of: box).size == Size(width: 52, height: 62))
    #expect(tree.forest.fittingSize(of: box, target: .zero) == Size(width: 52, height: 62))
    #expect(tree.frame(of: inner) == Rect(11, 11, 30, 40))
  }

  @Test func fittingSizeOfEmptyViewsIsZero() throws {
    var tree = Tree(500, 500)
    let box = tree.view()
    let inner = tree.view(in: box)
    try tree.pin(inner)
    let size = tree.forest.fittingSize(of: box, target: .zero)
    #expect(size == .zero)
    #expect(size.width.sign == .plus && size.height.sign == .plus)
  }

  /// Cards as wide as the fitting size, whose titles and subtitles have equal widths.
  private func cards(_ count: Int, in tree: inout Tree) throws {
    var last: ItemID?
    for index in 0..<count {
      let card = tree.view()
      try tree.constrain(card, .leading, .equal, tree.root, constant: 12)
      try tree.constrain(card, .trailing, .equal, tree.root, constant: -12)
      if let last {
        try tree.constrain(card, .top, .equal, last, .bottom, constant: 8)
      } else {
        try tree.constrain(card, .top, .equal, tree.root)
      }
      let picture = tree.view(in: card, size: .size(40, 40))
      let title = tree.view(in: card, size: .size(Double(80 + index * 37 % 101), 20))
      let subtitle = tree.view(in: card, size: .size(Double(120 + index * 53 % 103), 16))
      let badge = tree.view(in: card, size: .size(18, 20)) { $0.hugging = AxisPair(252, 252) }
      try tree.constrain(picture, .leading, .equal, card)
      try tree.constrain(title, .leading, .equal, picture, .trailing)
      try tree.constrain(subtitle, .leading, .equal, title)
      try tree.constrain(subtitle, .trailing, .equal, title)
      try tree.constrain(badge, .leading, .equal, title, .trailing)
      try tree.constrain(badge, .trailing, .equal, card)
      try tree.constrain(title, .top, .equal, card)
      try tree.constrain(subtitle, .top, .equal, title, .bottom)
      try tree.constrain(subtitle, .bottom, .equal, card)
      last = card
    }
  }

  @Test func fittingWorkGrowsLinearlyWithTheViews() throws {
    var work: [LayoutWork] = []
    for count in [103, 412] {
      var tree = Tree(400, 800)
      try cards(count, in: &tree)
      _ = tree.frame(of: tree.root)
      let before = tree.forest.work
      let size = tree.forest.fittingSize(of: tree.root, target: .zero)
      #expect(size.width == 40 + 222 + 18 + 24)
      work.append(tree.forest.work - before)
    }
    #expect(work[0].steps > 103)
    #expect(work[1].steps < 5 * work[0].steps)
    #expect(work[1].entriesTouched < 6 * work[0].entriesTouched)
  }

  /// A query reuses the memory of the last one, but none of its results.
  @Test func fittingSizesDoNotDependOnEarlierQueries() throws {
    func answers(_ counts: [Int]) throws -> [Size] {
      var tree = Tree(400, 800)
      try cards(60, in: &tree)
      _ = tree.frame(of: tree.root)
      let all = tree.forest.children(of: tree.root)
      return counts.map { count in
        let asked = count == 60 ? tree.root : all[count]
        // Fitting sizes are cached until the next change.
        tree.forest.setFrame(
          Rect(x: 0, y: 0, width: 400, height: 800 + Double(count)), of: tree.root)
        return tree.forest.fittingSize(of: asked, target: Size(width: Double(count), height: 0))
      }
    }
    let questions = [60, 3, 60, 60, 8, 3, 60]
    let single = try questions.map { try answers([$0])[0] }
    #expect(try answers(questions) == single)
    #expect(Set(single).count > 2)
  }
}
