// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The items of a scene's whole canvas and of its root view.
struct SceneScreen: Sendable {
  var canvas: ItemID
  var root: ItemID
}

/// The views of the containers around a root view. A missing container has the screen's item.
struct SceneContainers: Sendable {
  /// The view of the navigation controller, with its bar and toolbar.
  var navigation: ItemID
  /// The view of the tab bar controller, with its bar.
  var tab: ItemID
  /// The outer and the inner one of both.
  var outer: ItemID
  var inner: ItemID

  /// The value for a root view without containers.
  init(none screen: ItemID) { (navigation, tab, outer, inner) = (screen, screen, screen, screen) }
}

/// The properties of the canvas, other than traits, that affect how a screen is lowered.
struct VisibleBars: Hashable, Sendable {
  var hasTabBar: Bool
  var hasNavigationBar: Bool
  var hasToolbar: Bool
}

/// A controller with its containers on the canvas of the file.
struct LoweredScreen: Sendable {
  var controller: IBElement
  var context: ControllerContext
  var screen: ItemID
  var containers: SceneContainers
  var root: ItemID
}

extension SceneLowering {
  /// Lowers a controller with its screen, containers and root view, on the canvas of the file.
  ///
  /// A container shows its first child, as when it first appears.
  mutating func lowerScreen(of controller: IBElement) -> LoweredScreen {
    let shown = graph.leaf(of: controller)
    let context = graph.context(of: shown.id ?? "")
    let own = canvas.stage(of: shown, context: context, isOwn: true)
    let stage = canvas.stage(of: shown, context: context)
    let start = ownPlacement(of: shown)

    var window = Item(name: "UIWindow")
    window.frame = Rect(origin: .zero, size: start.canvas)
    window.appearance.backgroundColor = Color(.systemBackground)
    window.appearance.tintColor = reader.globalTint
    window.imposedSafeArea = hasSafeAreas ? own.bars.screen : .zero
    window.margins.insetsFromSafeArea = false
    let screen = forest.makeItem(window)
    let containers = addContainers(context, stage.bars, to: screen)
    let root = lowerRoot(
      of: shown, into: containers.inner, frame: start.frame, safeArea: start.safeArea,
      isScene: shown.id == controller.id)
    if !canvas.isOwn { layOutOnOwnCanvas(screen) }
    return LoweredScreen(
      controller: shown, context: context, screen: screen, containers: containers, root: root)
  }

  /// Adds the views of the containers around a root view, nested in each other.
  private mutating func addContainers(
    _ context: ControllerContext, _ bars: SceneBars, to screen: ItemID
  ) -> SceneContainers {
    var containers = SceneContainers(none: screen)
    let hasTab = context.tab != nil || bars.tabBar != nil
    let hasNavigation =
      context.navigation != nil || bars.navigation != nil || bars.toolbar != nil
    guard hasTab || hasNavigation else { return containers }
    containers.outer = addContainer(to: screen)
    containers.inner =
      hasTab && hasNavigation ? addContainer(to: containers.outer) : containers.outer
    let isTabInside = context.isTabOnStack
    containers.tab = isTabInside ? containers.inner : containers.outer
    containers.navigation = isTabInside ? containers.outer : containers.inner
    return containers
  }

  /// Moves a screen to the scene's canvas and adds the bars.
  mutating func place(_ settled: LoweredScreen) -> SceneScreen {
    let (shown, context, screen) = (settled.controller, settled.context, settled.screen)
    let own = canvas.stage(of: shown, context: context, isOwn: true)
    let stage = canvas.stage(of: shown, context: context)
    let placement = placement(of: shown, context: context, own: own, on: stage)
    if !canvas.isOwn {
      forest[screen].frame.size = placement.canvas
      forest[screen].imposedSafeArea = hasSafeAreas ? stage.bars.screen : .zero
      move(settled.root, to: placement)
      for bar in sized.bars { forest.setNeedsLayout(bar) }
    }
    forest[screen].imposedKeyboard = canvas.keyboardHeight
    if let top = stage.bars.sheetTop {
      addDimming(to: screen)
      let outermost = settled.containers.outer
      let sheet = outermost == screen ? settled.root : outermost
      roundSheet(sheet, top: max(0, top - forest.frame(of: sheet).y), width: placement.canvas.width)
    }
    addBars(
      stage.bars, of: shown, context: context, placement: placement, to: settled.containers,
      on: screen)
    if canvas.keyboardHeight > 0 { addKeyboard(to: screen) }
    return SceneScreen(canvas: screen, root: settled.root)
  }

  /// The placement of the root view of `controller` on the scene's canvas.
  private func placement(
    of controller: IBElement, context: ControllerContext, own: SceneStage, on stage: SceneStage
  ) -> RootPlacement {
    RootPlacement(
      recorded: controller.rootView?.recordedFrame ?? .zero,
      canvas: rootCanvas(of: controller, context: context), own: own, on: stage,
      size: canvas.size)
  }

  /// The properties of this canvas, other than traits, that affect how the screen is lowered.
  func visibleBars(of settled: LoweredScreen) -> VisibleBars {
    let (shown, context) = (settled.controller, settled.context)
    let stage = canvas.stage(of: shown, context: context)
    return VisibleBars(
      hasTabBar: stage.bars.tabBar != nil, hasNavigationBar: stage.bars.navigation != nil,
      hasToolbar: stage.bars.toolbar != nil)
  }

