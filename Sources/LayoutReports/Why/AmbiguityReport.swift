// SPDX-License-Identifier: MIT

public import AutoLayout
public import Diagnostics
public import InterfaceBuilder

/// The ambiguous views of a laid-out scene, as `plumb check` reports them.
public enum AmbiguityReport {
  /// A finding for each group of views that depend on each other. Its witnesses are two layouts
  /// that are equally good.
  public static func findings(
    in built: inout BuiltScene, of scene: IBScene, _ document: IBDocument, snapshot: LayoutSnapshot
  ) -> [Diagnostic] {
    let facts = SceneFacts(built, SceneBuilder(document), scene, ElementIndex(document))
    let layout = facts.layout(snapshot)
    return AmbiguityRule(
      names: ConstraintNames(views: facts.views), selfSized: layout.selfSized
    ).findings(snapshot, in: &built.forest).map { $0.diagnostic }
  }
}
