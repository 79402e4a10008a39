// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

@testable import LayoutReports

/// The expected distances were computed by hand from the frames.
struct MatrixSceneTests {
  /// A layout of one view on a canvas without bars.
  private func layout(_ frame: Rect, on canvas: Size, id: String = "v") -> MatrixLayout {
    MatrixLayout(
      frames: SceneFrames(
        file: "x", scene: "s", title: "Screen", size: canvas,
        views: [
          SceneFrames.View(id: id, className: "UIView", name: "Box", frame: frame, depth: 0)
        ], conflictCount: 0),
      places: [frame], safeArea: Rect(origin: .zero, size: canvas))
  }

  private let phone = Size(width: 300, height: 500)
  private let pad = Size(width: 900, height: 1000)

  private func distance(_ one: Rect, _ other: Rect, isMirrored: Bool = false) -> Double {
    LayoutDistance(layout(one, on: phone), layout(other, on: pad), isMirrored: isMirrored).mean
  }

  @Test func movesWithTheCanvasAreNoDistance() {
    let box = Rect(x: 10, y: 20, width: 100, height: 40)
    // The same corner; both sides; the trailing side; the centre; in proportion.
    #expect(distance(box, box) == 0)
    #expect(distance(box, Rect(x: 10, y: 20, width: 700, height: 40)) == 0)
    #expect(distance(box, Rect(x: 610, y: 20, width: 100, height: 40)) == 0)
    #expect(distance(box, Rect(x: 310, y: 270, width: 100, height: 40)) == 0)
    #expect(distance(box, Rect(x: 30, y: 40, width: 300, height: 80)) == 0)
  }

  @Test func otherMovesAreADistance() {
    let box = Rect(x: 10, y: 20, width: 100, height: 40)
    #expect(distance(box, Rect(x: 10, y: 20, width: 100, height: 47)) == 7)
    // From the leading edge to the trailing edge. In the mirrored layout nothing has moved.
    let mirrored = Rect(x: 790, y: 20, width: 100, height: 40)
    #expect(distance(box, mirrored, isMirrored: true) == 0)
    let other = LayoutDistance(
      layout(box, on: phone), layout(box, on: phone, id: "w"), isMirrored: false)
    #expect(other.mean == 100)
    #expect(other.views.map(\.id) == ["v", "w"])
  }

  @Test func pairsThatDifferMostComeFirst() throws {
    var conditions: [CheckCondition] = []
    for device in ["iPhone SE", "iPhone 16"] {
      for size in [nil, .accessibilityLarge] as [ContentSizeCategory?] {
        for style in [ColorAppearance.Style.light, .dark] {
          var condition = CheckCondition()
          condition.device = try .named(device)
          (condition.textSize, condition.style) = (size, style)
          conditions.append(condition)
        }
      }
    }
    var scene = MatrixScene(id: "s", title: "Screen", conditionCount: conditions.count)
    let heights = [40.0, 60, 44, 90]
    for (index, height) in heights.enumerated() {
      scene.add(
        layout(Rect(x: 0, y: 0, width: 10, height: height), on: phone),
        at: [2 * index, 2 * index + 1])
    }
    #expect(scene.layouts.count == 4)
    #expect(scene.conditions(of: 1) == [2, 3])
    let pairs = scene.pairs(conditions, count: 9)
    // The text sizes differ by 46 points on the wide phone. On the small one they differ by 20,
    // which is the same pair of values. The devices differ by 30 at the large size.
    #expect(pairs.map(\.distance) == [46, 30])
    #expect(pairs.first?.text == "the file's text size and AX2, iPhone 16")
    #expect(pairs.first.map { [$0.first, $0.second] } == [4, 6])
    #expect(scene.pairs(conditions, count: 1).count == 1)
  }

  @Test func equalLayoutsAreKeptOnce() {
    var scene = MatrixScene(id: "s", title: "Screen", conditionCount: 3)
    let box = layout(Rect(x: 0, y: 0, width: 1, height: 1), on: phone)
    for place in 0..<3 { scene.add(box, at: [place]) }
    #expect(scene.layouts.count == 1)
    #expect(scene.layoutOfCondition == [0, 0, 0])
  }
}
