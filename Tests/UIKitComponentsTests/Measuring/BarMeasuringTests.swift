// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing
import Typography
import UIKitComponents

/// Source: frames of bars that Xcode saved.
@Suite struct BarMeasuringTests {
  private func height(_ bar: BarContent, release: Int = 13) -> Double? {
    ContentMeasurer(release: release).size(of: .bar(bar)).height
  }

  @Test(arguments: [
    (BarContent.Kind.status, 20.0), (.navigation, 44), (.tab, 49), (.toolbar, 44),
  ])
  func aBarHasAHeightAndNoWidth(kind: BarContent.Kind, height: Double) {
    let size = ContentMeasurer(release: 13).size(of: .bar(BarContent(kind: kind)))
    #expect(size == ContentSize(width: nil, height: height))
  }

  @Test func aLargeTitleAddsItsStrip() {
    var bar = BarContent(kind: .navigation)
    bar.isLargeTitle = true
    #expect(height(bar) == 96)
  }

  @Test func aPromptAddsALine() {
    var bar = BarContent(kind: .navigation)
    bar.prompt = "Choose"
    #expect(height(bar) == 74)
  }

  @Test func padsHaveTallerBars() {
    let pad = ContentMeasurer(
      environment: Environment(
        horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad,
        platform: PlatformVersion(major: 17)))
    #expect(pad.size(of: .bar(BarContent(kind: .navigation))).height == 50)
  }

  /// Whatever the order in which constraints came.
  @Test func aToolbarIsHigherWhereTheHomeIndicatorIsBelow() throws {
    var forest = LayoutForest(
      environment: Environment(hasHomeIndicator: true, platform: PlatformVersion(major: 13)))
    var item = Item()
    item.frame.size = Size(width: 414, height: 896)
    item.imposedSafeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let root = forest.makeItem(item)
    var bar = Item()
    bar.translatesAutoresizingMask = false
    bar.content = .bar(BarContent(kind: .toolbar))
    let lower = forest.add(bar, to: root)
    let upper = forest.add(bar, to: root)
    try forest.activate(Constraint(lower, .bottom, .equal, root, .bottom, constant: -34))
    try forest.activate(Constraint(upper, .leading, .equal, root, .leading))
    func height(_ id: ItemID) -> Double {
      _ = forest.layout(root)
      return forest.frame(of: id).height
    }
    #expect([height(lower), height(upper)] == [49, 49])
    let onTop = try forest.activate(Constraint(lower, .top, .equal, upper, .bottom))
    #expect([height(lower), height(upper)] == [49, 44])
    forest.deactivate(onTop)
    #expect([height(lower), height(upper)] == [49, 49])
    forest[root].imposedSafeArea = .zero
    #expect([height(lower), height(upper)] == [44, 44])
  }
}
