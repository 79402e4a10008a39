// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutCore
import Testing
import Typography

@testable import LayoutReports

/// The expectations follow from what each file was made for: it differs from `clean` by one fault.
struct RuleTests {
  @Test(arguments: CheckRule.all.map(\.id.rawValue))
  func fileOfTheRuleTriggersItAlone(rule: String) throws {
    let found = try RuleFixtures.diagnostics(rule)
    #expect(found.map(\.rule.rawValue) == [rule])
    #expect(found.first?.place.line ?? 0 > 1)
    #expect(found.first?.severity == CheckRule.named(rule)?.severity)
  }

  @Test func cleanFileGivesNothingUnderAnyCondition() throws {
    var conditions: [CheckCondition] = []
    for name in ["iPhone SE", "iPhone 15 Pro Max", "iPad"] {
      for isReversed in [false, true] {
        var condition = CheckCondition()
        condition.device = try .named(name)
        condition.direction = isReversed ? .rightToLeft : .leftToRight
        condition.textSize = .accessibilityExtraExtraExtraLarge
        condition.style = isReversed ? .dark : .light
        conditions.append(condition)
      }
    }
    #expect(try RuleFixtures.diagnostics("clean", conditions) == [])
  }

  @Test func conflictsNameTheirIrreducibleSet() throws {
    let conflict = try #require(try RuleFixtures.diagnostics("conflict").first)
    #expect(conflict.related.map(\.place.elementID).contains("wide"))
    #expect(conflict.related.map(\.place.elementID).contains("right"))
    #expect(conflict.related.allSatisfy { $0.place.line != nil })
    #expect(!conflict.message.contains("height"))
  }

  @Test func ambiguitiesShowTwoLayoutsAndWhatSettlesThem() throws {
    let ambiguity = try #require(try RuleFixtures.diagnostics("ambiguous-layout").first)
    #expect(ambiguity.witnesses.count == 2)
    #expect(ambiguity.witnesses[0].frames != ambiguity.witnesses[1].frames)
    #expect(ambiguity.fixIts.first?.message.contains("width ==") == true)
  }

  @Test(arguments: ["left-right", "duplicate-constraint"])
  func safeFixesMendTheFileAndNothingElse(rule: String) throws {
    let bytes = try RuleFixtures.bytes(rule)
    let found = try RuleFixtures.diagnostics(rule)
    let edits = found.flatMap { $0.fixIts.filter(\.isSafe).flatMap(\.edits) }
    let fixed = try #require(FileEditor.applying(edits, to: bytes))
    let check = try FileCheck(fixed, file: "fixed", resources: CheckResources())
    #expect(check.outcomes([CheckCondition()]).merged == [])
    let (old, new) = (lines(bytes), lines(fixed))
    #expect(new.difference(from: old).count <= 2)
  }

  private func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  @Test func notesOfInterfaceBuilderSilenceARule() throws {
    let text = String(decoding: try RuleFixtures.bytes("small-touch-target"), as: UTF8.self)
    for (note, isSilent) in [
      ("plumb:ignore", true), ("why plumb:ignore small-touch-target", true),
      ("plumb:ignore zero-size", false),
    ] {
      let noted = text.replacingOccurrences(
        of: "<state key=\"normal\" title=\"Continue\"/>",
        with: """
          <state key="normal" title="Continue"/>
          <attributedString key="userComments"><fragment content="\(note)"/></attributedString>
          """)
      let check = try FileCheck(Array(noted.utf8), file: "x", resources: CheckResources())
      #expect(check.outcomes([CheckCondition()]).merged.isEmpty == isSilent, "\(note)")
    }
  }

  @Test func textsOfALanguageAreSetInIt() throws {
    var resources = CheckResources()
    resources.strings["de"] = LocalizedTexts(
      ["title.text": "Willkommen in der Gartenbaugenossenschaft von Wilhelmshaven"])
    let check = try FileCheck(try RuleFixtures.bytes("clean"), file: "x", resources: resources)
    var german = CheckCondition()
    german.locale = "de"
    let found = check.outcomes([CheckCondition(), german]).merged
    #expect(found.map(\.rule) == ["truncated-text"])
    #expect(found.first?.conditions == "de")
  }
}
