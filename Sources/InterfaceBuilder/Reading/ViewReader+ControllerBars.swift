// SPDX-License-Identifier: MIT

import UIKitComponents

extension ViewReader {
  /// What the navigation bar above `controller` shows.
  func navigationBar(
    of controller: IBElement, context: ControllerContext, bars: SceneBars
  ) -> BarContent {
    var bar = BarContent(kind: .navigation)
    bar.isLargeTitle = (bars.navigation?.largeTitle ?? 0) > 0
    setLook(of: &bar, context.navigation?.child(key: "navigationBar"))
    if context.navigation == nil, let simulated = context.inferredTopBar {
      bar.isTranslucent = simulated.flag("translucent") ?? true
    }
    let owner = context.barOwner(over: controller)
    let item = owner.child("navigationItem")
    if let item { setTitle(of: &bar, item: item) }
    if bar.title.isEmpty { bar.title = owner["title"] ?? "" }
    if context.isPushed {
      let previous = context.previous
      setBackTitle(
        of: &bar, item: item,
        above: previous?.child("navigationItem"), title: previous?["title"])
    }
    return bar
  }

  /// Sets the title of the button that leads from `item` back to another, or to a controller with a title.
  func setBackTitle(
    of bar: inout BarContent, item: IBElement?, above previous: IBElement?, title: String? = nil
  ) {
    let hasOwn =
      !bar.leadingItems.isEmpty && item?.flag("leftItemsSupplementBackButton") != true
    guard !hasOwn, item?.flag("hidesBackButton") != true else { return }
    bar.backTitle = backTitle(to: previous, title: title)
  }

  private func backTitle(to item: IBElement?, title: String?) -> String {
    if let title = item?.child(key: "backBarButtonItem").flatMap({ IBText.plain("title", of: $0) })
      ?? item.flatMap({ IBText.plain("backButtonTitle", of: $0) })
    {
      return title
    }
    let titles = [item.flatMap { IBText.plain("title", of: $0) }, title]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty }
      ?? NavigationItemParts.shortBackTitle
  }

  /// What the tab bar below `controller` shows, whose tabs are `tabs`.
  func tabBar(
    of controller: IBElement, context: ControllerContext, tabs: [IBElement]
  ) -> BarContent {
    var bar = BarContent(kind: .tab)
    setLook(of: &bar, context.tab?.child(key: "tabBar"))
    bar.leadingItems = tabs.compactMap { $0.child("tabBarItem").flatMap(barItem) }
    let shown = [controller.id, context.navigation?.id, context.split?.id]
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
