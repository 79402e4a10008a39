// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Predicate formats. Source: Apple's Predicate Programming Guide, "Predicate Format String
/// Syntax".
struct PredicateTests {
  @Test(arguments: [
    ("SELF MATCHES %@", true), ("SELF CONTAINS[cd] 'LUMB'", true), ("SELF CONTAINS 'LUMB'", false),
    ("SELF BEGINSWITH 'Pl' AND SELF ENDSWITH 'b'", true), ("SELF LIKE 'P*m?'", true),
    ("NOT (SELF == 'Plumb') OR FALSEPREDICATE", false), ("SELF IN {'a', 'Plumb'}", true),
    ("self != \"Plumb\"", false), ("SELF BETWEEN {'A', 'Z'}", true),
  ])
  func textsAreCompared(_ format: String, _ result: Bool) {
    #expect(NSPredicate(format: format, "P[a-z]+").evaluate(with: "Plumb") == result)
  }

  @Test func predicatesTakeDictionaryKeysAndArgumentLists() {
    let people: [[String: Any]] = [["name": "Ada", "age": 36], ["name": "Bob", "age": 12]]
    let adult = NSPredicate(format: "age >= %d && name IN %@", 18, ["Ada", "Bob"])
    #expect(people.filter(adult.evaluate).count == 1)
    let named = NSPredicate(format: "%K ==[c] %@", "name", "bob")
    #expect(people.filter(named.evaluate).first?["age"] as? Int == 12)
  }

  /// Source: the references of NSPredicate, NSCompoundPredicate and NSComparisonPredicate.
  @Test func partsCanBeExamined() throws {
    let either = try #require(
      NSPredicate(format: "$a.b > 3 OR NOT (name ==[c] 'x')") as? NSCompoundPredicate)
    #expect(either.compoundPredicateType == .or)
    let first = try #require(either.subpredicates.first as? UIKit.NSComparisonPredicate)
    #expect(first.predicateOperatorType == .greaterThan)
    #expect(first.leftExpression.expressionType == .function)
    #expect(first.leftExpression.description == "$a.b")
    #expect(first.rightExpression.constantValue as? Int == 3)
    let second = try #require(either.subpredicates.last as? NSCompoundPredicate)
    #expect(second.compoundPredicateType == .not)
    let named = try #require(second.subpredicates.first as? UIKit.NSComparisonPredicate)
    #expect(named.options == .caseInsensitive)
    #expect(named.leftExpression.keyPath == "name")
    #expect(named.rightExpression.description == "\"x\"")
    #expect(!either.evaluate(with: ["name": "X"], substitutionVariables: ["a": ["b": 3]]))
    #expect(either.evaluate(with: ["name": "y"], substitutionVariables: ["a": ["b": 3]]))
  }

  @Test func clientsAddInitializers() {
    #expect(NSPredicate(lengthAbove: 3).evaluate(with: "Plumb"))
  }

  @Test func invalidFormatsRaise() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name ==") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "(SELF == 1") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "SELF == %@") }
  }

  private static var team: [String: Any] {
    [
      "name": "Plumb", "members": [["age": 36, "name": "Ada"], ["age": 12, "name": "Bob"]],
      "tags": ["a", "b"], "size": 7,
    ]
  }

  /// Apple's guide: "Aggregate Operations", "SUBQUERY", and
  /// `NSExpression.init(forFunction:arguments:)`.
  @Test(arguments: [
    ("ANY members.age > 30", true), ("ALL members.age > 30", false),
    ("NONE members.name == 'Eve'", true), ("SOME tags BEGINSWITH 'b'", true),
    ("members.@count == 2", true), ("members.@max.age == 36", true), ("tags[SIZE] == 2", true),
    ("tags[0] == 'a'", true), ("tags[LAST] == 'b'", true), ("tags CONTAINS 'b'", true),
    ("SUBQUERY(members, $m, $m.age > 10 AND $m.name != 'Eve').@count == 2", true),
    ("sum(members.age) == 48", true), ("uppercase(name) == 'PLUMB'", true),
    ("length(name) == 5", true), ("size + 2 * 3 == 13", true), ("(size - 1) / 2 == 3", true),
    ("-size < -6", true), ("size ** 2 == 49", true), ("(name == 'Plumb')", true),
    ("name.length == 5", true), ("now() > CAST(0, 'NSDate')", true),
  ])
  func collectionsAndFunctions(_ format: String, _ result: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.team) == result)
  }

  @Test func variablesGetTheirValues() {
    let template = NSPredicate(format: "size > $least")
    #expect(template.withSubstitutionVariables(["least": 3]).evaluate(with: Self.team))
    #expect(!template.withSubstitutionVariables(["least": 9]).evaluate(with: Self.team))
  }

  @Test func expressionsAreCalculated() {
    func value(_ format: String, _ arguments: Any...) -> Any? {
      NSExpression(format: format, argumentArray: arguments).expressionValue(
        with: Self.team, context: nil)
    }
    #expect(value("1 + 2 * 3") as? Int == 7)
    // Integer division truncates, as in C.
    #expect(value("7 / 2") as? Int == 3)
    #expect(value("7.0 / 2") as? Double == 3.5)
    #expect(value("%@ * size", 2) as? Int == 14)
    let sum = NSExpression(
      forFunction: "sum:", arguments: [NSExpression(forConstantValue: [1, 2, 3])])
    #expect(sum.expressionValue(with: nil, context: nil) as? Int == 6)
    #expect(NSExpression(forKeyPath: "name").keyPath == "name")
    #expect(NSExpression(forVariable: "x").expressionType == .variable)
  }

  @Test func comparisonPredicatesCombine() {
    let any = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "members.name"),
      rightExpression: NSExpression(forConstantValue: "ada"), modifier: .any, type: .equalTo,
      options: .caseInsensitive)
    #expect(any.evaluate(with: Self.team))
    let both = NSCompoundPredicate(
      andPredicateWithSubpredicates: [any, NSPredicate(format: "size == 8")])
    #expect(!both.evaluate(with: Self.team))
  }
}

extension NSPredicate {
  fileprivate convenience init(lengthAbove length: Int) {
    self.init(format: "length > %d", length)
  }
}