  /// The placement of the root view of `controller` on the canvas of the file.
  func ownPlacement(of controller: IBElement) -> RootPlacement {
    let context = graph.context(of: controller.id ?? "")
    let own = canvas.stage(of: controller, context: context, isOwn: true)
    return RootPlacement(
      recorded: controller.rootView?.recordedFrame ?? .zero,
      canvas: rootCanvas(of: controller, context: context), own: own, on: own)
  }

  /// Adds a plain view in the area of the keyboard.
  private mutating func addKeyboard(to screen: ItemID) {
    let size = forest.frame(of: screen).size
    var item = Item(name: "UIInputSetHostView")
    item.frame = Rect(
      x: 0, y: size.height - canvas.keyboardHeight, width: size.width,
      height: canvas.keyboardHeight)
    item.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    item.appearance.backgroundColor = Color(.systemGray4)
    put(.keyboard, item, into: screen)
  }

  /// Adds the dimming view behind a sheet.
  private mutating func addDimming(to screen: ItemID) {
    var item = Item(name: "UIDimmingView")
    item.frame.size = forest.frame(of: screen).size
    item.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    item.appearance.backgroundColor = Color.black.withAlpha(SheetArrangement.dimming)
    put(.dimming, item, into: screen, at: 0)
  }

  /// Rounds the upper corners of a sheet, whose top is at `top` in the coordinates of `item`.
  private mutating func roundSheet(_ item: ItemID, top: Double, width: Double) {
    let radius = min(SheetArrangement.cornerRadius, width / 2)
    // The mask does not cut off the bottom, because the screen already ends there.
    let bottom = top + Self.belowAnySheet
    // The distance of the control points for a curve that is a quarter of a circle.
    let handle = radius * 0.4477
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    forest[item].appearance.ornaments.mask = Figure.Outline([
      .move(point(0, bottom)), .line(point(0, top + radius)),
      .curve(point(0, top + handle), point(handle, top), point(radius, top)),
      .line(point(width - radius, top)),
      .curve(
        point(width - handle, top), point(width, top + handle), point(width, top + radius)),
      .line(point(width, bottom)), .close,
    ])
  }

  /// A length greater than the height of any screen, in points.
  private static var belowAnySheet: Double { 10_000 }

  /// Adds the view of a container, which fills `parent`. The container classes have such a view
  /// too.
  mutating func addContainer(to parent: ItemID) -> ItemID {
    var item = Item(name: "UILayoutContainerView")
    item.frame.size = forest.frame(of: parent).size
    item.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    item.autoresizingOrigin = AutoresizingOrigin(frame: item.frame, superviewSize: item.frame.size)
    item.margins = .root
    return forest.add(item, to: parent)
  }

  private mutating func addBars(
    _ bars: SceneBars, of controller: IBElement, context: ControllerContext,
    placement: RootPlacement, to containers: SceneContainers, on screen: ItemID
  ) {
    if bars.sheetTop == nil, bars.screen.top > 0, placement.canvas == canvas.screen.size {
      // The height of the bar is that of the hardware, even if the canvas has another safe area.
      let device = (try? Device.named(canvas.device.identifier)) ?? canvas.device
      let height = min(device.statusBarHeight(canvas.orientation), bars.screen.top)
      addBar(
        BarContent(kind: .status),
        Rect(x: 0, y: 0, width: placement.canvas.width, height: height), to: screen)
    }
    let inner = bars.inner(size: placement.canvas)
    if let frame = inner.topBar {
      let bar = addBar(
        reader.navigationBar(of: controller, context: context, bars: bars), frame,
        to: containers.navigation)
      let owner = context.barOwner(over: controller)
      addViews(ofNavigationBar: bar, for: owner.child("navigationItem"))
    }
    if let frame = inner.bottomBar {
      let bar = addBar(reader.toolbar(of: controller, context), frame, to: containers.navigation)
      addViews(ofToolbar: bar, in: "toolbarItems", of: controller)
    }
    if let frame = bars.outer(size: placement.canvas).bottomBar {
      let tabs = context.tab.map { graph.tabs(of: $0) } ?? []
      addBar(
        reader.tabBar(of: controller, context: context, tabs: tabs), frame,
        to: containers.tab)
    }
  }

  @discardableResult
  private mutating func addBar(
    _ content: BarContent, _ frame: Rect, to screen: ItemID
  ) -> ItemID {
    let names: [BarContent.Kind: String] = [
      .status: "UIStatusBar", .navigation: "UINavigationBar", .tab: "UITabBar",
      .toolbar: "UIToolbar",
    ]
    var item = Item(name: names[content.kind] ?? "UIView")
    item.content = .bar(content)
    item.frame = frame
    item.autoresizingMask = .flexibleWidth
    return put(.bar(content.kind), item, into: screen)
  }

  /// Adds an item to the scene, or updates the one of the last size.
  @discardableResult
  private mutating func put(
    _ kind: AddedItems.Kind, _ item: Item, into parent: ItemID, at index: Int? = nil
  ) -> ItemID {
    if let existing = added.reuse(kind) {
      forest[existing] = item
      return existing
    }
    let new = forest.makeItem(item)
    forest.insert(new, into: parent, at: index)
    added.add(new, as: kind)
    return new
  }
}
