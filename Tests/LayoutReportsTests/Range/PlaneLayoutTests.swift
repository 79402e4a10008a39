// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

@testable import LayoutReports

/// The expected borders of cells were computed by hand from the constraints of the fixtures. Frames
/// in between are compared with layouts from scratch.
struct PlaneLayoutTests {
  private func layout(
    _ constraints: [String], widths: ClosedRange<Double> = 100...400,
    heights: ClosedRange<Double> = 100...400, budget: Int = 20_000
  ) throws -> PlaneLayout {
    let document = try Fixture.xib(
      Fixture.view("box", "0 0 1 1"), constraints: constraints.joined())
    let scene = try #require(document.scenes.first)
    return PlaneLayout(
      SceneSizes(document, scene: scene, options: SceneOptions()), widths: widths,
      heights: heights, budget: budget)
  }

  /// A box that is 20 points narrower than the canvas, but no wider than the canvas is high.
  private var noWiderThanHigh: [String] {
    [
      Fixture.constraint("box", "leading", "root", "leading", 10),
      Fixture.constraint("box", "top", "root", "top", 10),
      """
      <constraint firstItem="box" firstAttribute="height" constant="30" id="height"/>
      <constraint firstItem="root" firstAttribute="height" relation="greaterThanOrEqual" \
      secondItem="box" secondAttribute="width" id="bound"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" \
      secondAttribute="trailing" constant="10" priority="900" id="wide"/>
      """,
    ]
  }

  @Test func aSlantedBorderIsFoundExactly() throws {
    let layout = try layout(noWiderThanHigh)
    #expect(layout.undecided.isEmpty)
    #expect(layout.undecidedShare == 0)
    // Below the border the height determines the width of the box, above it the width does.
    let low = try #require(layout.cell(at: Size(width: 300, height: 150)))
    #expect(low.frames(at: Size(width: 300, height: 150))[1].width == 150)
    let high = try #require(layout.cell(at: Size(width: 300, height: 350)))
    #expect(high.frames(at: Size(width: 300, height: 350))[1].width == 280)
    // No cell is on both sides of width − 20 = height.
    for cell in layout.cells {
      let sides = cell.area.corners.map { $0.x - 20 - $0.y }
      #expect(sides.allSatisfy { $0 < 0.1 } || sides.allSatisfy { $0 > -0.1 })
    }
    let whole = layout.cells.reduce(0) { $0 + $1.area.area }
    #expect(abs(whole - 90_000) < 200)
  }

  /// Two borders that cross give one cell on each side of both, with a few layouts each, at any
  /// position.
  @Test func cellsFollowFromTheirMargins() {
    func traced(_ size: Size) -> TracedLayout {
      let margins = [size.width - 0.7 * size.height - 41.3, size.width + size.height - 555.1]
      let signature = margins.reduce(UInt64(1)) { $0 * 2 + ($1 >= 0 ? 1 : 0) }
      return TracedLayout(parameter: 0, signature: signature, margins: margins, frames: [])
    }
    var tracer = PlaneTracer(budget: 1_000, candidates: [], borders: [], layout: traced)
    let (cells, undecided) = tracer.trace(ConvexPolygon(widths: 100...900, heights: 100...900))
    #expect(undecided.isEmpty)
    #expect(cells.count <= 6)
    #expect(tracer.layouts < 80)
    #expect(abs(cells.reduce(0) { $0 + $1.area.area } - 640_000) < 100)
    for cell in cells {
      let inside = traced(cell.area.center.size).signature
      for corner in cell.area.corners {
        let point = corner.moved(towards: cell.area.center, by: 0.01)
        #expect(traced(point.size).signature == inside)
      }
    }
  }

  /// A change that no margin predicts is found on a line across the border.
  @Test func bordersWithoutMarginsAreFound() {
    var tracer = PlaneTracer(budget: 3_000, candidates: [], borders: []) { size in
      TracedLayout(
        parameter: 0, signature: size.width >= 333 ? 2 : 1, margins: [size.height],
        frames: [])
    }
    let (cells, undecided) = tracer.trace(ConvexPolygon(widths: 100...900, heights: 100...900))
    #expect(undecided.isEmpty)
    #expect(abs(cells.reduce(0) { $0 + $1.area.area } - 640_000) < 100)
    for cell in cells {
      #expect(cell.area.widths.upperBound < 333.1 || cell.area.widths.lowerBound > 332.9)
    }
  }

