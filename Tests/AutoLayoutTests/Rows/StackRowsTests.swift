// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing
import Typography
import UIKitComponents

/// Expectations: the constraints UIKit prints for stack views, worked out by hand.
struct StackRowsTests {
  /// A stack pinned to a 300 × 100 root; returns the items' frames.
  private func frames(
    _ sizes: [ContentSize?], width: Double = 300, height: Double = 100, hidden: Set<Int> = [],
    environment: Environment = Environment(),
    _ change: (inout StackArrangement) -> Void
  ) throws -> [Rect] {
    var tree = Tree(width, height, environment: environment)
    let (stack, items) = tree.stack(sizes, change)
    try tree.pin(stack)
    for index in hidden { tree.forest[items[index]].isHidden = true }
    _ = tree.forest.layout(tree.root)
    return items.map { tree.forest[$0].frame }
  }

  private let three: [ContentSize?] = [.size(40, 20), .size(60, 30), .size(80, 10)]

  @Test func fillGivesTheRestToTheLeastHugging() throws {
    var tree = Tree(300, 100)
    let (stack, items) = tree.stack(three)
    try tree.pin(stack)
    tree.forest[items[1]].hugging.horizontal = 249
    _ = tree.forest.layout(tree.root)
    #expect(items.map { tree.forest[$0].frame.width } == [40, 180, 80])
    #expect(items.map { tree.forest[$0].frame.height } == [100, 100, 100])
  }

  @Test func fillEquallyMakesLengthsEqual() throws {
    let frames = try frames(three) {
      $0.distribution = .fillEqually
      $0.spacing = .points(15)
    }
    #expect(frames.map(\.x) == [0, 105, 210])
    #expect(frames.map(\.width) == [90, 90, 90])
  }

  /// Source: a stack saved by Xcode 12 with its text field 7 points above the top, where its label began.
  @Test func theFirstItemBoundsAStackOfFirstBaselines() throws {
    var tree = Tree(300, 100)
    let (stack, items) = tree.stack([nil, nil]) { $0.alignment = .firstBaseline }
    for (item, size) in zip(items, [17.0, 34]) {
      tree.forest[item].content = .label(
        LabelContent(ColoredText(AttributedText("Text", font: .system(size)))))
    }
    try tree.constrain(stack, .leading, .equal, tree.root)
    try tree.constrain(items[1], .top, .equal, tree.root, constant: 8)
    let frame = tree.frame(of: stack)
    let (small, large) = (tree.forest[items[0]].frame, tree.forest[items[1]].frame)
    #expect(small.y == 0)
    #expect(large.y < 0 && frame.y + large.y == 8)
    #expect(frame.height == large.maxY)
  }

  /// 4 : 2 : 1 without spacing, the printed example.
  @Test func fillProportionallySharesByContent() throws {
    let frames = try frames([.size(40, 1), .size(20, 1), .size(10, 1)], width: 350) {
      $0.distribution = .fillProportionally
    }
    #expect(frames.map(\.width) == [200, 100, 50])
  }

  /// With spacing the total includes it, and the error falls on the last item.
  @Test func spacingOfProportionalStacksFallsOnTheLastItem() throws {
    let frames = try frames([.size(1, 1), .size(1, 1)], width: 90) {
      $0.distribution = .fillProportionally
      $0.spacing = .points(1)
    }
    #expect(frames.map(\.width) == [30, 59])
  }

  @Test func equalSpacingMakesGapsEqual() throws {
    let frames = try frames(three) { $0.distribution = .equalSpacing }
    #expect(frames.map(\.x) == [0, 100, 220])
  }

  @Test func equalCenteringMakesCentresEquidistant() throws {
    let frames = try frames(three) { $0.distribution = .equalCentering }
    #expect(frames.map(\.midX) == [20, 140, 260])
    #expect(frames.map(\.width) == [40, 60, 80])
  }

  @Test(
    arguments: [
      (.leading, [0, 0, 0]), (.trailing, [80, 70, 90]), (.center, [40, 35, 45]),
    ] as [(StackArrangement.Alignment, [Double])])
  func alignmentPlacesItemsAcross(alignment: StackArrangement.Alignment, y: [Double]) throws {
    let frames = try frames(three) {
      $0.alignment = alignment
      $0.distribution = .equalSpacing
    }
    #expect(frames.map(\.y) == y)
    #expect(frames.map(\.height) == [20, 30, 10])
  }

