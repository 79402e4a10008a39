// SPDX-License-Identifier: MIT

import Foundation
import TestSettings
import Testing
import VisualFormat

/// No text traps, hangs or gives a diagnostic with a range outside the text.
@Suite struct FormatFuzzTests {
  private static let count = TestSettings.cases(1500, long: 4000)

  private func exercise(_ text: String) {
    let plain = FormatStatement.parse(text)
    let resolved = plain.resolved(in: someNames, options: FormatOptions(rawValue: 0x8_0418))
    let extended = ExtendedFormat.parse(text)
    let extendedResolved = extended.resolved(in: someNames)
    let length = text.utf8.count
    for diagnostic in resolved.diagnostics + extendedResolved.diagnostics {
      let isInside =
        diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= length
        && (0...length).contains(diagnostic.noticedAt)
      #expect(isInside, "\(text.debugDescription): \(diagnostic)")
      #expect(!diagnostic.problem.message.isEmpty)
      _ = diagnostic.diagnostic(in: plain.source)
      _ = diagnostic.exceptionReason(in: plain.source)
    }
    // A format without diagnostics has at least one view and at least one constraint per link.
    if resolved.diagnostics.isEmpty {
      #expect(!plain.statement.views.isEmpty)
      #expect(resolved.constraints.count >= plain.statement.links.count)
    }
    _ = extended.format.description
  }

  @Test func invalidFormatsAreReadToTheirEnd() {
    var plain = RandomFormat(generator: SeededGenerator(seed: 4), isExtended: false)
    var extended = RandomFormat(generator: SeededGenerator(seed: 5), isExtended: true)
    for _ in 0..<Self.count / 3 {
      exercise(plain.spoiled())
      exercise(extended.spoiled())
    }
  }

  @Test func randomCharactersAreReadToTheirEnd() {
    var formats = RandomFormat(generator: SeededGenerator(seed: 6), isExtended: true)
    for _ in 0..<Self.count / 3 { exercise(formats.noise()) }
  }

  @Test(arguments: [
    "[", "|", "-", "~", "[a(", "[a]-(", "(5", ".", "1", "[a]-[", "@", "//", ";", "=", "\0", "é",
    "H:", "[a1..9,",
  ])
  func hugeTextsTakeLinearTime(unit: String) {
    let isLong = TestSettings.isLong
    let text = String(repeating: unit, count: isLong ? 20_000 : 5_000)
    #expect(FormatStatement.parse(text).source.count == text.utf8.count)
    _ = FormatStatement.parse(text).resolved(in: someNames)
    _ = ExtendedFormat.parse(text).resolved(in: someNames)
  }
}
