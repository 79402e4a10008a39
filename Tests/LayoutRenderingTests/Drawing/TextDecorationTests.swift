// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import Testing
import Typography
import UIKitComponents

/// Underlines and strikethroughs are as wide as the runs that have them.
struct TextDecorationTests {
  /// The filled rectangles with their colours.
  private func fills(_ text: ColoredText, lines: Int = 1, width: Double = 300) -> [(Rect, Color)] {
    var label = LabelContent(text)
    label.numberOfLines = lines
    return snapshot(of: .label(label), width, 80).displayList().commands.compactMap { command in
      guard case .fill(.rect(let rect), .color(let color)) = command, rect.height < 5 else {
        return nil
      }
      return (rect, color)
    }
  }

  private func text(_ parts: [(String, TextDecoration)]) -> ColoredText {
    var styles = TextStyles()
    let runs = parts.map { part in
      AttributedText.Run(
        text: part.0, font: .system(20), style: styles.style(.black, part.1))
    }
    return styles.text(AttributedText(runs: runs), alignment: .left)
  }

  @Test func undecoratedTextsHaveNoLines() {
    #expect(fills(text([("Plain", TextDecoration())])).isEmpty)
  }

  @Test func underlinesAreBelowTheirRunOnly() throws {
    let measurer = SystemFontMeasurer()
    let found = fills(
      text([
        ("Read ", TextDecoration()), ("this", TextDecoration(underline: 1, strikethrough: 0)),
      ]))
    let (rect, color) = try #require(found.first)
    #expect(found.count == 1)
    #expect(color == .black)
    #expect(abs(rect.x - 10 - measurer.width(of: "Read ", font: .system(20))) < 0.6)
    #expect(abs(rect.width - measurer.width(of: "this", font: .system(20))) < 0.6)
  }

  @Test func strikethroughsAreAboveTheBaselineAndUnderlinesBelow() throws {
    var both = TextDecoration(underline: 1, strikethrough: 1)
    both.strikethroughColor = .white
    let found = fills(text([("Both", both)]))
    #expect(found.count == 2)
    let (under, through) = (found[0], found[1])
    #expect(through.0.y < under.0.y)
    #expect(through.1 == .white)
  }

  /// Raw values of `NSUnderlineStyle` in UIKit's reference: 1 single, 2 thick, 9 double, 0x0100
  /// dots.
  @Test(arguments: [(0, 0), (1, 1), (2, 1), (9, 2), (0x0101, 1), (0x0100, 0)])
  func underlineStylesDetermineTheNumberOfLines(style: Int, count: Int) {
    let found = fills(text([("Line", TextDecoration(underline: style, strikethrough: 0))]))
    #expect(found.count == count)
    if style == 2 { #expect(found[0].0.height > 1.5) }
  }

  @Test func everyLineOfATextIsUnderlined() {
    let found = fills(
      text([("Words that take two lines", TextDecoration(underline: 1, strikethrough: 0))]),
      lines: 0, width: 150)
    #expect(found.count == 2)
    #expect(found[0].0.y < found[1].0.y)
  }
}
