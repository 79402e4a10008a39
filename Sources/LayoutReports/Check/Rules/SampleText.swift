// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// Recognizes texts in a file that the app does not show, because code replaces them.
enum SampleText {
  /// The reason why code probably replaces the text of an element; nil if it probably does not.
  static func reason(for element: IBElement, _ index: ElementIndex) -> String? {
    guard ["label", "button", "textField", "textView"].contains(element.name) else { return nil }
    let text = text(of: element)
    if isKey(text) { return "the text looks like a key for localization" }
    if isStock(text) { return "the text is that of the object library" }
    if let path = pathOfText(element) {
      return "the runtime attribute '\(path)' replaces the text"
    }
    let name = element.name == "textField" ? "text field" : element.name
    if let id = element.id, index.connected.contains(id) {
      return "the \(name) has an outlet, so code may replace its text"
    }
    if element.name == "label" {
      if let tag = element["tag"], tag != "0" {
        return "the label has a tag, so code may replace its text"
      }
      if element.id.map(index.isLabelOfPrototype) ?? false {
        return "the label belongs to a prototype cell, so code replaces its text"
      }
    }
    return nil
  }

  /// Whether the text is a key such as `sign_in.title` or `SIGN_IN`: identifiers joined by dots,
  /// underscores or hyphens.
  static func isKey(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
      .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }
    guard parts.count > 1, text.contains("_") || text.contains(".") else { return false }
    let words = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return words && parts.contains { $0.contains(where: { $0.isLetter }) }
      && !parts.allSatisfy { $0.allSatisfy { $0.isNumber } }
  }

  /// Whether the text is one that Interface Builder gives to new objects.
  static func isStock(_ text: String) -> Bool {
    let stock: Set = [
      "Label", "Button", "Title", "Subtitle", "Detail", "Text", "Item", "Header", "Footer",
    ]
    return stock.contains(text) || text.lowercased().hasPrefix("lorem ipsum")
  }

  /// The key path of a runtime attribute that sets a text, such as `localizationKey`.
  private static func pathOfText(_ element: IBElement) -> String? {
    let words: [StaticString] = [
      "locali", "l10n", "i18n", "lockey", "transl", "text", "title", "string",
    ]
    return element.list("userDefinedRuntimeAttributes").lazy.compactMap { $0["keyPath"] }
      .first { path in
        let path = path.lowercased()
        return !path.contains(text: "color") && words.contains { path.contains(text: $0) }
      }
  }

  private static func text(of element: IBElement) -> String {
    if element.name == "button" {
      return element.child(key: "configuration")?["title"] ?? element.child(key: "normal")?["title"]
        ?? ""
    }
    return element["text"] ?? element.children.first { $0.key == "text" }?.text ?? ""
  }
}
