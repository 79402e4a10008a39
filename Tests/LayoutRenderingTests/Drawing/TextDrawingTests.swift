// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import Testing
import Typography
import UIKitComponents

struct TextDrawingTests {
  private let measurer = SystemFontMeasurer()

  private func lines(
    _ text: ColoredText, _ width: Double, _ height: Double, lines: Int = 0,
    mode: LineBreakMode = .truncateTail, direction: LayoutDirection = .leftToRight
  ) -> [TextLine] {
    var label = LabelContent(text)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    return snapshot(of: .label(label), width, height, direction: direction).displayList().texts
  }

  @Test func aLineTakesItsMeasuredWidthInTheMiddleOfItsFrame() throws {
    let line = try #require(lines(ColoredText("Title"), 100, 40).first)
    let font = Font.system(17)
    let metrics = measurer.metrics(of: font)
    #expect(abs(line.width - measurer.width(of: "Title", font: font)) < 1e-9)
    // The line is centred vertically; the baseline is its ascender below the top of the line.
    let baseline = 10 + (40 - metrics.lineHeight) / 2 + metrics.ascender
    #expect(line.origin.x == 10)
    #expect(abs(line.origin.y - baseline) < 1e-9)
  }

  /// Pictures of one scene at several sizes share the texts that fit in one line.
  @Test(arguments: Sample.labels + Sample.buttons + Sample.fields + Sample.bars)
  func sharedTextsChangeNoPicture(_ sample: Sample) {
    let lines = TextLines()
    for width in [1, 1.5, 0.3, 0.9, 1] {
      let picture = snapshot(of: sample.content, sample.width * width, sample.height)
      let options = RenderingOptions()
      #expect(picture.displayList(options, lines: lines) == picture.displayList(options))
    }
  }

  /// Labels in files are exactly as wide as their texts in Apple's fonts. Our measurements are
  /// accurate to a point.
  @Test func textsLessThanAPointTooWideAreNotTruncated() throws {
    let width = measurer.width(of: "07:30", font: .system(17))
    #expect(lines(ColoredText("07:30"), width - 0.9, 21, lines: 1).map(\.text) == ["07:30"])
    let cut = try #require(lines(ColoredText("07:30"), width - 1.1, 21, lines: 1).first)
    #expect(cut.text.hasSuffix("…"))
  }

  @Test(arguments: [
    (TextAlignment.left, LayoutDirection.leftToRight, TextLine.Anchor.left),
    (.center, .leftToRight, .center), (.right, .leftToRight, .right),
    (.natural, .leftToRight, .left), (.natural, .rightToLeft, .right), (.left, .rightToLeft, .left),
  ])
  func linesFollowTheAlignment(
    _ alignment: TextAlignment, _ direction: LayoutDirection, _ anchor: TextLine.Anchor
  ) throws {
    let text = ColoredText("Title", alignment: alignment)
    let line = try #require(lines(text, 100, 30, direction: direction).first)
    let free = 100 - line.width
    let x: Double =
      switch anchor {
      case .left: 10
      case .center: 10 + free / 2
      case .right: 10 + free
      }
    #expect(line.anchor == anchor)
    #expect(abs(line.origin.x - x) < 1e-9)
  }

  @Test(arguments: [
    ("Latin, 12.", LayoutDirection.rightToLeft, LayoutDirection.leftToRight),
    ("12 Latin", .rightToLeft, .leftToRight), ("שלום.", .leftToRight, .rightToLeft),
    ("2 مرحبا", .leftToRight, .rightToLeft), ("12:30", .rightToLeft, .rightToLeft),
    ("12:30", .leftToRight, .leftToRight), ("\u{200F}Title", .leftToRight, .rightToLeft),
  ])
  func textDirectionFollowsTheFirstLetter(
    _ text: String, _ interface: LayoutDirection, _ direction: LayoutDirection
  ) throws {
    let line = try #require(lines(ColoredText(text), 200, 30, direction: interface).first)
    #expect(line.direction == direction)
    #expect(line.anchor == (interface == .leftToRight ? .left : .right))
  }

  @Test func linesThatDoNotFitTheHeightAreLeftOut() {
    let text = ColoredText("one two three four five six seven eight nine ten")
    #expect(lines(text, 80, 200).count > 3)
    let cut = lines(text, 80, 45)
    #expect(cut.count == 2)
    #expect(cut.last?.text.hasSuffix("…") == true)
  }

  @Test func justifiedLinesReachBothEdgesButTheLastDoesNot() throws {
    let text = ColoredText("several words that fill more than one line", alignment: .justified)
    let words = lines(text, 120, 100)
    let first = words.filter { $0.origin.y == words[0].origin.y }
    #expect(first.count > 1)
    #expect(first[0].origin.x == 10)
    let end = try #require(first.last)
    #expect(abs(end.origin.x + end.width - 130) < 1e-6)
    let last = try #require(words.last)
    #expect(last.origin.x + last.width < 130)
  }

  @Test func runsKeepTheirFontsAndColours() {
    let red = Color(red: 1, green: 0, blue: 0)
    let bold = Font.system(17, weight: .bold)
    let small = Font.system(12)
    let text = ColoredText(
      AttributedText(runs: [
        .init(text: "One ", font: bold, style: 0), .init(text: "two", font: small, style: 1),
      ]), colors: [red])
    let pieces = lines(text, 200, 30)
    #expect(pieces.map(\.font) == [bold, small])
    #expect(pieces.map(\.color) == [red, .black])
    #expect(pieces[1].origin.x >= pieces[0].origin.x + pieces[0].width - 1e-9)
  }

  @Test func rightToLeftLinesStartWithTheirFirstRunOnTheRight() {
    let text = ColoredText(
      AttributedText(runs: [
        .init(text: "אחת ", font: .system(17)), .init(text: "שתיים", font: .system(12)),
      ]))
    let pieces = lines(text, 200, 30, direction: .rightToLeft)
    #expect(pieces.count == 2)
    #expect(pieces[0].origin.x > pieces[1].origin.x)
    #expect(abs(pieces[0].origin.x + pieces[0].width - 210) < 1e-9)
  }

  @Test func clippedTextEndsAtTheFrame() {
    var label = LabelContent(ColoredText("A very long line of text"))
    label.lineBreakMode = .clip
    let list = snapshot(of: .label(label), 50, 30).displayList()
    #expect(list.groups.last?.clip == .rect(Rect(x: 10, y: 10, width: 50, height: 30)))
    #expect(list.texts.map(\.text) == ["A very long line of text"])
  }

  @Test func aLabelShrinksItsFontToFit() throws {
    var label = LabelContent(ColoredText("Shrinks to fit", size: 40))
    label.adjustsFontSizeToFit = true
    label.minimumScaleFactor = 0.25
    let line = try #require(snapshot(of: .label(label), 120, 48).displayList().texts.first)
    #expect(line.text == "Shrinks to fit")
    #expect(line.width <= 120)
    #expect(line.font.size < 40 && line.font.size >= 10)
  }
}
