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
    let relaxations = relaxations(built.forest[built.rootView].frame.size, screen: screen)
    guard !relaxations.isEmpty else { return findings }
    for relaxation in relaxations.sorted() { relaxation.apply(to: &built.forest) }
    let layout = facts.layout(built.forest.layout(built.canvas))
    let kept = Set(layout.findings.map { $0.identity })
    return findings.filter {
      !Self.rules.contains($0.diagnostic.rule) || kept.contains($0.identity)
    }
  }

  private func relaxations(_ size: Size, screen: Size) -> [Relaxation] {
    let cells = facts.authorship.heights.union(facts.authorship.widths)
    var relaxations = cells.map { Relaxation.size($0, .vertical) }
    // A free view as large as a screen is probably one.
    if let root = facts.authorship.freeRoot, !cells.contains(root), size != screen {
      relaxations += Axis.allCases.map { Relaxation.size(root, $0) }
    }
    return relaxations
  }
}
