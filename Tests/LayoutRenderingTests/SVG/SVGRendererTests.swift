// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import Testing
import Typography
import UIKitComponents

struct SVGRendererTests {
  /// The lines of the document without the first and the last one.
  private func body(_ commands: [DrawingCommand], _ renderer: SVGRenderer = SVGRenderer())
    -> [String]
  {
    let list = DisplayList(size: Size(width: 10, height: 10), commands: commands)
    let lines = renderer.render(list).split(separator: "\n").map(String.init)
    return Array(lines.dropFirst().dropLast())
  }

  private func x(_ value: Double) -> String {
    let line = body([.fill(.rect(Rect(x: value, y: 0, width: 1, height: 1)), .color(.black))])[0]
    return String(line.dropFirst("<rect x=\"".count).prefix { $0 != "\"" })
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (1 / 3, "0.333"), (2 / 3, "0.667"),
    (0.0004, "0"), (-0.0004, "0"), (0.05, "0.05"), (0.005, "0.005"), (-12.25, "-12.25"),
    (1234567.891, "1234567.891"), (0.9996, "1"), (.nan, "0"), (.infinity, "10000000"),
    (-1e308, "-10000000"),
  ])
  func numbersHaveAtMostThreeDecimals(_ value: Double, _ text: String) {
    #expect(x(value) == text)
  }

  @Test func theDocumentHasItsSizeAndTitle() {
    let list = DisplayList(size: Size(width: 100, height: 50.5), title: "A & B")
    #expect(
      SVGRenderer(scale: 2).render(list) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="101" viewBox="0 0 100 50.5" \
        font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', 'Liberation Sans', \
        sans-serif" xml:space="preserve">
        <title>A &amp; B</title></svg>

        """)
  }

  @Test func textIsEscapedAndControlCharactersReplaced() {
    let line = TextLine(
      "a<b>&\"c'\u{0}\u{1F}\u{FFFE}\n\u{1F600}", origin: .zero, width: 0, font: .system(10),
      color: .black)
    #expect(
      body([.text(line)]) == [
        "<text x=\"0\" y=\"0\" font-size=\"10\" fill=\"#000000\">"
          + "a&lt;b&gt;&amp;&quot;c'\u{FFFD}\u{FFFD}\u{FFFD}&#10;\u{1F600}</text>"
      ])
  }

  @Test func textHasItsMeasuredLengthAndIsAnchoredByDirection() {
    func text(_ anchor: TextLine.Anchor, _ direction: LayoutDirection) -> String {
      body([
        .text(
          TextLine(
            "Text", origin: Point(x: 10, y: 20), width: 30, font: .system(10), color: .black,
            anchor: anchor, direction: direction))
      ])[0]
    }
    let rest = " fill=\"#000000\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\">Text</text>"
    #expect(text(.left, .leftToRight) == "<text x=\"10\" y=\"20\" font-size=\"10\"" + rest)
    #expect(
      text(.center, .leftToRight)
        == "<text x=\"25\" text-anchor=\"middle\" y=\"20\" font-size=\"10\"" + rest)
    #expect(
      text(.right, .leftToRight)
        == "<text x=\"40\" text-anchor=\"end\" y=\"20\" font-size=\"10\"" + rest)
    // In a right-to-left line the start is on the right.
    #expect(text(.right, .rightToLeft).hasPrefix("<text x=\"40\" y=\"20\""))
    #expect(text(.left, .rightToLeft).hasPrefix("<text x=\"10\" text-anchor=\"end\""))
    #expect(text(.left, .rightToLeft).contains("direction=\"rtl\""))
  }

  @Test func fontFamiliesIncludeSimilarFonts() {
    func attributes(_ font: Font) -> String {
      body([.text(TextLine("x", origin: .zero, width: 0, font: font, color: .black))])[0]
    }
    #expect(attributes(.system(15, weight: .semibold)).contains("font-weight=\"600\""))
    #expect(attributes(.system(15, italic: true)).contains("font-style=\"italic\""))
    #expect(!attributes(.system(15)).contains("font-family"))
    #expect(attributes(.system(28)).contains("'SF Pro Display'"))
    #expect(
      attributes(Font(family: .named("Georgia-Bold"), size: 12))
        .contains("font-family=\"'Georgia-Bold', 'Georgia', Georgia, Gelasio"))
    #expect(
      attributes(Font(family: .named("HelveticaNeue-Bold"), size: 12))
        .contains("font-weight=\"700\""))
    #expect(attributes(Font(family: .monospacedSystem, size: 12)).contains("ui-monospace"))
    let quoted = attributes(Font(family: .named("a'b\"c\\<d"), size: 12))
    #expect(quoted.contains("font-family=\"'abc&lt;d', "))
  }

  @Test func translucentColoursHaveAnOpacity() {
    let half = Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(
      body([.fill(.circle, .color(half))]) == [
        "<ellipse cx=\"1\" cy=\"1\" rx=\"1\" ry=\"1\" fill=\"#ff8000\" fill-opacity=\"0.25\"/>"
      ])
    #expect(
      body([
        .stroke(.circle, half, StrokeStyle(width: 0.5, dash: [4, 2], isRound: true))
      ]) == [
        "<ellipse cx=\"1\" cy=\"1\" rx=\"1\" ry=\"1\" fill=\"none\" stroke=\"#ff8000\" "
          + "stroke-opacity=\"0.25\" stroke-width=\"0.5\" stroke-dasharray=\"4 2\" "
          + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
      ])
  }

  @Test func pathsKeepTheirSegments() {
    let path = Path([
      .move(Point(x: 0, y: 1)), .line(Point(x: 2, y: 3)),
      .curve(Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 3, y: -3)), .close,
    ])
    #expect(
      body([.fill(.path(path), .color(.black))]) == [
        "<path d=\"M0 1L2 3C1 1 2 2 3 -3Z\" fill=\"#000000\" fill-rule=\"evenodd\"/>"
      ])
  }

  @Test func gradientsAreDefinedBeforeTheirUse() {
    let gradient = LinearGradient(
      from: .zero, to: Point(x: 0, y: 9), stops: [.init(0, .white), .init(1, .black)])
    let lines = body(
      [.fill(.circle, .gradient(gradient))], SVGRenderer(idPrefix: "a\"1-"))
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("<linearGradient gradientUnits=\"userSpaceOnUse\" id=\"a1-d1\""))
    #expect(lines[1].contains("fill=\"url(#a1-d1)\""))
  }

  @Test func groupsHaveIdOpacityClipAndTransform() {
    let clip = Shape.rect(Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(
      body([.begin(DrawingGroup(id: "v-a", title: "<A>", opacity: 0.5, clip: clip)), .end]) == [
        "<clipPath id=\"d1\"><rect x=\"0\" y=\"0\" width=\"5\" height=\"5\"/></clipPath>",
        "<g id=\"v-a\" opacity=\"0.5\" clip-path=\"url(#d1)\"><title>&lt;A&gt;</title>", "</g>",
      ])
    // A clip is in the coordinates inside the group, so it needs an element inside the one with the
    // transform.
    let placement = Placement(offset: Point(x: 3, y: 4), scale: 0.5)
    #expect(
      body([.begin(DrawingGroup(clip: clip, placement: placement)), .end]) == [
        "<g transform=\"translate(3 4) scale(0.5)\">",
        "<clipPath id=\"d1\"><rect x=\"0\" y=\"0\" width=\"5\" height=\"5\"/></clipPath>",
        "<g clip-path=\"url(#d1)\">", "</g></g>",
      ])
  }

  @Test func unbalancedGroupsAreRepaired() {
    #expect(body([.end, .begin(DrawingGroup()), .begin(DrawingGroup())]).count == 4)
    let list = DisplayList(size: .zero, commands: [.end, .begin(DrawingGroup())])
    #expect(XMLCheck(SVGRenderer().render(list)).isWellFormed)
  }
}

extension Shape {
  fileprivate static let circle = Shape.ellipse(Rect(x: 0, y: 0, width: 2, height: 2))
}
