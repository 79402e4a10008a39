// SPDX-License-Identifier: MIT

import Testing
import Typography

@Suite struct TypesetterTests {
  @Test func emptyTextHasNoSize() {  // UILabel without text: intrinsic size (0, 0).
    #expect(grid.labelSize(AttributedText("", font: ten), scale: 2) == .zero)
    #expect(grid.labelSize(AttributedText(runs: []), numberOfLines: 0, scale: 2) == .zero)
    #expect(grid.layout(AttributedText(runs: [])).lines.isEmpty)
  }

  @Test func aSingleLineNeverWraps() {
    let layout = grid.layout(AttributedText("one two", font: ten))
    #expect(layout.lines.count == 1)
    #expect(layout.size == TextSize(width: 70, height: 10))
  }

  @Test func aSingleLineStopsAtAHardBreak() {
    let text = AttributedText("one\nand more", font: ten)
    let layout = grid.layout(text)
    #expect(layout.lines.map { $0.pieces.map(\.text) } == [["one"]])
    #expect(layout.size.width == 30)
    #expect(layout.isTruncated)
    #expect(grid.measure(text) == layout.size)
  }

  @Test func spacesBeforeAHardBreakOrTheEndCountInTheWidth() {
    // Recorded by Xcode: a label "… come back? ⏎Did you …" is one space wider than the words.
    #expect(grid.measure(AttributedText("ab  \nc", font: ten), numberOfLines: 0).width == 40)
    #expect(grid.measure(AttributedText("ab ", font: ten)).width == 30)
  }

