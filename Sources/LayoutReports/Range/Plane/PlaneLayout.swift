// SPDX-License-Identifier: MIT

public import AutoLayout
package import InterfaceBuilder
import UIKitComponents

/// The exact layout of a scene for every width and height of its canvas.
public struct PlaneLayout: Sendable {
  public let scene: SceneSizes
  public let widths: ClosedRange<Double>
  public let heights: ClosedRange<Double>
  public let cells: [PlaneCell]
  /// What was not decided within the budget.
  public let undecided: [ConvexPolygon]
  /// The number of layouts from scratch that it took.
  public let layouts: Int

  /// - Parameter budget: the number of layouts after which to give up.
  /// - Complexity: some ten layouts a cell.
  public init(
    _ scene: SceneSizes, widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    budget: Int = 20_000
  ) { self.init(scene, widths: widths, heights: heights, budget: budget, series: scene.series()) }

  /// - Parameter series: builds the scene; the report takes the same.
  package init(
    _ scene: SceneSizes, widths: ClosedRange<Double>, heights: ClosedRange<Double>, budget: Int,
    series: SceneSeries
  ) {
    self.scene = scene
    (self.widths, self.heights) = (widths, heights)
    let texts = LineBreaks()
    var tracer = PlaneTracer(
      budget: budget, candidates: Self.candidates(series), borders: [Self.asWideAsHigh]
    ) { size in
      scene.layout(at: size, along: nil, texts: texts, series: series)
    }
    (cells, undecided) = tracer.trace(ConvexPolygon(widths: widths, heights: heights))
    layouts = tracer.layouts
  }

  /// Where size classes, margins and the way in which a device is held change.
  private static func candidates(_ series: SceneSeries) -> [ConvexPolygon.Line] {
    [
      SizeClass.leastRegularWidth, RootMargins.wideWidth,
      CellMargins.wideWidth(on: series.platform),
    ].map(ConvexPolygon.Line.width)
      + [SizeClass.leastHeightForRegularWidth, SizeClass.leastRegularHeight].map(
        ConvexPolygon.Line.height)
      + [asWideAsHigh]
  }

  /// Where a device is turned: bars and guides may have other lengths on the other side.
  private static var asWideAsHigh: ConvexPolygon.Line {
    ConvexPolygon.Line(x: 1, y: -1, constant: 0)
  }

  public func cell(at size: Size) -> PlaneCell? { cells.first { $0.contains(size) } }

  /// The share of all sizes that was not decided, from 0 to 1.
  public var undecidedShare: Double {
    let all = ConvexPolygon(widths: widths, heights: heights).area
    return all > 0 ? undecided.reduce(0) { $0 + $1.area } / all : 0
  }
}
