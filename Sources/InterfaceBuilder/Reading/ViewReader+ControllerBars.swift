// SPDX-License-Identifier: MIT

import LayoutCore

extension ViewReader {
  /// What the navigation bar above `controller` shows.
  func navigationBar(
    of controller: IBElement, context: ControllerContext, bars: SceneBars
  ) -> BarContent {
    var bar = BarContent(kind: .navigation)
    bar.isLargeTitle = (bars.navigation?.largeTitle ?? 0) > 0
    setLook(of: &bar, context.navigation?.child(key: "navigationBar"))
    if let item = controller.child("navigationItem") { setTitle(of: &bar, item: item) }
    if bar.title.isEmpty { bar.title = controller["title"] ?? "" }
    let item = controller.child("navigationItem")
    let hasOwn =
      !bar.leadingItems.isEmpty && item?.flag("leftItemsSupplementBackButton") != true
    if context.isPushed, !hasOwn, item?.flag("hidesBackButton") != true {
      bar.backTitle = backTitle(to: context.previous)
    }
    return bar
  }

  /// The title of the button that leads back to a controller.
  private func backTitle(to previous: IBElement?) -> String {
    let item = previous?.child("navigationItem")
    if let title = item?.child(key: "backBarButtonItem").flatMap({ IBText.plain("title", of: $0) })
      ?? item.flatMap({ IBText.plain("backButtonTitle", of: $0) })
    {
      return title
    }
    let titles = [item.flatMap { IBText.plain("title", of: $0) }, previous?["title"]]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
  }

  /// What the tab bar below `controller` shows, whose tabs are `tabs`.
  func tabBar(
    of controller: IBElement, context: ControllerContext, tabs: [IBElement]
  ) -> BarContent {
    var bar = BarContent(kind: .tab)
    setLook(of: &bar, context.tab?.child(key: "tabBar"))
    bar.leadingItems = tabs.compactMap { $0.child("tabBarItem").flatMap(barItem) }
    let shown = [controller.id, context.navigation?.id]
    bar.selected = tabs.filter { $0.child("tabBarItem") != nil }
      .firstIndex { shown.contains($0.id) }
    return bar
  }

  /// What the toolbar below `controller` shows.
  func toolbar(of controller: IBElement, _ context: ControllerContext) -> BarContent {
    var bar = BarContent(kind: .toolbar)
    setLook(of: &bar, context.navigation?.child(key: "toolbar"))
    bar.leadingItems = controller.list("toolbarItems").compactMap(barItem)
    return bar
  }
}
