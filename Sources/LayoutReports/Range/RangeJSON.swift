// SPDX-License-Identifier: MIT

import AutoLayout
public import EssentialFoundation

/// Reports as JSON. Every scene has its pieces with the affine functions of all edges, the proved
/// rules, the refuted rules and the range that was not decided.
public struct RangeJSON: Encodable, Sendable {
  struct View: Encodable {
    var id: String
    var `class`: String
    var name: String
    /// The x, y, width and height at the start of the piece, not snapped to pixels.
    var frame: [Double]
    /// The change of each number per point of size.
    var slope: [Double]
  }

  struct Piece: Encodable {
    var from: Double
    var to: Double
    var views: [View]
  }

  struct Refutation: Encodable {
    var rule: String
    var message: String
    var views: [String]
    var line: Int
    var first: Double
    var ranges: [[Double]]
    var constraints: [String]
    /// The frames of the views one pixel before `first`, or nil. `after` are those at `first`.
    var before: [[Double]]?
    var after: [[Double]]
  }

  struct Scene: Encodable {
    var file: String
    var scene: String
    var axis: String
    var across: Double
    var range: [Double]
    var textSize: String?
    /// The end of the decided range. It is less than the end of `range` if the budget was used up.
    var decidedTo: Double
    var layouts: Int
    var breakpoints: [Double]
    var pieces: [Piece]
    var proved: [String]
    var refuted: [Refutation]
  }

  var scenes: [Scene]

  /// - Parameter reports: the reports, each with its text size if there are several text sizes.
  public init(_ reports: [(report: RangeReport, textSize: String?)]) {
    scenes = reports.map { report, textSize in
      Scene(
        file: report.file, scene: report.scene,
        axis: report.layout.axis == .horizontal ? "width" : "height",
        across: report.layout.across,
        range: [report.lengths.lowerBound, report.lengths.upperBound], textSize: textSize,
        decidedTo: report.layout.reached, layouts: report.layout.layouts,
        breakpoints: report.layout.breakpoints,
        pieces: report.layout.pieces.map { Self.piece($0, report) },
        proved: report.proved.map(\.rawValue), refuted: report.refutations.map(Self.refutation))
    }
  }

  private static func piece(_ piece: AffinePiece, _ report: RangeReport) -> Piece {
    let frames = piece.frames(at: piece.start)
    return Piece(
      from: piece.start, to: piece.end,
      views: report.views.compactMap { index, view in
        guard index < frames.count else { return nil }
        return View(
          id: view.id, class: view.className, name: view.name, frame: numbers(frames[index]),
          slope: numbers(piece.slope(of: index)))
      })
  }

  private static func refutation(_ refutation: RangeReport.Refutation) -> Refutation {
    Refutation(
      rule: refutation.rule.rawValue, message: refutation.rule.statement,
      views: refutation.views.map(\.id), line: refutation.views.first?.line ?? 0,
      first: refutation.first, ranges: refutation.ranges.map { [$0.lowerBound, $0.upperBound] },
      constraints: refutation.constraints, before: refutation.before?.map(numbers),
      after: refutation.after.map(numbers))
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height]
  }

  public func encode(to encoder: any Encoder) throws { try scenes.encode(to: encoder) }

  /// The list as UTF-8, with keys in alphabetical order.
  public func encoded() throws -> Data { try JSONEncoder.document.encode(self) }
}
