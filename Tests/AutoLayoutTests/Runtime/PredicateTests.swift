// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing

/// Formats of predicates: Apple's Predicate Programming Guide, "Predicate Format String Syntax".
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

  @Test func keysOfDictionariesAndListsOfArguments() {
    let people: [[String: Any]] = [["name": "Ada", "age": 36], ["name": "Bob", "age": 12]]
    let adult = NSPredicate(format: "age >= %d && name IN %@", 18, ["Ada", "Bob"])
    #expect(people.filter(adult.evaluate).count == 1)
    let named = NSPredicate(format: "%K ==[c] %@", "name", "bob")
    #expect(people.filter(named.evaluate).first?["age"] as? Int == 12)
  }

  @Test func whatIsNoFormatRaises() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name ==") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "(SELF == 1") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "SELF == %@") }
  }
}
