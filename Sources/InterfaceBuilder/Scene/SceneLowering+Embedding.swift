// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension SceneLowering {
  /// The maximum number of embedded controllers in a scene, at all levels.
  ///
  /// Without a limit, controllers that each embed the next one twice would double with every level.
  private static var embeddingLimit: Int { 64 }

  /// The maximum depth of embedding. In a chain of controllers, every scene is lowered with all
  /// controllers after it. The depth therefore bounds the work for a file relative to its scenes.
  private static var embeddingDepth: Int { 8 }

  /// Lowers the controller that a container view embeds. Its view fills the container view.
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
        "the controller '\(ids[0])' embeds itself; the inner one is shown as an empty view",
        at: element)
      forest[container].content = .placeholder(PlaceholderContent(kind: .scene))
      return
    }
    // Every level has two entries: the embedded controller and the innermost controller that it
    // shows.
    let isTooDeep = around.count > 2 * Self.embeddingDepth
    guard !isTooDeep, embeddedCount < Self.embeddingLimit else {
      note(
        .circularEmbedding,
        isTooDeep
          ? "controllers are embedded more than \(Self.embeddingDepth) deep; this one is shown as an empty view"
          : "the scene embeds more than \(Self.embeddingLimit) controllers; the rest are shown as empty views",
        at: element)
      forest[container].content = .placeholder(PlaceholderContent(kind: .scene))
      return
    }
    embeddedCount += 1
    controllers.append(ids[0])
    defer { controllers.removeLast() }

    let context = graph.context(ofEmbedded: embedded)
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
  /// The bars that belong to an embedded controller itself.
  func bars(
    ofEmbedded controller: IBElement, _ context: ControllerContext, on canvas: SceneCanvas
  ) -> SceneBars {
    var bars = canvas.stage(of: controller, context: context).bars
    // The parent handles the container view's surroundings. Only the child's own navigation bar
    // counts.
    bars.screen = .zero
    if context.navigation == nil { bars.navigation = nil }
    return bars
  }
}
