// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

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

  @Test func sharesAndChangedTextsAreReadAsTheyAreWritten() throws {
    for share in Device.Share.allCases {
      for language in PseudoLanguage.allCases {
        var condition = CheckCondition()
        condition.device = try .named("iPad")
        condition.isLandscape = true
        condition.share = share
        condition.pseudoLanguage = language
        #expect(try Decoding.condition(Array(condition.json.line.utf8)) == condition)
      }
    }
    #expect(throws: DecodingError.self) { try Decoding.condition(Array(#"{"share":"all"}"#.utf8)) }
  }

  /// Widths of split view on screens of 1180 points.
  @Test func aShareIsAWindow() throws {
    var condition = CheckCondition()
    condition.device = try .named("iPad Air (5th generation)")
    condition.isLandscape = true
    condition.share = .third
    #expect(condition.options.size == Size(width: 375, height: 820))
    condition.isLandscape = false
    condition.share = .half
    #expect(condition.windowSize == nil)
  }

  @Test func theStandardMatrixHasEightyConditions() {
    let standard = CheckCondition.standardMatrix
    #expect(Set(standard).count == 80)
    #expect(standard.sharingLayouts.count == 40)
    #expect(standard == standard.sorted())
    #expect(standard.allSatisfy { $0.device != nil && ($0.share == nil || $0.windowSize != nil) })
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
