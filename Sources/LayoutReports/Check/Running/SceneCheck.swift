// SPDX-License-Identifier: MIT

package import AutoLayout
import Diagnostics
import InterfaceBuilder
import UIKitComponents

/// Checks one scene in one condition.
struct SceneCheck {
  /// All findings except those about colours.
  let findings: [Finding]
  /// The layout that the rules checked.
  let scene: CheckedScene
  private let layout: CheckedLayout

  init(_ builder: SceneBuilder, _ scene: IBScene, _ index: ElementIndex) {
    var built = builder.build(scene)
    let snapshot = built.forest.layout(built.canvas)
    let facts = SceneFacts(built, builder, scene, index)
    layout = facts.layout(snapshot)
    self.scene = CheckedScene(
      scene: scene, snapshot: snapshot, shown: built.scrolledToTop(snapshot), views: built.views)
    let names = ConstraintNames(views: facts.views)
    let conflicts = ConflictSearch(
      builder: builder, scene: scene,
      rule: ConflictRule(names: names, knowsSafeArea: !facts.isFree, index: index),
      authorship: facts.authorship)
    let screen = built.device.screen(built.orientation).size
    let sizes = FreeSizeCheck(builder: builder, scene: scene, facts: facts)
    let rule = AmbiguityRule(names: names, selfSized: layout.selfSized)
    let ambiguities = sizes.confirmed(
      rule.findings(snapshot, in: &built.forest), rule, screen: screen)
    let environment = snapshot.environment
    let traits = VariationTraits(
      horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass,
      idiom: built.device.idiom, isDark: environment.colorAppearance.style == .dark)
    let placements = sizes.confirmed(layout.findings, screen: screen)
    findings =
      conflicts.findings(snapshot.conflicts, in: &built.forest)
      + UninstalledItemRule(document: builder.document, index: index)
      .findings(for: traits, in: scene, replacing: ambiguities)
      + Self.certain(placements, besides: ambiguities)
      + built.notes.compactMap { note in
        switch note.rule {
        // `DanglingRule` reports items that are nowhere in the file.
        case .missingItem where index.hasItems(ofConstraint: note.place.elementID):
          Self.finding(note, "dangling-reference")
        case .malformedConstraint, .unusableNumber: Self.finding(note, "malformed-constraint")
        default: nil
        }
      }
  }

  /// The findings about views that are not ambiguous. Chance decides where an ambiguous view is.
  private static func certain(_ findings: [Finding], besides ambiguities: [Finding]) -> [Finding] {
    let places = ambiguities.flatMap { finding in
      [finding.diagnostic.place] + finding.diagnostic.related.map { $0.place }
    }
    let ambiguous = Set(places.compactMap { $0.elementID })
    return findings.filter { !ambiguous.contains($0.diagnostic.place.elementID ?? "") }
  }

  /// The findings about colours in an appearance; nil uses the canvas's appearance.
  func contrastFindings(_ style: ColorAppearance.Style?) -> [Finding] {
    guard let style else { return layout.contrastFindings(namesDark: true) }
    var layout = layout
    layout.snapshot.setStyle(style)
    return layout.contrastFindings()
  }

  private static func finding(_ note: Diagnostic, _ rule: RuleID) -> Finding {
    Finding(rule, at: note.place.elementID, note.message)
  }
}

extension CheckedLayout {
  /// The findings of the rules about snapshots, except those about colours.
  package var findings: [Finding] { textFindings() + placementFindings() + overlapFindings() }
}

extension LayoutSnapshot {
  /// Sets the style of all nodes that have the canvas's appearance. Overrides by views stay.
  package mutating func setStyle(_ style: ColorAppearance.Style) {
    for index in nodes.indices where nodes[index].colorAppearance == environment.colorAppearance {
      nodes[index].colorAppearance.style = style
    }
  }
}
