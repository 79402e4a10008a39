// SPDX-License-Identifier: MIT

package import Diagnostics

/// A rule of `plumb check`: what it finds, why that matters, and what to do about it.
package struct CheckRule: Hashable, Sendable {
  package var id: RuleID
  /// A few words without a full stop.
  package var title: String
  package var severity: Diagnostic.Severity
  /// Why a finding matters, and how the rule finds it.
  package var why: String
  /// How to fix a finding.
  package var remedy: String
  /// When silencing a finding is right.
  package var silencing: String

  init(
    _ id: RuleID, _ severity: Diagnostic.Severity, _ title: String, why: String, remedy: String,
    silencing: String
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.why = why
    self.remedy = remedy
    self.silencing = silencing
  }

  /// Every rule, in alphabetical order. A check runs all that its configuration does not turn off.
  package static let all: [CheckRule] = (layout + constraints + references)
    .sorted { $0.id < $1.id }

  package static func named(_ id: String) -> CheckRule? { all.first { $0.id.rawValue == id } }

  package var description: RuleDescription { RuleDescription(id, title, severity: severity) }
}
