// SPDX-License-Identifier: MIT

import LayoutCore

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
    } else {
      bar.leadingItems = items.compactMap(barItem)
      if kind == .tab { bar.selected = items.isEmpty ? nil : 0 }
    }
    return bar
  }

  /// Colours and translucency of a bar.
  func setLook(of bar: inout BarContent, _ element: IBElement?) {
    bar.tint = element.flatMap { colors.resolve("tintColor", of: $0) }
    bar.barTint = element.flatMap { colors.resolve("barTintColor", of: $0) }
    bar.isBlack = element?["barStyle"] == "black" || element?["barStyle"] == "blackTranslucent"
    bar.isTranslucent = element?.flag("translucent") ?? true
  }

  /// Title and items that a `<navigationItem>` puts on a navigation bar.
  func setTitle(of bar: inout BarContent, item: IBElement) {
    bar.title = IBText.plain("title", of: item) ?? ""
    bar.prompt = IBText.plain("prompt", of: item) ?? ""
    for child in item.children {
      switch (child.name, child.key) {
      case ("barButtonItem", "leftBarButtonItem"?):
        if let item = barItem(child) { bar.leadingItems.append(item) }
      case ("barButtonItem", "rightBarButtonItem"?):
        if let item = barItem(child) { bar.trailingItems.append(item) }
      case ("leftBarButtonItems", _):
        bar.leadingItems += child.children.compactMap(barItem)
      case ("rightBarButtonItems", _):
        bar.trailingItems += child.children.compactMap(barItem)
      default: break
      }
    }
  }

  /// A button, tab or space of a bar.
  func barItem(_ element: IBElement) -> BarContent.BarItem? {
    guard var item = plainBarItem(element) else { return nil }
    item.isEnabled = element.flag("enabled") ?? true
    item.isProminent = item.isProminent || element["style"] == "done"
    item.tint = colors.resolve("tintColor", of: element)
    item.selectedImage = image("selectedImage", of: element)
    item.badge = IBText.plain("badgeValue", of: element)
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
