// SPDX-License-Identifier: MIT

package import Diagnostics
package import InterfaceBuilder

/// The findings for one file in one condition: a line of JSON Lines.
package struct CheckOutcome: Hashable, Sendable {
  package var file: String
  package var condition: CheckCondition
  package var findings: [Finding]
}

extension [CheckOutcome] {
  /// The diagnostics of all outcomes. Findings that occur in several conditions are merged into one
  /// diagnostic, which names these conditions.
  ///
  /// The result is sorted by file, place, rule and key and does not depend on the order of the
  /// outcomes.
  package var merged: [Diagnostic] {
    Dictionary(grouping: self, by: { $0.file }).sorted { $0.key < $1.key }
      .flatMap { Self.merged($1) }
  }

  private static func merged(_ outcomes: [CheckOutcome]) -> [Diagnostic] {
    let outcomes = outcomes.sorted { $0.condition < $1.condition }
    var checked: [CheckCondition] = []
    for outcome in outcomes where checked.last != outcome.condition {
      checked.append(outcome.condition)
    }
    let words = ConditionWords(checked)
    var found: [String: (finding: Finding, conditions: [CheckCondition])] = [:]
    for outcome in outcomes {
      for finding in outcome.findings {
        let identity = finding.identity
        if found[identity] == nil { found[identity] = (finding, []) }
        if found[identity]?.conditions.last != outcome.condition {
          found[identity]?.conditions.append(outcome.condition)
        }
      }
    }
    return found.values.sorted { Self.order($0.finding) < Self.order($1.finding) }.map { entry in
      var diagnostic = entry.finding.diagnostic
      diagnostic.conditions = words.text(entry.conditions)
      return diagnostic
    }
  }

  private static func order(_ finding: Finding) -> (Int, Int, RuleID, String) {
    let place = finding.diagnostic.place
    return (place.line ?? 0, place.column ?? 0, finding.diagnostic.rule, finding.key)
  }
}

extension CheckOutcome {
  /// Creates the outcome for a file that cannot be read.
  package init(file: String, condition: CheckCondition, unreadable error: IBFileError) {
    self.init(file: file, condition: condition, findings: [Finding(error.diagnostic)])
  }
}

#if !$Embedded
  extension CheckOutcome: Decodable {}

  extension CheckOutcome {
    package var json: JSONValue {
      .object([
        "file": .string(file),
        "condition": condition.json,
        "findings": .array(
          findings.map { .object(["key": .string($0.key), "diagnostic": $0.diagnostic.json]) }),
      ])
    }
  }
#endif
