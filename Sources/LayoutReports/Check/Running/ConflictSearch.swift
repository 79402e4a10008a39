// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder

/// Finds the conflicts of a scene that its author wrote.
///
/// A conflict with requirements that the author did not write, such as the size of the canvas, is no
/// mistake by itself. But the solver breaks a constraint because of it, which may hide a mistake. So
/// the scene is laid out again without these requirements.
struct ConflictSearch {
  let builder: SceneBuilder
  let scene: IBScene
  let rule: ConflictRule
  let authorship: ConflictAuthorship

  /// The maximum number of layouts. Each one may show other requirements.
  private static let roundLimit = 4

  /// - Parameters:
  ///   - conflicts: the conflicts in the layout of the scene.
  ///   - forest: the forest of that layout.
  func findings(_ conflicts: [LayoutConflict], in forest: inout LayoutForest) -> [Finding] {
    var (relaxed, findings) = sorted(conflicts, in: &forest)
    var known = Set(findings.compactMap { $0.diagnostic.place.elementID })
    var all = Set<Relaxation>()
    for _ in 1..<Self.roundLimit where !relaxed.isSubset(of: all) {
      all.formUnion(relaxed)
      var built = builder.build(scene)
      for relaxation in all.sorted() { relaxation.apply(to: &built.forest) }
      let found = sorted(built.forest.layout(built.canvas).conflicts, in: &built.forest)
      for finding in found.findings {
        guard let id = finding.diagnostic.place.elementID, known.insert(id).inserted else {
          continue
        }
        findings.append(finding)
      }
      relaxed = found.relaxed
    }
    return findings
  }

  /// The requirements that the author did not write, and the findings about other conflicts.
  private func sorted(
    _ conflicts: [LayoutConflict], in forest: inout LayoutForest
  ) -> (relaxed: Set<Relaxation>, findings: [Finding]) {
    var relaxed: Set<Relaxation> = []
    var own: [LayoutConflict] = []
    for conflict in conflicts {
      let parts = authorship.relaxations(of: conflict)
      if parts.isEmpty { own.append(conflict) } else { relaxed.formUnion(parts) }
    }
    return (relaxed, rule.findings(own, in: &forest))
  }
}
