// SPDX-License-Identifier: MIT

import AutoLayout

/// The title or symbol of a system bar item.
package struct SystemBarItem: Hashable, Sendable {
  /// The title; empty for an item that has only a symbol.
  package var title = ""
  package var image: ImageContent?
  /// Whether the title is emphasised.
  package var isProminent = false

  /// The item with a name of Interface Builder and UIKit's enumerations; nil for an unknown name.
  ///
  /// - Parameter isTab: whether the item is on a tab bar, where every item has a title.
  package init?(name: String, isTab: Bool = false) {
    if let symbol = (isTab ? Self.tabSymbols[name] : nil) ?? Self.symbols[name] {
      image = ImageContent(name: symbol, size: Size(width: 22, height: 22), isSymbol: true)
    }
    if let title = Self.titles[name] ?? (isTab ? Self.tabTitles[name] : nil) { self.title = title }
    isProminent = !isTab && Self.prominent.contains(name)
    guard image != nil || !title.isEmpty else { return nil }
  }

  private static let titles = [
    "cancel": "Cancel", "done": "Done", "save": "Save", "edit": "Edit", "undo": "Undo",
    "redo": "Redo", "close": "Close",
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "downloads": "Downloads",
    "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
  ]

  private static let prominent = ["done", "save"]
  private static let tabTitles = ["search": "Search", "bookmarks": "Bookmarks"]
  private static let tabSymbols = ["bookmarks": "book.fill"]

  private static let symbols = [
    "add": "plus", "action": "square.and.arrow.up", "trash": "trash",
    "refresh":
      "arrow.clockwise", "search": "magnifyingglass", "compose": "square.and.pencil",
    "reply": "arrowshape.turn.up.left", "organize": "folder", "camera": "camera",
    "bookmarks": "book", "play": "play.fill", "pause": "pause.fill", "stop": "xmark",
    "rewind": "backward.fill", "fastForward": "forward.fill",
    "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill", "topRated": "star.fill",
    "recents": "clock.fill", "contacts": "person.crop.circle.fill", "history": "clock.fill",
    "downloads": "square.and.arrow.down.fill", "mostRecent": "clock.fill",
    "mostViewed": "list.number",
  ]
}
