// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension SceneLowering {
  /// How many controllers a scene may embed, however deep.
  ///
  /// Controllers that each embed the next one twice would otherwise double with every level.
  private static var embeddingLimit: Int { 64 }

  /// How many controllers may be in each other. Of a chain of them every scene is lowered with all
  /// that it leads to, so that the work for a file is this many times that for its scenes.
  private static var embeddingDepth: Int { 8 }

  /// Lowers the controller that a container view embeds, over all of the view.
  mutating func lowerEmbeddedController(
    of element: IBElement, _ container: ItemID, in surroundings: ViewSurroundings
  ) {
    guard instance == nil, let id = element.id, let parent = controllers.last,
      let embedded = graph.embedded(inContainerView: id, of: parent)
    else { return }
    let shown = graph.leaf(of: embedded)
    let ids = [embedded.id ?? "", shown.id ?? ""]
    let around = controllers
    guard !ids.contains(where: around.contains) else {
      note(
        .circularEmbedding,
        "the controller '\(ids[0])' embeds itself; an empty view stands for the inner one",
        at: element)
      forest[container].content = .placeholder(PlaceholderContent(kind: .scene))
      return
    }
    // Every level has two: what is embedded, and the controller that it shows in the end.
    let isTooDeep = around.count > 2 * Self.embeddingDepth
    guard !isTooDeep, embeddedCount < Self.embeddingLimit else {
      note(
        .circularEmbedding,
        isTooDeep
          ? "controllers are embedded more than \(Self.embeddingDepth) deep; an empty view stands for this one"
          : "the scene embeds more than \(Self.embeddingLimit) controllers; empty views stand for the rest",
        at: element)
      forest[container].content = .placeholder(PlaceholderContent(kind: .scene))
      return
    }
    embeddedCount += 1
    controllers.append(ids[0])
    defer { controllers.removeLast() }

    let context = graph.context(of: shown.id ?? "")
    let bars = bars(ofEmbedded: shown, context, on: canvas)
    sized.embedded.append((shown, context))
    let arrangement = bars.inner(size: .zero)
    let safeArea = arrangement.topBar.map { _ in
      EdgeInsets(top: arrangement.covered.top, left: 0, bottom: 0, right: 0)
    }
    let outer = context.navigation == nil ? container : addContainer(to: container)
    _ = lowerRoot(
      of: shown, into: outer, frame: nil, safeArea: safeArea, isScene: false)
    if let frame = arrangement.topBar {
      var bar = Item(name: "UINavigationBar")
      bar.content = .bar(reader.navigationBar(of: shown, context: context, bars: bars))
      bar.frame = frame
      bar.autoresizingMask = .flexibleWidth
      bar.autoresizingOrigin = AutoresizingOrigin(
        frame: bar.frame, superviewSize: Size(width: 0, height: frame.height))
      addViews(
        ofNavigationBar: forest.add(bar, to: outer), for: shown.child("navigationItem"))
    }
  }
  /// The bars that an embedded controller has for itself.
  func bars(
    ofEmbedded controller: IBElement, _ context: ControllerContext, on canvas: SceneCanvas
  ) -> SceneBars {
    var bars = canvas.stage(of: controller, context: context).bars
    // The container's surroundings are the parent's business; only the child's own bar counts.
    bars.screen = .zero
    if context.navigation == nil { bars.navigation = nil }
    return bars
  }
}
