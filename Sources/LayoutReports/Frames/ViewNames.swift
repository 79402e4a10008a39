// SPDX-License-Identifier: MIT

public import InterfaceBuilder

/// The names of a document's objects in reports.
///
/// A name is the first of these that exists: the label given in Xcode, the outlet that holds the
/// object, the object's own text, the words for its kind.
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

  /// The name of the object with this id, or the id itself if the document has no such object.
  public subscript(id: String) -> String { names[id] ?? id }

  /// Whether the outlet is one that every app has, whose name does not describe the object.
  private static func isOfUIKit(_ property: String) -> Bool {
    ["view", "delegate", "dataSource", "searchDisplayController"].contains(property)
  }

  private static func text(of element: IBElement) -> String? {
    let text =
      element["text"] ?? element["title"] ?? element.child(key: "configuration")?["title"]
      ?? element.child(key: "normal")?["title"]
      ?? element["placeholder"]
    // Reduces the text to one line of at most 40 characters.
    let words = text?.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    guard let words, !words.isEmpty else { return nil }
    return words.count > 40 ? words.prefix(39) + "…" : words
  }

  /// Turns `stackView` into `Stack View`.
  private static func spoken(_ tag: String) -> String {
    var text = ""
    for character in tag {
      if character.isUppercase { text += " " }
      text += text.isEmpty ? character.uppercased() : String(character)
    }
    return text
  }
}
