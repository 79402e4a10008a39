// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import UIKitComponents

/// Facts about a built scene that the rules need and the layout does not hold.
struct SceneFacts {
  private(set) var views: [ItemID: CheckedView] = [:]
  /// Whether the host decides the size of the scene. A freeform scene is not a screen. Neither is
  /// a controller that another one embeds in a part of its view. Their safe areas at run time are
  /// unknown.
  let isFree: Bool
  private(set) var authorship: ConflictAuthorship
  private let root: ItemID
  private let isLaunchScreen: Bool
  private var selfSizing: Set<ItemID> = []
  /// The table view cells with a row height from the file.
  private(set) var fixedHeights: Set<ItemID> = []

  init(
    _ built: borrowing BuiltScene, _ builder: SceneBuilder, _ scene: IBScene, _ index: ElementIndex
  ) {
    let isEmbedded = builder.surroundings(of: scene)?.isEmbedded ?? false
    // Interface Builder gives the view of a xib the size of the screen, unless it is freeform.
    let isPart =
      builder.document.kind == .xib
      && built.forest[built.rootView].frame.size != built.device.screen(built.orientation).size
    isFree = isEmbedded || isPart || scene.controller?.isFreeform ?? true
    root = built.rootView
    isLaunchScreen = builder.document.root.flag("launchScreen") == true
    authorship = ConflictAuthorship(freeRoot: isFree ? root : nil)
    for view in built.views { add(view, index, builder.document) }
  }

  private mutating func add(_ view: SceneView, _ index: ElementIndex, _ document: IBDocument) {
    let element = index.elements[view.id]
    var facts = CheckedView(
      id: view.id, name: element.map { index.name(of: $0) } ?? "the \(view.element)",
      isCustom: element?["customClass"] != nil,
      hasUnknownColors: element.map { Self.hasUnknownColors($0, document) } ?? false,
      sampleReason: element.flatMap { SampleText.reason(for: $0, index) })
    facts.isConnected = index.connected.contains(view.id)
    facts.isFilledByCode = element.map(Self.isEmpty) ?? false
    facts.isPlacedByTable = ["tableHeaderView", "tableFooterView"].contains(element?.key)
    facts.isPlacedByCell = index.styledCell(around: view.id) != nil
    views[view.item] = facts
    if index.isSelfSizing(view.id) { selfSizing.insert(view.item) }
    if facts.sampleReason != nil { authorship.samples.insert(view.item) }
    if index.hasFixedHeight(view.id) { fixedHeights.insert(view.item) }
    if view.isHiddenInStack { authorship.hiddenArranged.insert(view.item) }
    switch view.element {
    case "tableViewCell", "tableViewHeaderFooterView": authorship.heights.insert(view.item)
    case "collectionViewCell", "collectionReusableView": authorship.widths.insert(view.item)
    default: break
    }
  }

  /// The layout for the rules.
  func layout(_ snapshot: LayoutSnapshot) -> CheckedLayout {
    let isWhole = snapshot.nodes.first { $0.id == root }?.frame.size == snapshot.size
    var layout = CheckedLayout(
      snapshot, views: views, platform: snapshot.environment.platform, selfSizing: selfSizing,
      isScreen: isWhole && !isFree)
    layout.isLaunchScreen = isLaunchScreen
    return layout
  }

  /// Whether the element is a stack view without visible views, an image view without an image, or
  /// a container view without an embedded controller.
  private static func isEmpty(_ element: IBElement) -> Bool {
    switch element.name {
    case "stackView": element.list("subviews").allSatisfy { $0.flag("hidden") == true }
    case "imageView": element["image"] == nil
    case "containerView": !element.list("connections").contains { $0["kind"] == "embed" }
    default: false
    }
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
}
