// SPDX-License-Identifier: MIT

package import Diagnostics

/// One file in every condition, with the layouts of its scenes and the findings of `check`.
package struct MatrixFile: Sendable {
  /// The file's name as the caller passed it.
  package var file: String
  package var conditions: [CheckCondition]
  package var scenes: [MatrixScene]
  /// The findings. A finding in several conditions occurs once and names these conditions.
  package var findings: [Diagnostic]

  package init(
    file: String, conditions: [CheckCondition], scenes: [MatrixScene] = [],
    findings: [Diagnostic] = []
  ) {
    self.file = file
    self.conditions = conditions
    self.scenes = scenes
    self.findings = findings
  }

  /// Describes the conditions at `places`; nil if these are all conditions of the file.
  package func words(_ places: [Int]) -> String? {
    ConditionWords(conditions).text(places.map { conditions[$0] })
  }
}
