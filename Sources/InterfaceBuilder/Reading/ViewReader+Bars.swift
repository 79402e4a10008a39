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
    if let system = element["systemItem"].flatMap(SystemBarItem.init(name:)) {
      return BarContent.BarItem(title: system.title, image: system.image)
    }
    if let custom = element.child(key: "customView") {
      let text = IBText("title", of: custom.child("state") ?? custom)
      return BarContent.BarItem(title: text?.runs.first?.text ?? title)
    }
    guard element.name == "barButtonItem" || element.name == "tabBarItem" else { return nil }
    return BarContent.BarItem(title: title)
  }
}

/// What the system puts on a bar for one of its own items: a word, or a symbol.
private struct SystemBarItem {
  var title = ""
  var image: ImageContent?

  init?(name: String) {
    if let symbol = Self.symbols[name] {
      image = ImageContent(name: symbol, size: Size(width: 22, height: 22), isSymbol: true)
    }
    if let title = Self.titles[name] { self.title = title }
    guard image != nil || !title.isEmpty else { return nil }
  }

  private static let titles = [
    "cancel": "Cancel", "done": "Done", "save": "Save", "edit": "Edit", "undo": "Undo",
    "redo": "Redo", "close": "Close",
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "downloads": "Downloads",
    "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
  ]

  private static let symbols = [
    "add": "plus", "action": "square.and.arrow.up", "trash": "trash",
    "refresh":
      "arrow.clockwise", "search": "magnifyingglass", "compose": "square.and.pencil",
    "reply": "arrowshape.turn.up.left", "organize": "folder", "camera": "camera",
    "bookmarks": "book", "play": "play.fill", "pause": "pause.fill", "stop": "xmark",
    "rewind": "backward.fill", "fastForward": "forward.fill",
    "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill", "topRated": "star.fill",
    "recents": "clock.fill", "contacts": "person.crop.circle.fill", "history": "clock.fill",
    "downloads": "arrow.down.circle", "mostRecent": "clock.fill", "mostViewed": "list.number",
  ]
}
