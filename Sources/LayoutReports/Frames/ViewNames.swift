// SPDX-License-Identifier: MIT

public import InterfaceBuilder

/// What people call the objects of a document.
///
/// In this order: the label given in Xcode, the outlet that holds the object, its own text, the words
/// for its kind.
public struct ViewNames: Sendable {
  private var names: [String: String] = [:]

  /// - Complexity: linear in the number of elements.
  public init(_ document: IBDocument) {
    var outlets: [String: String] = [:]
    document.root.forEach { element in
      for connection in element.list("connections")
      where connection.name == "outlet" || connection.name == "outletCollection" {
        guard let id = connection["destination"], let property = connection["property"],
          outlets[id] == nil, !Self.isOfUIKit(property)
        else { continue }
        outlets[id] = property
      }
    }
    document.root.forEach { element in
      guard let id = element.id, names[id] == nil else { return }
      names[id] =
        element["userLabel"] ?? outlets[id] ?? Self.text(of: element)
        ?? Self.spoken(element.name)
    }
  }

  /// The name of the object with this id; the id itself where the document has none.
  public subscript(id: String) -> String { names[id] ?? id }

  /// The outlets that every app has say nothing about what is in them.
  private static func isOfUIKit(_ property: String) -> Bool {
    ["view", "delegate", "dataSource", "searchDisplayController"].contains(property)
  }

  private static func text(of element: IBElement) -> String? {
    let text =
      element["text"] ?? element["title"] ?? element.child(key: "configuration")?["title"]
      ?? element.child(key: "normal")?["title"]
      ?? element["placeholder"]
    // One line, and not the whole of a long text.
    let words = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let words, !words.isEmpty else { return nil }
    return words.count > 40 ? words.prefix(39) + "…" : words
  }

  /// `stackView` as `Stack View`.
  private static func spoken(_ tag: String) -> String {
    var text = ""
    for character in tag {
      if character.isUppercase { text += " " }
      text += text.isEmpty ? character.uppercased() : String(character)
    }
    return text
  }
}
