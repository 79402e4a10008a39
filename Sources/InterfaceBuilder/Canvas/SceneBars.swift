// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The system and container bars around a scene, as far as layout depends on them.
struct SceneBars: Hashable, Sendable {
  /// The safe area of the screen: status bar, camera and home indicator.
  var screen: EdgeInsets
  /// The navigation bar; `nil` if there is no bar.
  var navigation: NavigationBarHeights?
  /// Whether a root view of any size begins below the bars at the top.
  var isTopOpaque = false
  /// The heights of the bottom bars without the home indicator; `nil` if there is no bar.
  var tabBar: Double?
  var toolbar: Double?
  /// The distance from the top of the screen to a sheet; nil if the scene is not a sheet.
  var sheetTop: Double?

  /// The insets of all bars from the top and bottom of the canvas.
  var top: Double { screen.top + (navigation?.inset ?? 0) }
  var bottomInset: Double { screen.bottom + (tabBar ?? 0) + (toolbar ?? 0) }

  /// The arrangement of the tab bar controller, which is as large as the canvas.
  func outer(size: Size) -> BarArrangement {
    var safeArea = screen
    safeArea.top += sheetTop ?? 0
    return BarArrangement(size: size, safeArea: safeArea, bottom: tabBar)
  }

  /// The arrangement of the navigation controller inside the tab bar controller.
  func inner(size: Size) -> BarArrangement {
    BarArrangement(
      size: size, safeArea: outer(size: size).covered, top: navigation, bottom: toolbar)
  }
}

extension SceneBars {
  /// The bars around `controller` in `context` on `device`.
  ///
  /// The controller's simulated metrics take precedence over the context.
  init(
    controller: IBElement, context: ControllerContext, device: Device, screen: Device.Screen,
    platform: PlatformVersion
  ) {
    self.init(screen: screen.safeArea)
    let metrics = BarMetrics(
      idiom: device.idiom, verticalSizeClass: screen.verticalSizeClass, platform: platform,
      hasHomeIndicator: device.hasHomeIndicator)
    let isCompact = screen.horizontalSizeClass == .compact || device.idiom == .phone
    let hasSheets =
      platform.presentsAsSheets && isCompact && screen.verticalSizeClass != .compact
    let hasBar = context.hasNavigationBar(over: controller)
    switch context.presentation {
    case .sheet where hasSheets, .popover where hasSheets:
      let sheet = SheetArrangement(of: screen, canvas: device.canvas)
      sheetTop = sheet.top
      self.screen.top = 0
      if let insets = sheet.safeAreaOnCanvas(hasBar: hasBar) { self.screen = insets }
    // Before sheets existed, the canvas showed popovers on phones in their own size.
    case .popover where !isCompact || device.canvas != nil: self.screen = .zero
    default: break
    }
    if context.isEmbedded { self.screen.bottom = 0 }
    // Extensions in the notification centre have no status bar (2 documents).
    if controller.rootView?["simulatedAppContext"] == "notificationCenter" { self.screen = .zero }
    // Before safe areas existed, layout guides had the length of the simulated bars.
    let lacksStatusBar = controller.simulates("simulatedStatusBarMetrics") == false
    if lacksStatusBar && (controller.isFreeform || !platform.hasSafeAreas)
      || context.isEmbedded && !platform.hasSafeAreas
    {
      self.screen.top = 0
    }
    if hasBar {
      setNavigationBar(
        controller: controller, context: context, metrics: metrics, canvas: device.canvas)
    }
    if let edges = controller.child(key: "edgesForExtendedLayout"), edges.flag("top") != true {
      isTopOpaque = true
    } else if controller.flag("extendedLayoutIncludesOpaqueBars") == true {
      isTopOpaque = false
    }
    setBottom(controller: controller, context: context, metrics: metrics)
  }

  private mutating func setNavigationBar(
    controller: IBElement, context: ControllerContext, metrics: BarMetrics, canvas: CanvasEra?
  ) {
    let bar = context.navigation?.child(key: "navigationBar")
    let simulated = controller.child(key: "simulatedTopBarMetrics")
    let outer = bar ?? context.inferredTopBar
    isTopOpaque = (simulated?.flag("translucent") ?? outer?.flag("translucent")) == false
    let item = context.barOwner(over: controller).child("navigationItem")
    var heights = NavigationBarHeights(
      metrics, isInSheet: sheetTop != nil,
      hasPrompt: simulated?.flag("prompted") == true || item?["prompt"]?.isEmpty == false,
      hasLargeTitle: bar?.flag("largeTitles") == true && item?["largeTitleDisplayMode"] != "never")
    heights.countsLargeTitle =
      canvas?.countsLargeTitleOverScrollingContent ?? true || !controller.beginsWithScrollView
    navigation = heights
  }

  private mutating func setBottom(
    controller: IBElement, context: ControllerContext, metrics: BarMetrics
  ) {
    let simulated =
      controller.child(key: "simulatedBottomBarMetrics")
      ?? context.navigation?.child(key: "simulatedBottomBarMetrics")
    let hidesTabBar =
      context.isPushed && controller.flag("hidesBottomBarWhenPushed") == true
    let hasTabBar: Bool
    let hasToolbar: Bool
    switch simulated?.name {
    case "simulatedTabBarMetrics": (hasTabBar, hasToolbar) = (true, false)
    case "simulatedToolbarMetrics":
      (hasTabBar, hasToolbar) = (context.tab != nil && !hidesTabBar, true)
    case .some: (hasTabBar, hasToolbar) = (false, false)
    case nil where context.isBelowNoBottomBar: (hasTabBar, hasToolbar) = (false, false)
    case nil:
      hasTabBar = context.tab != nil && !hidesTabBar
      hasToolbar = context.navigation?.flag("toolbarHidden") == false
    }
    if hasTabBar { tabBar = metrics.tabBar }
    if hasToolbar { toolbar = metrics.toolbar }
  }
}

extension IBElement {
  /// Whether this object simulates the bar with the key `key`; `nil` if the bar is inferred.
  func simulates(_ key: String) -> Bool? { child(key: key).map { $0.name != "nil" } }

  /// Whether this controller or view has a freeform size, independent of any device.
  package var isFreeform: Bool {
    child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
      || freeformSize != nil
  }

  /// The simulated device of this controller; nil for the document's device, which is `own`.
  func simulatedDevice(insteadOf own: Device) -> Device? {
    guard let metrics = child(key: "simulatedDestinationMetrics"),
      metrics.name == "simulatedScreenMetrics"
    else { return nil }
    let id = metrics.simulatedScreenID ?? (own.idiom == .pad ? own.identifier : "retina3_5")
    return (try? Device.named(id))?.asDrawn(byTools: own.canvas?.tools)
  }

  /// The simulated orientation of this controller; nil for the document's orientation.
  var simulatedHolding: Orientation? {
    guard let metrics = child(key: "simulatedOrientationMetrics") else { return nil }
    return metrics.simulatedOrientation == .landscape ? .landscape : .portrait
  }

  /// Whether the content under a large title scrolls: the root view or its first subview is a
  /// scroll view.
  fileprivate var beginsWithScrollView: Bool {
    let kinds: Set = ["scrollView", "tableView", "collectionView", "textView"]
    guard let root = rootView else { return false }
    return kinds.contains(root.name)
      || root.list("subviews").first.map { kinds.contains($0.name) } ?? false
  }
}
