// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// Draws a conflict: the available length, the required length and the views involved.
public struct ConflictPicture: Sendable {
  private let explanation: ConflictExplanation
  private static let width = 640.0
  private static let margin = 20.0

  public init(_ explanation: ConflictExplanation) { self.explanation = explanation }

  /// An SVG document with one picture below the other.
  public static func document(_ explanations: [ConflictExplanation]) -> String {
    var y = 0.0
    var parts: [String] = []
    for explanation in explanations {
      let picture = ConflictPicture(explanation)
      parts.append("<g transform=\"translate(0 \(y.printed))\">\n\(picture.content)</g>\n")
      y += picture.height
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.printed)" height="\(y.printed)" \
      viewBox="0 0 \(width.printed) \(y.printed)" font-family="Helvetica, Arial, sans-serif" \
      font-size="12">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(parts.joined())</svg>

      """
  }

  /// The picture as an SVG element for a page.
  public var element: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width.printed)" \
    height="\(height.printed)" font-family="Helvetica, Arial, sans-serif" font-size="12">
    \(content)</svg>
    """
  }

  private var sentences: [String] { Self.wrapped(explanation.sentence, at: 92) }
  private var chartTop: Double { 22 + 16 * Double(sentences.count) }
  private var chartHeight: Double { explanation.arithmetic == nil ? 0 : 118 }
  private var treeTop: Double { chartTop + chartHeight + 8 }
  var height: Double { treeTop + 22 * Double(rows.count) + 24 }

  private var content: String {
    var text = ""
    for (index, sentence) in sentences.enumerated() {
      text += Self.text(
        sentence, Self.margin, 24 + 16 * Double(index), "font-weight=\"bold\" font-size=\"13\"")
    }
    return text + chart + tree
  }

  // MARK: Chart of the sum

  /// A bar for the available length, and below it one for each summand. The excess is red.
  private var chart: String {
    guard let arithmetic = explanation.arithmetic else { return "" }
    let terms = arithmetic.terms.filter { $0.value.roundedToPrint != 0 }
    let lengths = terms.map { abs($0.value) }
    let whole = max(lengths.reduce(0, +), abs(arithmetic.available), abs(arithmetic.sum), 1)
    let scale = (Self.width - 2 * Self.margin) / whole
    let (x, y) = (Self.margin, chartTop + 22)
    let available = max(0, arithmetic.available)
    var text = Self.text("available: \(arithmetic.available.printed)", x, y - 6, "fill=\"#444\"")
    text += Self.box(x, y, available * scale, 22, "#dbe7f5", "#4a7ab5")
    let chain = y + 52
    text += Self.text("required: \(arithmetic.sum.printed)", x, chain - 6, "fill=\"#444\"")
    var position = x
    for (term, length) in zip(terms, lengths) {
      let color = position - x >= available * scale - 0.5 ? "#f6d5d2" : "#e4f0dd"
      text += Self.box(
        position, chain, length * scale, 22, term.value < 0 ? "#eeeeee" : color, "#666666")
      if length * scale > 22 {
        text += Self.text(
          term.value.roundedToPrint.printed, position + length * scale / 2, chain + 15,
          "text-anchor=\"middle\"")
      }
      position += length * scale
    }
    let edge = x + available * scale
    if arithmetic.excess > 0 {
      text += """
        <path d="M\(edge.printed) \((y - 2).printed)V\((chain + 34).printed)" stroke="#c0392b" \
        stroke-dasharray="4 3"/>

        """
    }
    let word = arithmetic.excess > 0 ? "too many" : "too few"
    text += Self.text(
      "\(abs(arithmetic.excess.roundedToPrint).printed) \(word)",
      min(edge + 4, Self.width - 120), chain + 36, "fill=\"#c0392b\"")
    return text
  }

  // MARK: Views

  /// The items as an outline, superviews before their subviews.
  private var rows: [(item: Int, depth: Int)] {
    let tree = explanation.tree
    var rows: [(item: Int, depth: Int)] = []
    func add(_ item: Int, _ depth: Int) {
      guard rows.count < 200 else { return }
      rows.append((item, depth))
      for child in tree.items.indices where tree.parents[child] == item { add(child, depth + 1) }
    }
    for item in tree.items.indices where tree.parents[item] == nil { add(item, 0) }
    return rows
  }

  private var tree: String {
    let known = Dictionary(explanation.frames.map { ($0.item, $0) }) { first, _ in first }
    let touched = Set(
      explanation.core.compactMap { explanation.log.entries[$0].constraint }
        .flatMap { $0.items }.compactMap { explanation.tree.index(of: $0) })
    let broken = Set(
      explanation.broken.flatMap { explanation.log.entries[$0].constraint }?.items
        .compactMap { explanation.tree.index(of: $0) } ?? [])
    var text = ""
    for (row, entry) in rows.enumerated() {
      let x = Self.margin + 18 * Double(min(entry.depth, 12))
      let y = treeTop + 22 * Double(row)
      let isGuide = explanation.tree.items[entry.item].isGuide
      let stroke = broken.contains(entry.item) ? "#c0392b" : "#888888"
      let fill = touched.contains(entry.item) ? "#fff7e0" : "#f5f5f5"
      var label = explanation.names[entry.item]
      if let frame = known[entry.item] {
        var sizes: [String] = []
        if frame.isWidthKnown { sizes.append("\(frame.frame.width.printed) wide") }
        if frame.isHeightKnown { sizes.append("\(frame.frame.height.printed) high") }
        if !sizes.isEmpty { label += "   \(sizes.joined(separator: ", ")) in the end" }
      }
      text += Self.box(
        x, y, Self.width - Self.margin - x, 19, fill, stroke, isDashed: isGuide)
      text += Self.text(String(label.prefix(84)), x + 6, y + 14, "")
    }
    return text
  }

  // MARK: Shapes and text

  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: String,
    _ stroke: String, isDashed: Bool = false
  ) -> String {
    """
    <rect x="\(x.printed)" y="\(y.printed)" width="\(max(width, 1).printed)" \
    height="\(height.printed)" rx="2" fill="\(fill)" stroke="\(stroke)"\
    \(isDashed ? " stroke-dasharray=\"3 2\"" : "")/>

    """
  }

  private static func text(
    _ text: String, _ x: Double, _ y: Double, _ attributes: String
  ) -> String {
    "<text x=\"\(x.printed)\" y=\"\(y.printed)\" \(attributes)>\(text.asMarkup)</text>\n"
  }

  private static func wrapped(_ text: String, at limit: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count >= limit { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}
