// SPDX-License-Identifier: MIT

import AutoLayout

/// An SVG chart of the edges of every view over the size of the canvas. Views are bands, changes of
/// the layout are thin lines, and sizes that break a rule are red stripes.
public struct RangeChart {
  private let report: RangeReport
  private let plot = Rect(x: 64, y: 64, width: 860, height: 420)

  public init(_ report: RangeReport) { self.report = report }

  public func svg() -> String {
    let legend = legendLines
    let height = plot.maxY + 56 + Double(legend.count) * 20
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 \(number(height))" width="960" \
      height="\(number(height))" font-family="-apple-system, Helvetica, Arial, sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="#ffffff"/>
      <text x="64" y="30" font-size="17" font-weight="600">\(escaped(report.title))</text>
      <text x="64" y="50" fill="#666666">\(escaped(caption))</text>

      """
    for refutation in report.refutations {
      for range in refutation.ranges {
        let x = place(range.lowerBound)
        text += """
          <rect x="\(number(x))" y="\(number(plot.y))" width="\(number(max(place(range.upperBound) - x, 1.5)))" \
          height="\(number(plot.height))" fill="#e5484d" fill-opacity="0.14"/>

          """
      }
    }
    for point in report.layout.breakpoints {
      let x = number(place(point))
      text += """
        <line x1="\(x)" y1="\(number(plot.y))" x2="\(x)" y2="\(number(plot.maxY))" stroke="#d8d8d8" stroke-width="0.7"/>

        """
    }
    text += edges() + axes()
    for (index, line) in legend.enumerated() {
      let y = plot.maxY + 58 + Double(index) * 20
      text += """
        <rect x="64" y="\(number(y - 10))" width="12" height="12" rx="2" fill="\(line.color)"/>
        <text x="84" y="\(number(y))">\(escaped(line.text))</text>

        """
    }
    return text + "</svg>\n"
  }

  private var isHorizontal: Bool { report.layout.axis == .horizontal }

  private var caption: String {
    let (along, across) = isHorizontal ? ("width", "height") : ("height", "width")
    return "edges against \(along), \(RangeText.text(report.lengths)) points, at \(across) "
      + "\(number(report.layout.across)); \(report.layout.pieces.count) pieces"
  }

  // MARK: Scales

  private func place(_ length: Double) -> Double {
    let span = report.lengths.upperBound - report.lengths.lowerBound
    return plot.x
      + (span > 0 ? (length - report.lengths.lowerBound) / span : 0) * plot.width
  }

  /// The vertical position of an edge. The canvas's start is at the top, the farthest edge at the
  /// bottom.
  private func drop(_ edge: Double) -> Double {
    plot.y + min(max(edge / max(report.lengths.upperBound, 1), -0.05), 1.05) * plot.height
  }

  private func axes() -> String {
    var text = """
      <rect x="\(number(plot.x))" y="\(number(plot.y))" width="\(number(plot.width))" \
      height="\(number(plot.height))" fill="none" stroke="#888888"/>

      """
    for share in 0...4 {
      let length =
        report.lengths.lowerBound
        + (report.lengths.upperBound - report.lengths.lowerBound) * Double(share) / 4
      let edge = report.lengths.upperBound * Double(share) / 4
      text += """
        <text x="\(number(place(length)))" y="\(number(plot.maxY + 18))" text-anchor="middle" fill="#666666">\(number(length))</text>
        <text x="\(number(plot.x - 8))" y="\(number(drop(edge) + 4))" text-anchor="end" fill="#666666">\(number(edge))</text>

        """
    }
    return text
  }

  // MARK: Views

  /// The views to draw: those that break a rule, then the other views, up to the number of colours.
  private var shown: [(index: Int, view: RangeReport.View)] {
    let broken = Set(report.refutations.flatMap { $0.views.map(\.id) })
    let leading = report.views.filter { broken.contains($0.view.id) }
    let others = report.views.dropFirst().filter { !broken.contains($0.view.id) }
    return Array((leading + others).prefix(Self.colors.count))
  }

  private func edges() -> String {
    var text = ""
    for (place, entry) in shown.enumerated() {
      let color = Self.colors[place]
      for piece in report.layout.pieces {
        guard entry.index < piece.first.frames.count else { continue }
        let (a, b) = (span(entry.index, piece, piece.start), span(entry.index, piece, piece.end))
        let (x, z) = (number(self.place(piece.start)), number(self.place(piece.end)))
        text += """
          <path d="M\(x) \(number(drop(a.low)))L\(z) \(number(drop(b.low)))L\(z) \(number(drop(b.high)))\
          L\(x) \(number(drop(a.high)))Z" fill="\(color)" fill-opacity="0.12"/>
          <path d="M\(x) \(number(drop(a.low)))L\(z) \(number(drop(b.low)))M\(x) \(number(drop(a.high)))\
          L\(z) \(number(drop(b.high)))" stroke="\(color)" stroke-width="1.4" fill="none"/>

          """
      }
    }
    return text
  }

  /// The two edges of a view along the axis, in the canvas's coordinates.
  private func span(
    _ index: Int, _ piece: AffinePiece, _ length: Double
  ) -> (low: Double, high: Double) {
    let frames = piece.frames(at: length)
    var low = 0.0
    var next: Int? = index
    while let current = next, current < frames.count {
      low += isHorizontal ? frames[current].x : frames[current].y
      next = current < report.parents.count ? report.parents[current] : nil
    }
    return (low, low + (isHorizontal ? frames[index].width : frames[index].height))
  }

  private var legendLines: [(color: String, text: String)] {
    let names = shown.enumerated().map {
      (Self.colors[$0.offset], "\($0.element.view.name) (\($0.element.view.id))")
    }
    let broken = report.refutations.map { refutation in
      let names = refutation.views.map(\.name).joined(separator: ", ")
      return (
        "#f5b5b7",
        "\(refutation.rule.rawValue) \(names): "
          + refutation.ranges.map(RangeText.text).joined(separator: ", ")
      )
    }
    return names + broken.prefix(12)
  }

  private static let colors = [
    "#0a7bff", "#30a46c", "#f76b15", "#8e4ec6", "#12a594", "#ab6400", "#d6409f", "#3e63dd",
  ]

  private func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
