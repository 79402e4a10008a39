// SPDX-License-Identifier: MIT

package import Diagnostics

/// One file in every condition: the layouts of its scenes, and what `check` finds in them.
package struct MatrixFile: Sendable {
  /// The file as the caller named it.
  package var file: String
  package var conditions: [CheckCondition]
  package var scenes: [MatrixScene]
  /// Those of several conditions merged into one that says in which of them it holds.
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

  /// In which of the file's conditions something holds; nil where it holds in all.
  package func words(_ places: [Int]) -> String? {
    ConditionWords(conditions).text(places.map { conditions[$0] })
  }
}
