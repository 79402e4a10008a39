// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics
import InterfaceBuilder
import Testing

@Suite struct IBConstraintTests {
  private func read(_ attributes: String) throws -> (IBConstraint?, [Diagnostic]) {
    var notes: [Diagnostic] = []
    let constraint = IBConstraint(
      try element("<constraint id='c' \(attributes)/>"), of: "Test", notes: &notes)
    return (constraint, notes)
  }

  @Test func missingConstraintAttributesHaveDefaults() throws {
    let (constraint, notes) = try read("firstAttribute='height' constant='44'")
    let height = try #require(constraint)
    #expect(height.firstItem == nil)
    #expect(height.secondItem == nil)
    #expect(height.secondAttribute == .notAnAttribute)
    #expect(height.relation == .equal)
    #expect(height.multiplier == 1)
    #expect(height.constant == 44)
    #expect(height.priority == 1000)
    #expect(!height.isPlaceholder)
    #expect(height.line == 2)
    #expect(notes.isEmpty)
  }

  @Test func constraintAttributesAreRead() throws {
    let (constraint, _) = try read(
      """
      firstItem='a' firstAttribute='leading' relation='greaterThanOrEqual' secondItem='b'
      secondAttribute='trailingMargin' constant='-8.5' priority='249.5' identifier='gap'
      placeholder='YES' symbolic='YES'
      """)
    let gap = try #require(constraint)
    #expect(gap.firstItem == "a")
    #expect(gap.firstAttribute == .leading)
    #expect(gap.relation == .greaterThanOrEqual)
    #expect(gap.secondItem == "b")
    #expect(gap.secondAttribute == .trailingMargin)
    #expect(gap.constant == -8.5)
    #expect(gap.priority == 249.5)
    #expect(gap.identifier == "gap")
    #expect(gap.isPlaceholder)
    #expect(gap.isSymbolic)
  }

  @Test(arguments: [
    ("0.5", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("30%", 0.3), ("1:1", 1.0), ("-1", -1.0),
    ("375 : 229", 375.0 / 229),
  ])
  func multipliersHaveManyForms(text: String, value: Double) throws {
    let (constraint, notes) = try read("firstAttribute='width' multiplier='\(text)'")
    #expect(try #require(constraint).multiplier == value)
    #expect(notes.isEmpty)
  }

  @Test(arguments: ["nan", "inf", "1e308", "", "1:0", "1:2:3", "a:b", "wide", "%"])
  func constraintWithAnUnusableMultiplierIsIgnored(text: String) throws {
    let (constraint, notes) = try read("firstAttribute='width' multiplier='\(text)'")
    #expect(constraint == nil)
    #expect(notes.map(\.rule) == [.unusableNumber])
    #expect(notes.first?.place.line == 2)
    #expect(notes.first?.place.elementID == "c")
  }

  @Test(arguments: [
    "constant='nan'", "constant='1e308'", "constant='x'", "priority='0'",
    "priority='1001'", "priority='-1'", "priority='nan'",
  ])
  func numbersBeyondUseLeaveTheConstraintOut(attribute: String) throws {
    let (constraint, notes) = try read("firstAttribute='width' \(attribute)")
    #expect(constraint == nil)
    #expect(notes.map(\.rule) == [.unusableNumber])
  }

  @Test(arguments: [
    "firstAttribute='girth'", "", "firstAttribute='top' secondAttribute='girth'",
    "firstAttribute='top' relation='roughly'",
  ])
  func wordsThatAreNotKnownLeaveTheConstraintOut(attributes: String) throws {
    let (constraint, notes) = try read(attributes)
    #expect(constraint == nil)
    #expect(notes.map(\.rule) == [.malformedConstraint])
  }

  @Test func baselineMeansLastBaseline() throws {
    #expect(try read("firstAttribute='baseline'").0?.firstAttribute == .lastBaseline)
    #expect(try read("firstAttribute='firstBaseline'").0?.firstAttribute == .firstBaseline)
  }
}
