// SPDX-License-Identifier: MIT

extension IBDocument {
  /// The document with localized texts.
  ///
  /// - Parameter texts: texts by object id and property, with the keys of the document's strings
  ///   file: `"abc-12-xyz.text"`, `"abc-12-xyz.normalTitle"`, `"abc-12-xyz.segmentTitles[0]"`. Keys
  ///   of unknown objects and properties have no effect.
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

  /// The document with every visible text transformed. Each part of an attributed text is
  /// transformed separately.
  ///
  /// - Complexity: linear in the number of elements.
  public func mappingTexts(_ transform: (String) -> String) -> IBDocument {
    var root = root
    root.mapTexts(transform, isText: false)
    return replacing(root)
  }

  /// The document with `root` as its element tree and with the current resources.
  private func replacing(_ root: IBElement) -> IBDocument {
    // Reading cannot fail: it does not depend on texts.
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

  /// - Parameter isText: whether the content of the element itself is a visible text.
  fileprivate mutating func mapTexts(_ transform: (String) -> String, isText: Bool) {
    for property in Self.seen {
      if let value = attributes[property] { attributes[property] = transform(value) }
    }
    // A fragment has its text in an attribute, or in a child if the text is long.
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

  /// Sets the text of a property of the element.
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

  /// The visible properties that Interface Builder exports to strings files.
  private static let properties: Set = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
  ]

  private static let seen = properties.union(["subtitle"])

  private mutating func update(
    _ matches: (IBElement) -> Bool, _ change: (inout IBElement) -> Void
  ) {
    if let index = children.firstIndex(where: matches) { change(&children[index]) }
  }

  private mutating func replaceText(_ key: String, _ text: String) {
    children.removeAll { $0.key == key && $0.name.lowercased().hasSuffix("string") }
    let attributed = "attributed" + key.prefix(1).uppercased() + key.dropFirst()
    children.removeAll { $0.key == attributed && $0.name == "attributedString" }
    attributes[key] = text
  }
}
