// SPDX-License-Identifier: MIT

import LayoutCore

/// The bars of the system and of containers around a scene, as far as layout depends on them.
struct SceneBars: Sendable {
  /// What lies over the bottom of the scene.
  enum Bottom: Hashable, Sendable {
    case none, tabBar, toolbar
  }

  /// The status bar, or what camera and status bar take of the screen, in points.
  var status: Double
  /// The navigation bar without the strip of a large title; `nil` where there is none.
  var navigation: Double?
  var hasLargeTitle = false
  /// Whether a view that may have any size begins below the bars at the top.
  var isTopOpaque = false
  var bottom: Bottom = .none
  /// The height of the bar at the bottom, without the home indicator.
  var bottomHeight = 0.0
  /// What the home indicator takes of the screen.
  var homeIndicator: Double
  /// Whether the scene is a sheet, whose top is not the screen's.
  var isSheet = false

  /// How far bars reach in from the top and bottom of the canvas.
  var top: Double { status + (navigation ?? 0) }
  var bottomInset: Double { bottomHeight + homeIndicator }
}

extension SceneBars {
  /// The bars around `controller` where `context` surrounds it on `screen`.
  ///
  /// What the controller simulates wins over what its context implies.
  init(
    controller: IBElement, context: ControllerContext, screen: Device.Screen, idiom: Device.Idiom,
    tools: ToolsVersion
  ) {
    let safeArea = screen.safeArea
    let isFlat = screen.verticalSizeClass == .compact
    self.init(status: safeArea.top, homeIndicator: context.isEmbedded ? 0 : safeArea.bottom)
    isSheet =
      tools.presentsAsSheets && idiom == .phone
      && !isFlat
      && context.presentation?.presentsSheet == true
    if isSheet { status = 0 }
    if controller.isFreeform, controller.simulates("simulatedStatusBarMetrics") == false {
      status = 0
    }

    let metrics = BarMetrics(
      idiom: idiom, verticalSizeClass: screen.verticalSizeClass)
    let bar = context.navigation?.child(key: "navigationBar")
    let simulated = controller.child(key: "simulatedTopBarMetrics")
    if context.hasNavigationBar(over: controller) {
      let isPrompted = simulated?.flag("prompted") == true
      isTopOpaque = (simulated?.flag("translucent") ?? bar?.flag("translucent")) == false
      navigation =
        (isSheet ? metrics.sheetNavigationBar : metrics.navigationBar)
        + (isPrompted ? Self.promptHeight : 0)
      let mode = controller.child("navigationItem")?["largeTitleDisplayMode"]
      hasLargeTitle =
        bar?.flag("largeTitles") == true && mode != "never" && metrics.largeTitle > 0
    }
    if let edges = controller.child(key: "edgesForExtendedLayout"), edges.flag("top") != true {
      isTopOpaque = true
    }
    setBottom(controller: controller, context: context, metrics: metrics)
  }

  private mutating func setBottom(
    controller: IBElement, context: ControllerContext, metrics: BarMetrics
  ) {
    switch controller.child(key: "simulatedBottomBarMetrics")?.name {
    case "simulatedTabBarMetrics": bottom = .tabBar
    case "simulatedToolbarMetrics": bottom = .toolbar
    case .some: bottom = .none
    case nil:
      let hidesTabBar =
        context.isPushed && controller.flag("hidesBottomBarWhenPushed") == true
      if context.navigation?.flag("toolbarHidden") == false {
        bottom = .toolbar
      } else if context.tab != nil, !hidesTabBar {
        bottom = .tabBar
      }
    }
    switch bottom {
    case .none: bottomHeight = 0
    case .tabBar: bottomHeight = metrics.tabBar
    case .toolbar: bottomHeight = metrics.toolbar
    }
  }

  /// What a prompt above the title adds to a navigation bar.
  private static let promptHeight = 30.0
}

extension IBElement {
  /// Whether this object simulates the bar with the role `key`; `nil` where that is inferred.
  func simulates(_ key: String) -> Bool? {
    child(key: key).map { $0.name != "nil" }
  }

  /// Whether the size of this controller or view is free of any device.
  var isFreeform: Bool {
    child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }
}
