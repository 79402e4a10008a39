// SPDX-License-Identifier: MIT

import Diagnostics
import LayoutCore
import Testing
import Typography

@testable import LayoutReports

struct ConditionTests {
  private static let tried: [CheckCondition] = {
    var conditions: [CheckCondition] = []
    for device in ["iPhone 5s", "iPhone SE", "iPhone 15", "iPad"] {
      for size in [ContentSizeCategory.large, .accessibilityLarge, .accessibilityExtraLarge] {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          var condition = CheckCondition()
          condition.device = try? .named(device)
          condition.textSize = size
          condition.direction = direction
          conditions.append(condition)
        }
      }
    }
    return conditions.sorted()
  }()

  private func words(_ holds: (CheckCondition) -> Bool) -> String? {
    ConditionWords(Self.tried).text(Self.tried.filter(holds))
  }

  private func width(_ condition: CheckCondition) -> Double {
    condition.device?.portrait.size.width ?? 0
  }

  @Test func whatHoldsAlwaysHasNoConditions() {
    #expect(words { _ in true } == nil)
  }

  @Test func conditionsAreNamedByWhatTheyHaveInCommon() {
    #expect(words { $0.textSize == .large } == "L")
    #expect(words { $0.textSize != .large } == "AX2 and larger")
    #expect(words { $0.textSize != .accessibilityExtraLarge } == "AX2 and smaller")
    #expect(words { $0.direction == .rightToLeft } == "right to left")
    #expect(words { width($0) < 393 } == "on widths below 393")
    #expect(
      words { width($0) < 393 && $0.textSize != .large }
        == "AX2 and larger, on widths below 393")
    #expect(words { width($0) == 320 } == "on iPod touch (7th generation)")
  }

  @Test func devicesThatDifferInTheRestAreNamedApart() {
    let text = words {
      width($0) == 320 && $0.textSize != .large
        || width($0) == 375 && $0.textSize == .accessibilityExtraLarge
    }
    #expect(text == "AX2 and larger, on iPod touch (7th generation); AX3, on iPhone SE")
  }

  @Test func conditionsAreReadAsTheyAreWritten() throws {
    for condition in Self.tried {
      let data = Array(condition.json.line.utf8)
      #expect(try Decoding.condition(data) == condition)
    }
  }

  @Test func mergingDoesNotDependOnTheOrder() throws {
    let check = try FileCheck(
      try RuleFixtures.bytes("truncated-text"), file: "x", resources: CheckResources())
    let outcomes = check.outcomes(Self.tried)
    #expect(!outcomes.merged.isEmpty)
    #expect(Array(outcomes.reversed()).merged == outcomes.merged)
    let apart = Self.tried.flatMap { check.outcomes([$0]) }
    #expect(apart.merged == outcomes.merged)
    #expect(try outcomes.map { try Decoding.outcome(Array($0.json.line.utf8)) } == outcomes)
  }
}
