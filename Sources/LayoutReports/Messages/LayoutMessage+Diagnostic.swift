// SPDX-License-Identifier: MIT

public import Diagnostics

extension LayoutMessageRule {
  public var description: RuleDescription {
    RuleDescription(RuleID("message-\(id)"), title, severity: isPrintout ? .note : .error)
  }
}

extension LayoutMessage {
  /// - Parameter file: the path of the log, or nil for a log without a file.
  public func diagnostic(in file: String?) -> Diagnostic {
    Diagnostic(
      rule.description.id, rule.description.severity, rule.title,
      at: Diagnostic.Place(file: file, line: line), notes: [rule.meaning, rule.cause, rule.fix])
  }
}
