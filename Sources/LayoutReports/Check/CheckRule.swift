// SPDX-License-Identifier: MIT

package import Diagnostics

/// One of the rules of `plumb check`: what it finds, why that matters, and what to do.
package struct CheckRule: Hashable, Sendable {
  package var id: RuleID
  /// What it finds, in a few words without a full stop.
  package var title: String
  package var severity: Diagnostic.Severity
  /// Why it matters and how it is found.
  package var why: String
  /// How to mend it.
  package var mending: String
  /// When it is right to silence it.
  package var silencing: String

  init(
    _ id: RuleID, _ severity: Diagnostic.Severity, _ title: String, why: String, mending: String,
    silencing: String
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.why = why
    self.mending = mending
    self.silencing = silencing
  }

  /// Every rule, in alphabetical order. All are tried unless a configuration turns them off.
  package static let all: [CheckRule] = (layout + constraints + references)
    .sorted { $0.id < $1.id }

  package static func named(_ id: String) -> CheckRule? { all.first { $0.id.rawValue == id } }

  package var description: RuleDescription { RuleDescription(id, title, severity: severity) }
}
