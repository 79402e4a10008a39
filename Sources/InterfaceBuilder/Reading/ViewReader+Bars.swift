// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension ViewReader {
  /// What a bar inside a view hierarchy shows.
  func bar(_ element: IBElement) -> BarContent {
    let kind: BarContent.Kind =
      element.name == "toolbar" ? .toolbar : element.name == "tabBar" ? .tab : .navigation
    var bar = BarContent(kind: kind)
    setLook(of: &bar, element)
    let items = element.list("items")
    if kind == .navigation, let top = items.last {
      setTitle(of: &bar, item: top)
      if let previous = items.dropLast().last { setBackTitle(of: &bar, item: top, above: previous) }
    } else {
      bar.leadingItems = items.compactMap(barItem)
      if kind == .tab { bar.selected = items.isEmpty ? nil : 0 }
    }
    return bar
  }

  /// Colours and translucency of a bar, and the font of its title.
  ///
  /// At rest the content stands at the edge of the bar, whose appearance for that counts first.
  func setLook(of bar: inout BarContent, _ element: IBElement?) {
    guard let element else { return }
    bar.tint = colors.resolve("tintColor", of: element)
    bar.unselectedTint = colors.resolve("unselectedItemTintColor", of: element)
    bar.isBlack = element["barStyle"] == "black" || element["barStyle"] == "blackTranslucent"
    bar.isTranslucent = element.flag("translucent") ?? true
    let appearances = barAppearances(of: element)
    bar.background = background(of: element, appearances, bar)
    let key = bar.isLargeTitle ? "largeTitleTextAttributes" : "titleTextAttributes"
    let shown = appearances.edge ?? appearances.standard
    setPlaces(of: &bar, element, shown)
    guard let attributes = shown?.child(key: key) ?? element.child(key: key) else { return }
    bar.titleColor = colors.resolve("textColor", of: attributes)
    bar.titleFont = IBFont(of: attributes).map(font)
  }

  /// Title and items that a `<navigationItem>` puts on a navigation bar.
  func setTitle(of bar: inout BarContent, item: IBElement) {
    bar.title = IBText.plain("title", of: item) ?? ""
    bar.prompt = IBText.plain("prompt", of: item) ?? ""
    let buttons = item.barButtons
    bar.leadingItems = buttons.leading.compactMap(barItem)
    bar.trailingItems = buttons.trailing.compactMap(barItem)
  }

  /// A button, tab or space of a bar.
  func barItem(_ element: IBElement) -> BarContent.BarItem? {
    guard var item = plainBarItem(element) else { return nil }
    item.isEnabled = element.flag("enabled") ?? true
    item.isProminent = item.isProminent || element["style"] == "done"
    item.tint = colors.resolve("tintColor", of: element)
    item.selectedImage = image("selectedImage", of: element)
    item.badge = IBText.plain("badgeValue", of: element)
    item.imageInsets = element.inset(key: "imageInsets") ?? .zero
    item.look.titleOffset = element.offset(key: "titlePositionAdjustment")
    item.selectedLook.titleOffset = item.look.titleOffset
    return item
  }

  private func plainBarItem(_ element: IBElement) -> BarContent.BarItem? {
    let title = IBText.plain("title", of: element) ?? ""
    if element["systemItem"] == "flexibleSpace" {
      return BarContent.BarItem(title: "", isFlexibleSpace: true)
    }
    if element["systemItem"] == "fixedSpace" {
      return BarContent.BarItem(title: "", fixedSpace: element.size("width"))
    }
    if let image = image("image", of: element) {
      return BarContent.BarItem(title: title, image: image)
    }
    if let name = element["systemItem"],
      let system = SystemBarItem(name: name, isTab: element.name == "tabBarItem")
    {
      var item = BarContent.BarItem(title: system.title, image: system.image)
      item.isProminent = system.isProminent
      return item
    }
    if let custom = element.child(key: "customView") {
      let text = IBText("title", of: custom.child("state") ?? custom)
      return BarContent.BarItem(title: text?.runs.first?.text ?? title)
    }
    guard element.name == "barButtonItem" || element.name == "tabBarItem" else { return nil }
    return BarContent.BarItem(title: title)
  }
}
