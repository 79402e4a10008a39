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
    var views: [ItemID: CheckedView] = [:]
    for view in built.views {
      let element = index.elements[view.id]
      views[view.item] = CheckedView(
        id: view.id, name: element.map { index.name(of: $0) } ?? "the \(view.element)",
        isCustom: element?["customClass"] != nil,
        hasUnknownColors: element.map { Self.hasUnknownColors($0, builder.document) } ?? false,
        sampleReason: element.flatMap { SampleText.reason(for: $0, index) })
      views[view.item]?.isConnected = index.connected.contains(view.id)
    }
    // A freeform scene is not a screen. Neither is a controller that another one embeds in a part
    // of its view. Their safe areas at run time are unknown.
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
    let rule = ConflictRule(names: names, knowsSafeArea: !isFree, index: index)
    let conflicts = ConflictSearch(
      builder: builder, scene: scene, rule: rule,
      authorship: Self.authorship(built.views, views, freeRoot: isFree ? built.rootView : nil))
    let ambiguities = AmbiguityRule(names: names, selfSized: layout.selfSized)
      .findings(snapshot, in: &built.forest)
    let environment = snapshot.environment
    let traits = VariationTraits(
      horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass,
      idiom: built.device.idiom, isDark: environment.colorAppearance.style == .dark)
    findings =
      conflicts.findings(snapshot.conflicts, in: built.forest)
      + UninstalledItemRule(document: builder.document, index: index)
      .findings(for: traits, in: scene, replacing: ambiguities)
      + layout.findings
      + built.notes.compactMap { note in
        switch note.rule {
        // `DanglingRule` reports items that are nowhere in the file.
        case .missingItem where index.hasItems(ofConstraint: note.place.elementID): Self.finding(note, "dangling-reference")
        case .malformedConstraint, .unusableNumber: Self.finding(note, "malformed-constraint")
        default: nil
        }
      }
  }

  private static func authorship(
    _ views: [SceneView], _ facts: [ItemID: CheckedView], freeRoot: ItemID?
  ) -> ConflictAuthorship {
    var authorship = ConflictAuthorship(freeRoot: freeRoot)
    for view in views {
      switch view.element {
      case "tableViewCell", "tableViewHeaderFooterView": authorship.heights.insert(view.item)
      case "collectionViewCell", "collectionReusableView": authorship.widths.insert(view.item)
      default: break
      }
      if facts[view.item]?.sampleReason != nil { authorship.samples.insert(view.item) }
    }
    return authorship
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
