// SPDX-License-Identifier: MIT

import Typography

/// The texts of a picture in the order of drawing, each set in one line without a limit of width.
///
/// A text that equals the one at the same place in the last picture is not set again.
package final class TextLines {
  private var lines: [(text: AttributedText, layout: TextLayout)] = []
  private var next = 0

  package init() {}

  /// Starts the next picture.
  func restart() { next = 0 }

  func line(of text: AttributedText, _ typesetter: Typesetter<SystemFontMeasurer>) -> TextLayout {
    defer { next += 1 }
    if next < lines.count, lines[next].text == text { return lines[next].layout }
    let layout = typesetter.layout(text)
    if next < lines.count { lines[next] = (text, layout) } else { lines.append((text, layout)) }
    return layout
  }
}
