// SPDX-License-Identifier: MIT

public import AutoLayout
package import InterfaceBuilder
import UIKitComponents

/// The exact layout of a scene for every size of its canvas along one axis.
public struct ParametricLayout: Sendable {
  public let scene: SceneSizes
  /// The axis along which the size varies.
  public let axis: Axis
  /// The fixed length along the other axis, in points.
  public let across: Double
  /// The pieces, in ascending order and without gaps.
  public let pieces: [AffinePiece]
  /// The greatest length that was traced. It is less than requested if the budget was used up.
  public let reached: Double
  /// The number of layouts from scratch.
  public let layouts: Int

  /// `lengths` are the lengths along `axis`, in points. `budget` is the number of layouts after
  /// which tracing stops.
  ///
  /// - Complexity: about three layouts per piece.
  public init(
    _ scene: SceneSizes, along axis: Axis, _ lengths: ClosedRange<Double>, across: Double,
    budget: Int = 20_000
  ) {
    self.init(
      scene, along: axis, lengths, across: across, budget: budget, series: scene.series())
  }

  /// - Parameter series: builds the scene, and can be shared with a report.
  package init(
    _ scene: SceneSizes, along axis: Axis, _ lengths: ClosedRange<Double>, across: Double,
    budget: Int, series: SceneSeries
  ) {
    self.scene = scene
    self.axis = axis
    self.across = across
    let texts = LineBreaks()
    var tracer = PieceTracer(budget: budget) { length in
      scene.sample(
        at: Self.size(axis, length, across), along: axis, texts: texts, series: series)
    }
    (pieces, reached) = tracer.trace(
      from: lengths.lowerBound, to: lengths.upperBound,
      changes: series.changes(
        in: lengths, candidates: Self.candidates(axis, across: across, series)
      ) { Self.size(axis, $0, across) })
    layouts = tracer.layouts
  }

  /// The lengths at which size classes, cell margins and the device orientation may change.
  private static func candidates(
    _ axis: Axis, across: Double, _ series: SceneSeries
  ) -> [Double] {
    axis == .horizontal
      ? [SizeClass.leastRegularWidth, CellMargins.wideWidth(on: series.platform), across]
      : [SizeClass.leastHeightForRegularWidth, SizeClass.leastRegularHeight, across]
  }

  /// The sizes at which the layout changes from one affine function to another.
  public var breakpoints: [Double] { pieces.dropFirst().map { $0.start } }

  public func size(at length: Double) -> Size { Self.size(axis, length, across) }

  private static func size(_ axis: Axis, _ length: Double, _ across: Double) -> Size {
    axis == .horizontal
      ? Size(width: length, height: across) : Size(width: across, height: length)
  }

  /// The piece that contains a length. If two pieces meet there, it is the one with the same
  /// decisions.
  public func piece(at length: Double) -> AffinePiece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end < length { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count, pieces[low].contains(length) else { return nil }
    let isBorder = length >= pieces[low].end - PieceTracer.resolution
    guard isBorder || length <= pieces[low].start + PieceTracer.resolution else {
      return pieces[low]
    }
    // This close to an end, only a layout shows which decisions apply.
    let signature = scene.layout(
      at: size(at: length), along: axis, texts: LineBreaks()
    ).signature
    return pieces[max(low - 1, 0)...min(low + 1, pieces.count - 1)].first {
      $0.first.signature == signature
    } ?? pieces[low]
  }

  /// The frames of all views at a length, in their superviews' coordinates, not snapped to pixels.
  /// The result is nil outside the traced range.
  public func frames(at length: Double) -> [Rect]? {
    guard let piece = piece(at: length) else { return nil }
    let reach =
      (piece.start - PieceTracer.resolution)...(piece.end + PieceTracer.resolution)
    if reach.contains(length) { return piece.frames(at: length) }
    // The length is in a range that is too narrow for a separate piece. It has the decisions of a
    // piece farther away, whose straight lines are less accurate here.
    return scene.layout(at: size(at: length), along: axis, texts: LineBreaks()).frames
  }
}
