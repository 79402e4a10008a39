// SPDX-License-Identifier: MIT

import AutoLayout

/// What the system puts on a bar for one of its own items: a word, or a symbol.
package struct SystemBarItem: Hashable, Sendable {
  /// The word, empty for an item of a symbol alone.
  package var title = ""
  package var image: ImageContent?
  /// Whether its word is emphasised.
  package var isProminent = false

  /// The item that Interface Builder, and UIKit's enumerations, call `name`.
  ///
  /// - Parameter isTab: whether it stands on a tab bar, where every item has a word.
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
