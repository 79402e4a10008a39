// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// Parsing, printing and parsing again gives an equal tree.
@Suite struct FormatTextTests {
  @Test(arguments: [
    "|-[a]-[b]-|", "V:|-8-[a(>=70,<=100@250)]-gap-[b(==a)]-(>=0.5@p)-|", "[a][b]", "H:[a(-10)]",
    "H:|-(8)-[a]",
  ])
  func textIsPrintedAsWritten(format: String) {
    #expect(FormatStatement.parse(format).statement.description == format)
  }

  @Test func printingRemovesWhitespaceAndShortensNumbers() {
    #expect(
      FormatStatement.parse(" [ a (1.50e1) ] - 08.0 - |").statement.description == "[a(15)]-8-|")
  }

  @Test func randomFormatsOfUIKitSurviveUnchanged() {
    var formats = RandomFormat(generator: SeededGenerator(seed: 1), isExtended: false)
    for _ in 0..<3000 {
      let text = formats.format()
      let parsed = FormatStatement.parse(text)
      #expect(parsed.diagnostics.isEmpty, "\(text)")
      #expect(parsed.statement.description == text)
      #expect(FormatStatement.parse(parsed.statement.description).statement == parsed.statement)
    }
  }

  @Test func randomExtendedFormatsSurviveUnchanged() {
    var formats = RandomFormat(generator: SeededGenerator(seed: 2), isExtended: true)
    for _ in 0..<3000 {
      let text = formats.format()
      let parsed = ExtendedFormat.parse(text)
      #expect(parsed.diagnostics.isEmpty, "\(text)")
      #expect(parsed.format.description == text)
      #expect(ExtendedFormat.parse(parsed.format.description).format == parsed.format)
    }
  }

  // This also holds for a text with mistakes. The parser can read the printed tree again if every
  // view has a name.
  @Test func printedTreesOfInvalidFormatsParseAgain() {
    var formats = RandomFormat(generator: SeededGenerator(seed: 3), isExtended: false)
    for _ in 0..<3000 {
      let tree = FormatStatement.parse(formats.spoiled()).statement
      guard !tree.views.isEmpty, tree.views.allSatisfy({ !$0.name.text.isEmpty }) else { continue }
      let again = FormatStatement.parse(tree.description)
      #expect(again.diagnostics.isEmpty, "\(tree)")
      #expect(again.statement.description == tree.description)
    }
  }
}
