// SPDX-License-Identifier: MIT

package import Diagnostics

/// What a rule found in one condition.
///
/// Findings of several conditions with equal rule and key are one finding that holds in all of them.
package struct Finding: Hashable, Sendable, Decodable {
  /// Tells findings of a rule apart, the same in every condition: ids of the objects concerned.
  package var key: String
  package var diagnostic: Diagnostic

  /// - Parameter part: tells findings at one object apart.
  init(
    _ rule: RuleID, at id: String?, part: String = "", _ message: String,
    related: [Diagnostic.Related] = [], notes: [String] = [],
    witnesses: [Diagnostic.Witness] = [], fixIts: [Diagnostic.FixIt] = []
  ) {
    key = "\(id ?? "") \(part)"
    diagnostic = Diagnostic(
      rule, CheckRule.named(rule.rawValue)?.severity ?? .note, message,
      at: Diagnostic.Place(elementID: id), related: related, notes: notes, witnesses: witnesses,
      fixIts: fixIts)
  }

  /// One that already has its place, such as a note of the reader.
  init(_ diagnostic: Diagnostic) {
    key = "\(diagnostic.place.elementID ?? "") \(diagnostic.message)"
    self.diagnostic = diagnostic
  }

  var identity: String { "\(diagnostic.rule) \(key)" }
}
