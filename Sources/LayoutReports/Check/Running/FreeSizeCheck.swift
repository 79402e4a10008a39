// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder

/// Removes findings that only the saved size of a cell, or of a view without a screen, causes.
///
/// Code or the system gives these views the size that their content needs. The scene is therefore
/// laid out again with free sizes, and findings that disappear are no mistakes.
struct FreeSizeCheck {
  let builder: SceneBuilder
  let scene: IBScene
  let facts: SceneFacts

  /// The rules about content that has too little space.
  private static let rules: Set<RuleID> = [
    "zero-size", "clipped-text", "truncated-text", "outside-superview", "overlapping-views",
  ]

  /// - Parameter screen: the size of the device's screen.
  func confirmed(_ findings: [Finding], screen: Size) -> [Finding] {
    let doubtful = findings.filter { Self.rules.contains($0.diagnostic.rule) }
    guard !doubtful.isEmpty else { return findings }
    var built = builder.build(scene)
    guard free(&built, screen: screen, fixed: []) else { return findings }
    let layout = facts.layout(built.forest.layout(built.canvas))
    let kept = Set(layout.findings.map { $0.identity })
    return findings.filter {
      !Self.rules.contains($0.diagnostic.rule) || kept.contains($0.identity)
    }
  }

  /// The ambiguities of the scene: those of the saved layout if all sizes are the author's, and
  /// otherwise those of the layout with free sizes.
  func confirmed(
    _ ambiguities: [Finding], _ rule: AmbiguityRule, screen: Size
  ) -> [Finding] {
    guard !ambiguities.isEmpty else { return [] }
    var built = builder.build(scene)
    guard free(&built, screen: screen, fixed: facts.fixedHeights) else { return ambiguities }
    let snapshot = built.forest.layout(built.canvas)
    var rule = rule
    rule.placed = facts.authorship.heights.union(facts.authorship.widths)
    return rule.findings(snapshot, in: &built.forest)
  }

  /// Frees the sizes that code or the system decides.
  ///
  /// - Parameter fixed: cells that keep their heights.
  /// - Returns: whether there is such a size.
  private func free(_ built: inout BuiltScene, screen: Size, fixed: Set<ItemID>) -> Bool {
    let cells = facts.authorship.heights.union(facts.authorship.widths)
    var relaxations = cells.subtracting(fixed).map { Relaxation.size($0, .vertical) }
    // A free view as large as a screen is probably one.
    if let root = facts.authorship.freeRoot, !cells.contains(root),
      built.forest[built.rootView].frame.size != screen
    {
      relaxations += Axis.allCases.map { Relaxation.size(root, $0) }
    }
    for relaxation in relaxations.sorted() { relaxation.apply(to: &built.forest) }
    return !relaxations.isEmpty
  }
}