  @Test func hiddenItemsTakeNoRoomAndNoGap() throws {
    for hidden in 0..<3 {
      let frames = try frames(three, hidden: [hidden]) {
        $0.spacing = .points(10)
        $0.distribution = .fillEqually
      }
      let visible = frames.enumerated().filter { $0.offset != hidden }.map(\.element)
      #expect(visible.map(\.x) == [0, 155])
      #expect(visible.map(\.width) == [145, 145])
    }
  }

  @Test func stacksWithNothingToShowCollapse() throws {
    var tree = Tree(300, 100)
    let (stack, items) = tree.stack([.size(10, 10), .size(10, 10)])
    for item in items { tree.forest[item].isHidden = true }
    try tree.constrain(stack, .leading, .equal, tree.root)
    try tree.constrain(stack, .top, .equal, tree.root)
    #expect(tree.frame(of: stack).width == 0)
  }

  @Test func customSpacingReplacesOneGap() throws {
    var tree = Tree(300, 100)
    let (stack, items) = tree.stack(three) { $0.spacing = .points(5) }
    try tree.constrain(stack, .leading, .equal, tree.root)
    try tree.constrain(stack, .top, .equal, tree.root)
    guard case .stackView(var arrangement) = tree.forest[stack].kind else { return }
    arrangement.customSpacing[items[0]] = .points(25)
    tree.forest[stack].kind = .stackView(arrangement)
    _ = tree.forest.layout(tree.root)
    #expect(items.map { tree.forest[$0].frame.x } == [0, 65, 130])
  }

  @Test func horizontalOrderFlipsUnderRightToLeft() throws {
    let frames = try frames(
      three, environment: Environment(direction: .rightToLeft)
    ) { $0.distribution = .equalSpacing }
    #expect(frames.map(\.maxX) == [300, 200, 80])
  }

  @Test func marginsInsetTheCanvas() throws {
    var tree = Tree(300, 100)
    let (stack, items) = tree.stack([.size(10, 10)]) { $0.isMarginsRelative = true }
    tree.forest[stack].margins.own = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    try tree.pin(stack)
    _ = tree.forest.layout(tree.root)
    #expect(tree.forest[items[0]].frame == Rect(2, 1, 294, 96))
  }

  @Test func verticalStacksOfProportionalLengthCountNestedStacksByContent() throws {
    var tree = Tree(100, 300)
    let (outer, items) = tree.stack([.size(10, 20)]) {
      $0.axis = .vertical
      $0.distribution = .fillProportionally
    }
    let (inner, _) = tree.stack([.size(10, 40), .size(10, 40)], in: outer) { $0.axis = .vertical }
    guard case .stackView(var arrangement) = tree.forest[outer].kind else { return }
    arrangement.items.append(inner)
    tree.forest[outer].kind = .stackView(arrangement)
    try tree.pin(outer)
    _ = tree.forest.layout(tree.root)
    #expect(tree.forest[items[0]].frame.height == 60)
    #expect(tree.forest[inner].frame.height == 240)
  }

  /// What is known of the inner ones serves the outer ones.
  @Test func nestedProportionalStacksAreSolvedOnceEach() throws {
    func rows(_ depth: Int) throws -> Int {
      var tree = Tree(300, 300)
      var (outer, _) = tree.stack([.size(10, 20)]) { $0.distribution = .fillProportionally }
      try tree.pin(outer)
      for _ in 1..<depth {
        let (inner, _) = tree.stack([.size(10, 20)], in: outer) {
          $0.distribution = .fillProportionally
        }
        guard case .stackView(var arrangement) = tree.forest[outer].kind else { break }
        arrangement.items.append(inner)
        tree.forest[outer].kind = .stackView(arrangement)
        outer = inner
      }
      _ = tree.forest.layout(tree.root)
      return tree.forest.work.rowsWritten
    }
    #expect(try rows(12) < 8 * rows(6))
  }

  @Test func conflictsNameTheStacksOwnGroups() throws {
    var tree = Tree(300, 100)
    let (stack, items) = tree.stack([.size(10, 10), .size(10, 10)]) {
      $0.distribution = .fillEqually
    }
    try tree.pin(stack)
    try tree.constrain(items[0], .width, constant: 200)
    let snapshot = tree.forest.layout(tree.root)
    #expect(snapshot.conflicts.count == 1)
    #expect(snapshot.conflicts[0].members.contains(.stack(stack, .fillEqually)))
    #expect(tree.forest[items[0]].frame.width == 150)
  }
}