  @Test func theSpaceAtALineBreakCountsIfItFits() {
    let text = AttributedText("ab cd", font: ten)
    for (available, width) in [(49.0, 30.0), (30, 30), (29, 20), (20, 20)] {
      let layout = grid.layout(text, width: available, numberOfLines: 0)
      #expect(layout.lines.map(\.width) == [20, 20])
      #expect(layout.size == TextSize(width: width, height: 20))
    }
    // A break within a word adds no space.
    #expect(
      grid.measure(AttributedText("abcde", font: ten), width: 35, numberOfLines: 0).width == 30)
  }

  @Test func spacesAtTheEndNeverMakeALineTooWide() {
    let layout = grid.layout(AttributedText("abc   ", font: ten), width: 40, numberOfLines: 0)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width == 40)
  }

  @Test func heightGrowsWithLinesUpToTheirMaximumNumber() {
    let text = AttributedText("a b c d", font: ten)
    for (limit, height) in [(0, 40.0), (1, 10), (2, 20), (9, 40)] {
      let size = grid.measure(text, width: 10, numberOfLines: limit)
      #expect(size.height == height, "limit \(limit)")
    }
  }

  @Test func textStylesSpaceLinesApartButNotTheFirst() {
    // Recorded by Xcode: Body is 20.5 for one line and 42.5 for two. Caption1 is 46.5 for three
    // lines and 78.5 for five.
    let label = Typesetter(measurer: SystemFontMeasurer())
    let cases: [(TextStyle, Int, Double)] = [
      (.body, 1, 20.5), (.body, 2, 42.5), (.caption1, 3, 46.5), (.caption1, 5, 78.5),
    ]
    for (style, count, height) in cases {
      let string = Array(repeating: "x", count: count).joined(separator: "\n")
      let text = AttributedText(string, font: .preferred(style))
      #expect(label.labelSize(text, numberOfLines: 0, scale: 2).height == height)
    }
  }

  /// Recorded by Xcode: two lines of 17 points are 41.0 points high.
  @Test func linesOfTheSystemFontAreOneLineHeightApart() {
    let label = Typesetter(measurer: SystemFontMeasurer())
    let text = AttributedText("a\nb", font: .system(17))
    #expect(label.labelSize(text, numberOfLines: 0, scale: 2).height == 41)
  }

  @Test func baselinesAreMeasuredFromTheTop() {
    let layout = grid.layout(AttributedText("a\nb", font: ten), numberOfLines: 0)
    #expect(layout.firstBaseline == 8)
    #expect(layout.lastBaseline == 18)
    #expect(layout.lines.map(\.top) == [0, 10])
    #expect(layout.lines.map(\.bottom) == [10, 20])
  }

  @Test func aLineIsAsTallAsItsTallestRun() {
    let text = AttributedText(runs: [
      .init(text: "ab", font: ten), .init(text: "C", font: .system(20)),
      .init(text: "\nd", font: ten),
    ])
    let layout = grid.layout(text, numberOfLines: 0)
    #expect(layout.lines.map(\.ascent) == [16, 8])
    #expect(layout.size == TextSize(width: 40, height: 30))
  }

  @Test func piecesKeepFontStyleAndPlace() {
    let text = AttributedText(runs: [
      .init(text: "ab", font: ten, style: 1), .init(text: "cd e", font: ten, style: 2),
    ])
    let layout = grid.layout(text, width: 40, numberOfLines: 0)
    let first = layout.lines[0].pieces
    #expect(first.map(\.text) == ["ab", "cd"])
    #expect(first.map(\.style) == [1, 2])
    #expect(first.map(\.x) == [0, 20])
    #expect(first.map(\.width) == [20, 20])
    #expect(layout.lines[1].pieces.map(\.text) == ["e"])
  }

  @Test func aWordAcrossRunsIsOneWord() {
    let text = AttributedText(runs: [
      .init(text: "a fo", font: ten, style: 1), .init(text: "ur", font: ten, style: 2),
    ])
    let layout = grid.layout(text, width: 50, numberOfLines: 0)
    #expect(layout.lines.map { $0.pieces.map(\.text) } == [["a"], ["fo", "ur"]])
  }

  @Test func kernReplacesTracking() {
    let spaced = AttributedText(runs: [.init(text: "abc", font: ten, kern: 2)])
    #expect(grid.measure(spaced).width == 36)
  }

  @Test func tabsAdvanceToTheNextStop() {
    let layout = grid.layout(AttributedText("a\tb", font: ten))
    #expect(layout.lines[0].pieces.map(\.x) == [0, 28])
    #expect(layout.size.width == 38)
  }

  @Test func linesBeyondTheHeightAreLeftOut() {
    let text = AttributedText("a b c d", font: ten)
    let layout = grid.layout(text, width: 20, numberOfLines: 0, maximumHeight: 25)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(grid.layout(text, width: 20, numberOfLines: 0, maximumHeight: 1).lines.count == 1)
  }

  @Test func measuringAgreesWithLayout() {
    let strings = [
      "plain", "two words", "tr\u{E8}s bien", "“quoted”", "日本 mixed", "a\nb c\n", "x  ",
    ]
    for string in strings {
      for width in [nil, 0, 25, 60, 1000] as [Double?] {
        for limit in 0...3 {
          for mode in LineBreakMode.allCases {
            let text = AttributedText(string, font: ten)
            let layout = grid.layout(
              text, width: width, numberOfLines: limit, lineBreakMode: mode)
            let size = grid.measure(text, width: width, numberOfLines: limit, lineBreakMode: mode)
            #expect(size == layout.size, "\(string) in \(width ?? -1), \(limit), \(mode)")
            let prepared = grid.prepare(text)
            #expect(
              grid.layout(prepared, width: width, numberOfLines: limit, lineBreakMode: mode)
                == layout)
          }
        }
      }
    }
  }

  @Test func aPreparedTextIsLaidOutAtManyWidths() {
    let text = AttributedText("one two\tthree", font: .preferred(.body))
    let typesetter = Typesetter(measurer: SystemFontMeasurer())
    let prepared = typesetter.prepare(text)
    for width in stride(from: 10.0, to: 200, by: 15) {
      #expect(
        typesetter.labelSize(prepared, width: width, numberOfLines: 0, scale: 3)
          == typesetter.labelSize(text, width: width, numberOfLines: 0, scale: 3))
    }
  }

  @Test func sizesRoundUpToThePixel() {
    let size = TextSize(width: 20.1, height: 20.287_109_375)
    #expect(size.roundedUp(scale: 1) == TextSize(width: 21, height: 21))
    #expect(size.roundedUp(scale: 2) == TextSize(width: 20.5, height: 20.5))
    #expect(size.roundedUp(scale: 3).height == 61.0 / 3)
    #expect(TextSize(width: 20.000_000_1, height: 0).roundedUp(scale: 2).width == 20)
    #expect(size.roundedUp(scale: .nan) == size)
  }
}
