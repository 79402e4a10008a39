// SPDX-License-Identifier: MIT

package import AutoLayout
import Diagnostics
import InterfaceBuilder

/// One scene, laid out in one condition.
struct SceneCheck {
  /// What was found, but for colours.
  let findings: [Finding]
  /// The layout that the rules looked at.
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
    // A scene of a size of its own is no screen, nor is what another controller holds in a part of
    // its own view: who knows which safe area they will have.
    let isWhole = snapshot.nodes.first { $0.id == built.rootView }?.frame.size == snapshot.size
    let isEmbedded = builder.surroundings(of: scene)?.isEmbedded ?? false
    let isFree = isEmbedded || scene.controller?.isFreeform ?? true
    let selfSizing = built.views.filter { index.isSelfSizing($0.id) }
    layout = CheckedLayout(
      snapshot, views: views, platform: snapshot.environment.platform,
      selfSizing: Set(selfSizing.map(\.item)), isScreen: isWhole && !isFree)
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

  /// What is found about colours in an appearance; nil is that of the canvas.
  func contrastFindings(_ style: ColorAppearance.Style?) -> [Finding] {
    guard let style else { return layout.contrastFindings() }
    var layout = layout
    layout.snapshot.setStyle(style)
    return layout.contrastFindings()
  }

  /// Whether the element has a named colour that no catalog has: the file's copy may be any colour.
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
  /// What the rules about snapshots find, but for colours.
  package var findings: [Finding] { textFindings() + placementFindings() + overlapFindings() }
}

extension LayoutSnapshot {
  /// Makes light or dark what takes its appearance from the canvas; what a view overrides it keeps.
  package mutating func setStyle(_ style: ColorAppearance.Style) {
    for index in nodes.indices where nodes[index].colorAppearance == environment.colorAppearance {
      nodes[index].colorAppearance.style = style
    }
  }
}
