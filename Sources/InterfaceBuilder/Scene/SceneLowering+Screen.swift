// SPDX-License-Identifier: MIT

import LayoutCore

/// The screen of a scene: the item of the whole canvas and the item of the root view on it.
struct SceneScreen: Sendable {
  var canvas: ItemID
  var root: ItemID
}

extension SceneLowering {
  /// Lowers a controller with everything around it: the screen, the root view, the bars.
  ///
  /// A container shows its first child, as it does when it appears.
  mutating func lowerScreen(of controller: IBElement) -> SceneScreen {
    let shown = leaf(of: controller)
    let context = graph.context(of: shown.id ?? "")
    let own = canvas.stage(of: shown, context: context, isOwn: true)
    let stage = canvas.stage(of: shown, context: context)
    let recorded = shown.rootView?.recordedFrame ?? .zero
    let start = RootPlacement(
      recorded: recorded, isFreeform: shown.isFreeform, own: own, on: own)
    let placement = RootPlacement(
      recorded: recorded, isFreeform: shown.isFreeform, own: own, on: stage)

    var window = Item(name: "UIWindow")
    window.frame = Rect(origin: .zero, size: start.canvas)
    window.appearance.backgroundColor = Color(.systemBackground)
    window.appearance.tintColor = reader.globalTint
    let screen = forest.makeItem(window)
    let root = lowerRoot(
      of: shown, into: screen, frame: start.frame, safeArea: start.safeArea,
      sides: placement.safeArea, isScene: shown.id == controller.id)
    if !canvas.isOwn {
      settleOnOwnCanvas(screen)
      forest[screen].frame.size = placement.canvas
      move(root, to: placement)
    }
    addBars(stage.bars, of: shown, context: context, placement: placement, to: screen)
    return SceneScreen(canvas: screen, root: root)
  }

  /// The controller that a container shows in the end.
  func leaf(of controller: IBElement) -> IBElement {
    var shown = controller
    var visited: Set<String> = []
    while shown.rootView == nil, visited.insert(shown.id ?? "").inserted,
      let child = graph.firstChild(of: shown)
    {
      shown = child
    }
    return shown
  }

  private mutating func addBars(
    _ bars: SceneBars, of controller: IBElement, context: ControllerContext,
    placement: RootPlacement, to screen: ItemID
  ) {
    let start = bars.isSheet ? placement.frame.y : 0
    if !bars.isSheet, bars.screen.top > 0, placement.canvas == canvas.screen.size {
      // The bar itself has the height of the hardware's, whatever the canvas makes of the safe area.
      let device = (try? Device.named(canvas.device.identifier)) ?? canvas.device
      let height = min(device.statusBarHeight(canvas.orientation), bars.screen.top)
      addBar(
        BarContent(kind: .status),
        Rect(x: 0, y: 0, width: placement.canvas.width, height: height), to: screen)
    }
    let inner = bars.inner(size: placement.canvas, start: start)
    if let frame = inner.topBar {
      addBar(reader.navigationBar(of: controller, context: context, bars: bars), frame, to: screen)
    }
    if let frame = inner.bottomBar {
      addBar(reader.toolbar(of: controller, context), frame, to: screen)
    }
    if let frame = bars.outer(size: placement.canvas, start: start).bottomBar {
      let tabs = context.tab.map { graph.tabs(of: $0) } ?? []
      addBar(reader.tabBar(of: controller, context: context, tabs: tabs), frame, to: screen)
    }
  }

  private mutating func addBar(_ content: BarContent, _ frame: Rect, to screen: ItemID) {
    let names: [BarContent.Kind: String] = [
      .status: "UIStatusBar", .navigation: "UINavigationBar", .tab: "UITabBar",
      .toolbar: "UIToolbar",
    ]
    var item = Item(name: names[content.kind] ?? "UIView")
    item.content = .bar(content)
    item.frame = frame
    item.autoresizingMask = .flexibleWidth
    _ = forest.add(item, to: screen)
  }
}
