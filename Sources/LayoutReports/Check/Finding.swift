// SPDX-License-Identifier: MIT

package import Diagnostics

/// A problem that a rule found in one condition.
package struct Finding: Hashable, Sendable {
  /// Distinguishes the findings of one rule by the ids of the objects concerned. It is the same in
  /// every condition.
  package var key: String
  package var diagnostic: Diagnostic

  /// - Parameters:
  ///   - part: distinguishes several findings of the rule at one object.
  ///   - line: the line, if the object with the id does not show the place.
  ///   - severity: the severity, if it differs from that of the rule.
  init(
    _ rule: RuleID, at id: String?, part: String = "", _ message: String, line: Int? = nil,
    severity: Diagnostic.Severity? = nil,
    related: [Diagnostic.Related] = [], notes: [String] = [],
    witnesses: [Diagnostic.Witness] = [], fixIts: [Diagnostic.FixIt] = []
  ) {
    key = "\(id ?? "") \(part)"
    diagnostic = Diagnostic(
      rule, severity ?? CheckRule.named(rule.rawValue)?.severity ?? .note, message,
      at: Diagnostic.Place(line: line, elementID: id), related: related, notes: notes,
      witnesses: witnesses,
      fixIts: fixIts)
  }

  /// Creates a finding from a diagnostic that already has its place, such as a note of the reader.
  init(_ diagnostic: Diagnostic) {
    key = "\(diagnostic.place.elementID ?? "") \(diagnostic.message)"
    self.diagnostic = diagnostic
  }

  var identity: String { "\(diagnostic.rule) \(key)" }
}

#if !$Embedded
  extension Finding: Decodable {}
#endif
