// SPDX-License-Identifier: MIT

extension IBDocument {
  /// The document with texts of another language.
  ///
  /// - Parameter texts: by object id and property, as a file of strings for the document has them:
  ///   `"abc-12-xyz.text"`, `"abc-12-xyz.normalTitle"`, `"abc-12-xyz.segmentTitles[0]"`. Those of
  ///   objects and properties that the document does not hold have no effect.
  /// - Complexity: linear in the number of elements and texts.
  public func localized(_ texts: [String: String]) -> IBDocument {
    guard !texts.isEmpty else { return self }
    var byObject: [String: [(property: String, text: String)]] = [:]
    for (key, text) in texts {
      guard let dot = key.firstIndex(of: ".") else { continue }
      let property = String(key[key.index(after: dot)...])
      byObject[String(key[..<dot]), default: []].append((property, text))
    }
    var root = root
    root.localize(byObject)
    return replacing(root)
  }

  /// The document with every text that is seen transformed, each part of an attributed text on its own.
  ///
  /// - Complexity: linear in the number of elements.
  public func mappingTexts(_ transform: (String) -> String) -> IBDocument {
    var root = root
    root.mapTexts(transform, isText: false)
    return replacing(root)
  }

  /// The document with other texts in its elements, and the resources that it was given.
  private func replacing(_ root: IBElement) -> IBDocument {
    // What can be read of the file cannot have changed: texts are not what makes it a document.
    guard var document = try? IBDocument(root: root, file: file) else { return self }
    document.resources = resources
    return document
  }
}

extension IBElement {
  fileprivate mutating func localize(
    _ texts: [String: [(property: String, text: String)]]
  ) {
    for text in id.flatMap({ texts[$0] }) ?? [] { set(text.text, property: text.property) }
    for index in children.indices { children[index].localize(texts) }
  }

  /// - Parameter isText: whether the element itself holds a text that is seen.
  fileprivate mutating func mapTexts(_ transform: (String) -> String, isText: Bool) {
    for property in Self.seen {
      if let value = attributes[property] { attributes[property] = transform(value) }
    }
    // A fragment's text stands in the attribute, a long one in a child.
    if name == "fragment", let content = attributes["content"] {
      attributes["content"] = transform(content)
    }
    if isText { text = transform(text) }
    for index in children.indices {
      let (child, key) = (children[index].name.lowercased(), children[index].key ?? "")
      let isSeen = Self.seen.contains(key) || (name == "fragment" && key == "content")
      children[index].mapTexts(transform, isText: isSeen && child.hasSuffix("string"))
    }
  }

  /// Gives the element's property a text.
  private mutating func set(_ text: String, property: String) {
    let states = ["normal", "highlighted", "selected", "disabled"]
    if property.hasSuffix("Title"), let state = states.first(where: { property == $0 + "Title" }) {
      update({ $0.name == "state" && $0.key == state }) { $0.replaceText("title", text) }
    } else if property.hasPrefix("configuration.") {
      let inner = String(property.dropFirst("configuration.".count))
      update({ $0.name == "buttonConfiguration" }) { $0.replaceText(inner, text) }
    } else if property.hasPrefix("segmentTitles["), property.hasSuffix("]") {
      let number = Int(property.dropFirst("segmentTitles[".count).dropLast())
      update({ $0.name == "segments" }) { segments in
        guard let number, segments.children.indices.contains(number) else { return }
        segments.children[number].replaceText("title", text)
      }
    } else if Self.properties.contains(property) {
      replaceText(property, text)
    }
  }

  /// What Interface Builder writes into files of strings, of what is seen.
  private static let properties: Set = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
  ]

  private static let seen = properties.union(["subtitle"])

  private mutating func update(
    _ isMeant: (IBElement) -> Bool, _ change: (inout IBElement) -> Void
  ) {
    if let index = children.firstIndex(where: isMeant) { change(&children[index]) }
  }

  private mutating func replaceText(_ key: String, _ text: String) {
    children.removeAll { $0.key == key && $0.name.lowercased().hasSuffix("string") }
    let attributed = "attributed" + key.prefix(1).uppercased() + key.dropFirst()
    children.removeAll { $0.key == attributed && $0.name == "attributedString" }
    attributes[key] = text
  }
}
