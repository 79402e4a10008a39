// SPDX-License-Identifier: MIT

import AutoLayout
import Typography

extension SVGDocument {
  /// Writes a line of text that viewers fit to its measured width.
  ///
  /// In viewers that ignore `textLength` the anchored side is still in the right place.
  mutating func write(_ line: TextLine) {
    guard !line.text.isEmpty else { return }
    buffer.write("<text")
    let isRightToLeft = line.direction == .rightToLeft
    switch line.anchor {
    case .left:
      buffer.attribute("x", line.origin.x)
      // "start" and "end" depend on the direction of the text.
      if isRightToLeft { buffer.write(" text-anchor=\"end\"") }
    case .center:
      buffer.attribute("x", line.origin.x + line.width / 2)
      buffer.write(" text-anchor=\"middle\"")
    case .right:
      buffer.attribute("x", line.origin.x + line.width)
      if !isRightToLeft { buffer.write(" text-anchor=\"end\"") }
    }
    buffer.attribute("y", line.origin.y)
    write(line.font)
    buffer.attribute("fill", line.color, opacity: "fill-opacity")
    if isRightToLeft { buffer.write(" direction=\"rtl\"") }
    if let spacing = line.letterSpacing { buffer.attribute("letter-spacing", spacing) }
    if line.width > 0 {
      buffer.attribute("textLength", line.width)
      buffer.write(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    // Spaces at the ends of a run count in its width.
    if line.text.first == " " || line.text.last == " " { buffer.write(" xml:space=\"preserve\"") }
    buffer.write(">")
    buffer.writeEscaped(line.text)
    buffer.write("</text>\n")
  }

  private mutating func write(_ font: Font) {
    if let stack = FontStack.family(of: font) { buffer.attribute("font-family", stack) }
    buffer.attribute("font-size", max(0, font.size))
    if let weight = FontStack.weight(of: font) { buffer.attribute("font-weight", weight) }
    if font.isItalic { buffer.write(" font-style=\"italic\"") }
  }
}