  @Test func framesEqualThoseOfLayoutsFromScratch() throws {
    let layout = try layout(noWiderThanHigh)
    let document = layout.scene.document
    let report = PlaneReport(layout, rules: RangeRule.allCases, names: ViewNames(document))
    var random = SeededGenerator(seed: 7)
    let result = report.compared(count: 60, using: &random)
    #expect(result.samples > 50)
    #expect(result.deviation <= PlaneReport.tolerance)
    let size = Size(width: 333, height: 222)
    let frames = try #require(report.sceneFrames(at: size))
    #expect(frames.views.map(\.id) == ["root", "box"])
    #expect(frames.views[1].frame == Rect(x: 10, y: 10, width: 222, height: 30))
    #expect(report.sceneFrames(at: Size(width: 50, height: 50)) == nil)
  }

  @Test func aRuleIsRefutedWhereItIsBroken() throws {
    // The box is 200 wide, so the canvas is too narrow below 210; it is 30 high, from 10.
    let layout = try layout([
      Fixture.constraint("box", "leading", "root", "leading", 10),
      Fixture.constraint("box", "top", "root", "top", 10),
      """
      <constraint firstItem="box" firstAttribute="height" constant="30" id="height"/>
      <constraint firstItem="box" firstAttribute="width" constant="200" id="width"/>
      """,
    ])
    let report = PlaneReport(
      layout, rules: [.insideSuperview, .satisfiable], names: ViewNames(layout.scene.document))
    #expect(report.proved == [.satisfiable])
    let refutation = try #require(report.refutations.first)
    #expect(report.refutations.count == 1)
    #expect(refutation.views.map(\.id) == ["box"])
    #expect(refutation.first == Size(width: 100, height: 100))
    let widths = refutation.areas.map(\.widths.upperBound).max() ?? 0
    // Half a pixel at scale 2 is ignored.
    #expect(abs(widths - 209.75) < 0.01)
    let area = refutation.areas.reduce(0) { $0 + $1.area }
    #expect(abs(area - 109.75 * 300) < 50)
  }

  @Test func undecidedAreasAreListed() throws {
    let layout = try layout(noWiderThanHigh, budget: 6)
    #expect(!layout.undecided.isEmpty)
    #expect(layout.undecidedShare > 0.1)
    let report = PlaneReport(
      layout, rules: RangeRule.allCases, names: ViewNames(layout.scene.document))
    #expect(!report.isComplete)
    #expect(report.proved.isEmpty)
    #expect(
      PlaneText.lines(of: report).contains { $0.hasPrefix("  not decided within the budget") })
  }

  /// The cell ends there even if all decisions are the same. The state from which a layout starts
  /// is not a decision.
  @Test func noCellCrossesABorder() {
    let border = ConvexPolygon.Line(x: 1, y: -1, constant: 0)
    var tracer = PlaneTracer(budget: 100, candidates: [], borders: [border]) { _ in
      TracedLayout(parameter: 0, signature: 1, margins: [], frames: [])
    }
    let (cells, undecided) = tracer.trace(ConvexPolygon(widths: 0...100, heights: 0...100))
    #expect(cells.count == 2 && undecided.isEmpty)
    for cell in cells {
      let sides = cell.area.corners.map(border.value)
      #expect(sides.allSatisfy { $0 <= 0 } || sides.allSatisfy { $0 >= 0 })
    }
  }

  @Test func polygonsAreSplitByLines() {
    let square = ConvexPolygon(widths: 0...2, heights: 0...2)
    #expect(square.area == 4)
    let (one, other) = square.split(by: .init(x: 1, y: -1, constant: 0))
    #expect(one.area == 2 && other.area == 2)
    #expect(one.corners.count == 3 && other.corners.count == 3)
    let (right, left) = square.split(by: .width(0.5))
    #expect(right.area == 3 && left.area == 1)
    #expect(square.split(by: .height(5)).0.corners.isEmpty)
  }
}
