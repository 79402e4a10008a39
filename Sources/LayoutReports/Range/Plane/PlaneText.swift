// SPDX-License-Identifier: MIT

public import AutoLayout

/// Writes a report about widths and heights as text.
public enum PlaneText {
  public static func lines(of report: PlaneReport) -> [String] {
    let layout = report.layout
    var lines = [
      "\(report.file): \(report.title) (\(report.scene)), width \(RangeText.text(layout.widths)) "
        + "by height \(RangeText.text(layout.heights))",
      "  \(layout.cells.count) cells, \(layout.layouts) layouts",
    ]
    if !report.isComplete {
      let share = RangeText.number(layout.undecidedShare * 100)
      lines.append("  not decided within the budget: \(share) % of all sizes")
      lines += layout.undecided.prefix(8).map { "    \(text($0))" }
      let rest = layout.undecided.count - 8
      if rest > 0 { lines.append("    and \(rest) smaller areas") }
    }
    for rule in report.proved { lines.append("  proved: \(rule.claim)") }
    for refutation in report.refutations {
      let views = refutation.views.map { "\($0.className) '\($0.name)' \($0.id)" }
      let subject = views.isEmpty ? "" : views.joined(separator: " and ") + " "
      lines.append(
        "\(report.file):\(refutation.views.first?.line ?? report.line): "
          + "\(refutation.rule.rawValue): \(subject)\(refutation.rule.statement) "
          + "from \(size(refutation.first))")
      lines += merged(refutation.areas).prefix(8).map { "    \(text($0))" }
      for (view, frame) in zip(refutation.views, refutation.frames) {
        lines.append("    '\(view.name)' \(FramesText.text(frame)) there")
      }
      lines += refutation.constraints.map { "    \($0)" }
    }
    return lines
  }

  /// An area as "width 320...450 by height 480...1366", with its corners unless it is a rectangle.
  static func text(_ area: ConvexPolygon) -> String {
    let bounds = "width \(RangeText.text(area.widths)) by height \(RangeText.text(area.heights))"
    let whole = ConvexPolygon(widths: area.widths, heights: area.heights).area
    guard area.area < whole * 0.999 else { return bounds }
    let corners = area.corners.map { size($0.size) }
    return "\(bounds), inside of \(corners.joined(separator: ", "))"
  }

  public static func size(_ size: Size) -> String {
    "\(RangeText.number(size.width)) × \(RangeText.number(size.height))"
  }

  /// Joins rectangles that share a side.
  private static func merged(_ areas: [ConvexPolygon]) -> [ConvexPolygon] {
    var areas = areas
    var index = 0
    while index < areas.count {
      let partner = areas.indices.first { other in
        guard other != index else { return false }
        let (one, two) = (areas[index], areas[other])
        let union = ConvexPolygon(
          widths: min(
            one.widths.lowerBound, two.widths.lowerBound)...max(
              one.widths.upperBound, two.widths.upperBound),
          heights: min(
            one.heights.lowerBound, two.heights.lowerBound)...max(
              one.heights.upperBound, two.heights.upperBound))
        return abs(union.area - one.area - two.area) <= union.area * 1e-4
      }
      guard let partner else {
        index += 1
        continue
      }
      let (one, two) = (areas[index], areas[partner])
      areas[index] = ConvexPolygon(
        widths: min(
          one.widths.lowerBound, two.widths.lowerBound)...max(
            one.widths.upperBound, two.widths.upperBound),
        heights: min(
          one.heights.lowerBound, two.heights.lowerBound)...max(
            one.heights.upperBound, two.heights.upperBound))
      areas.remove(at: partner)
      index = 0
    }
    return areas
  }
}
