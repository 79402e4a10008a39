// SPDX-License-Identifier: MIT

package import AutoLayout
import Diagnostics
import InterfaceBuilder

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
    var views: [ItemID: CheckedView] = [:]
    for view in built.views {
      let element = index.elements[view.id]
      views[view.item] = CheckedView(
        id: view.id, name: element.map { index.name(of: $0) } ?? "the \(view.element)",
        isCustom: element?["customClass"] != nil,
        hasUnknownColors: element.map { Self.hasUnknownColors($0, builder.document) } ?? false)
    }
    // A freeform scene is not a screen. Neither is a controller that another one embeds in a part
    // of its view. Their safe areas at run time are unknown.
    let isWhole = snapshot.nodes.first { $0.id == built.rootView }?.frame.size == snapshot.size
    let isEmbedded = builder.surroundings(of: scene)?.isEmbedded ?? false
    let isFree = isEmbedded || scene.controller?.isFreeform ?? true
    let selfSizing = built.views.filter { index.isSelfSizing($0.id) }
    layout = CheckedLayout(
      snapshot, views: views, platform: snapshot.environment.platform,
      selfSizing: Set(selfSizing.map { $0.item }), isScreen: isWhole && !isFree)
    self.scene = CheckedScene(
      scene: scene, snapshot: snapshot, shown: built.scrolledToTop(snapshot), views: built.views)
    let names = ConstraintNames(views: views)
    let conflicts = ConflictRule(
      names: names, selfSized: layout.selfSized, knowsSafeArea: !isFree, index: index)
    findings =
      conflicts.findings(snapshot.conflicts, in: built.forest)
      + AmbiguityRule(names: names, selfSized: layout.selfSized).findings(
        snapshot, in: &built.forest)
      + layout.findings
      + built.notes.compactMap { note in
        switch note.rule {
        case .missingItem: Self.finding(note, "dangling-reference")
        case .malformedConstraint, .unusableNumber: Self.finding(note, "malformed-constraint")
        default: nil
        }
      }
  }

  /// The findings about colours in an appearance; nil uses the canvas's appearance.
  func contrastFindings(_ style: ColorAppearance.Style?) -> [Finding] {
    guard let style else { return layout.contrastFindings() }
    var layout = layout
    layout.snapshot.setStyle(style)
    return layout.contrastFindings()
  }

  /// Whether the element uses a named colour that no catalog defines. The file's copy may be
  /// outdated.
  private static func hasUnknownColors(_ element: IBElement, _ document: IBDocument) -> Bool {
    element.children.contains { child in
      if child.name == "color", let name = child["name"] {
        return document.resources.catalogColors[name] == nil
      }
      return child.id == nil && child.name != "subviews" && hasUnknownColors(child, document)
    }
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
