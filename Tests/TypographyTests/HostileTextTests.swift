// SPDX-License-Identifier: MIT

import Testing
import Typography

@Suite struct HostileTextTests {
  private let label = Typesetter(measurer: SystemFontMeasurer())

  @Test func aHundredThousandCharactersWithoutABreakAreLaidOut() {
    let text = AttributedText(String(repeating: "x", count: 100_000), font: .system(17))
    #expect(label.layout(text, width: 300, numberOfLines: 3).lines.count == 3)
    #expect(label.measure(text, width: 300, numberOfLines: 0).height > 40_000)
  }

  @Test func tenThousandRunsAreLaidOut() {
    let runs = (0..<10_000).map { index in
      AttributedText.Run(
        text: index % 7 == 0 ? "" : "ab ", font: .system(Double(8 + index % 9)), style: index)
    }
    let layout = label.layout(AttributedText(runs: runs), width: 100, numberOfLines: 0)
    let styles = layout.lines.flatMap { $0.pieces.map(\.style) }
    #expect(styles == styles.sorted())
    #expect(!styles.contains { $0 % 7 == 0 })
  }

  @Test func aLineWithoutWidthHoldsOneCharacter() {
    let text = AttributedText("abc", font: .system(17))
    for width in [0, -5, -Double.infinity] {
      #expect(label.layout(text, width: width, numberOfLines: 0).lines.count == 3)
    }
    for width in [Double.nan, .infinity] {
      #expect(label.layout(text, width: width, numberOfLines: 0).lines.count == 1)
    }
  }

  @Test func layoutIsFiniteForAnyScalarsInAnyMode() {
    // A fixed sequence of scalars from all planes of Unicode, mixed with marks and joiners.
    var state: UInt32 = 1
    var string = ""
    for index in 0..<2_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let picks: [UInt32] = [state >> 11, state >> 24, 0x200D, 0x301, 0x0A, 0x20, 0x1F1E6, 0xFE0F]
      if let scalar = Unicode.Scalar(picks[Int(state >> 5) % picks.count] % 0x11_0000) {
        string.unicodeScalars.append(scalar)
      }
      guard index % 50 == 0 else { continue }
      for mode in LineBreakMode.allCases {
        for limit in [0, 1, 2] {
          let text = AttributedText(runs: [
            .init(text: string, font: .system(13), kern: -20),
            .init(text: string, font: .preferred(.body)),
          ])
          let layout = label.layout(text, width: 57, numberOfLines: limit, lineBreakMode: mode)
          #expect(limit == 0 || layout.lines.count <= limit)
          #expect(layout.size.height.isFinite)
        }
      }
    }
  }

  @Test func absurdMeasuresDoNotTrap() {
    for value in [Double.nan, .infinity, -.infinity, 1e308, -1e308] {
      var text = AttributedText("one two\tthree\nfour", font: .system(value))
      text.paragraph = ParagraphStyle(
        lineSpacing: value, lineHeightMultiple: value, minimumLineHeight: value,
        maximumLineHeight: value, paragraphSpacing: value, firstLineHeadIndent: value,
        headIndent: value, tailIndent: value)
      text.runs.append(.init(text: "kerned text", font: .system(17), kern: value))
      let layout = label.layout(text, width: 50, numberOfLines: 2, maximumHeight: value)
      #expect(!layout.lines.isEmpty)
      _ = label.labelSize(text, width: value, numberOfLines: 0, scale: value)
      _ = label.scaleToFit(text, width: value, minimumScale: value)
    }
  }
}
