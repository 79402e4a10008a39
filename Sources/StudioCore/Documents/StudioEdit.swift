// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import MarkupTree

/// A change of one property of an element, as Xcode would write it.
enum StudioEdit {
  case constant(Double)
  case multiplier(Double)
  case priority(Double)
  /// The relation, with the name that files use.
  case relation(String)
  case removed
  case text(String)
  case hidden(Bool)

  /// Reads the edit of a request.
  init(_ request: StudioRequest) throws(StudioError) {
    if let constant = try request.optionalNumber("constant", in: -1e7...1e7) {
      self = .constant(constant)
    } else if let multiplier = try request.optionalNumber("multiplier", in: -1e7...1e7) {
      self = .multiplier(multiplier)
    } else if let priority = try request.optionalNumber("priority", in: 0.001...1000) {
      self = .priority(priority)
    } else if request.json["relation"] != nil {
      let relation = try request.text("relation")
      guard ["equal", "lessThanOrEqual", "greaterThanOrEqual"].contains(relation) else {
        throw StudioError(
          "'relation' must be 'equal', 'lessThanOrEqual' or 'greaterThanOrEqual'")
      }
      self = .relation(relation)
    } else if request.json["removed"] != nil {
      guard try request.flag("removed") else { throw StudioError("'removed' must be true") }
      self = .removed
    } else if request.json["text"] != nil {
      self = .text(try request.text("text"))
    } else if request.json["hidden"] != nil {
      self = .hidden(try request.flag("hidden"))
    } else {
      throw StudioError(
        "an edit needs 'constant', 'multiplier', 'priority', 'relation', 'removed', 'text' or "
          + "'hidden'")
    }
  }

  /// The changes of the text of a document.
  func changes(
    of id: String, in document: StudioDocument
  ) throws(StudioError) -> [StudioDocument.Change] {
    let markup = document.markup
    guard let node = Self.element(id, in: markup) else { throw StudioError("no element '\(id)'") }
    let name = markup.name(of: node)
    var edits = MarkupEdits(markup)
    switch self {
    case .constant(let value):
      try Self.require(name == "constraint", "only constraints have a constant")
      edits.set("constant", of: node, to: value == 0 ? nil : Self.text(value))
    case .multiplier(let value):
      try Self.require(name == "constraint", "only constraints have a multiplier")
      edits.set("multiplier", of: node, to: value == 1 ? nil : Self.text(value))
    case .priority(let value):
      try Self.require(name == "constraint", "only constraints have a priority")
      edits.set("priority", of: node, to: value == 1000 ? nil : Self.text(value))
    case .relation(let relation):
      try Self.require(name == "constraint", "only constraints have a relation")
      edits.set("relation", of: node, to: relation == "equal" ? nil : relation)
    case .removed:
      try Self.require(name == "constraint", "only constraints can be removed")
      edits.remove(node)
    case .text(let text):
      let (owner, attribute) = try Self.textPlace(node, name, in: markup)
      edits.set(attribute, of: owner, to: text)
    case .hidden(let isHidden):
      try Self.require(
        document.elements[id]?.child(key: "frame") != nil, "only views can be hidden")
      edits.set("hidden", of: node, to: isHidden ? "YES" : nil)
    }
    return edits.changes.map { range, replacement in
      StudioDocument.Change(
        start: range.lowerBound, old: Array(markup.text[range]), new: Array(replacement.utf8))
    }
  }

  /// The constant and the attribute, if only the number in an existing attribute changes.
  func changedConstant(
    of id: String, in markup: MarkupDocument
  ) -> (value: Double, attribute: MarkupDocument.AttributeID)? {
    guard case .constant(let value) = self, value != 0,
      let node = Self.element(id, in: markup), markup.name(of: node) == "constraint",
      let attribute = markup.attribute("constant", of: node)
    else { return nil }
    return (value, attribute)
  }

  private static func element(
    _ id: String, in markup: MarkupDocument
  ) -> MarkupDocument.NodeID? {
    for index in markup.nodes.indices where markup.nodes[index].kind == .element {
      let node = MarkupDocument.NodeID(Int32(index))
      guard let attribute = markup.attribute("id", of: node) else { continue }
      let range = markup.attributes[Int(attribute.index)].value
      // Hardly any id has escapes, so bytes are compared first.
      if markup.text[range].elementsEqual(id.utf8)
        || markup.text[range].contains(UInt8(ascii: "&")) && markup.value(of: attribute) == id
      {
        return node
      }
    }
    return nil
  }

  /// The element and attribute that hold the text of a view.
  private static func textPlace(
    _ node: MarkupDocument.NodeID, _ name: String, in markup: MarkupDocument
  ) throws(StudioError) -> (MarkupDocument.NodeID, String) {
    if ["label", "textField"].contains(name) || markup.attribute("text", of: node) != nil {
      return (node, "text")
    }
    if ["barButtonItem", "navigationItem", "tabBarItem"].contains(name) { return (node, "title") }
    for child in markup.children(of: node) where markup[child].kind == .element {
      let key = markup.attribute("key", of: child).map { markup.value(of: $0) }
      if key == "normal" || key == "configuration", markup.attribute("title", of: child) != nil {
        return (child, "title")
      }
    }
    throw StudioError("the \(name) has no text in an attribute")
  }

  private static func require(_ holds: Bool, _ message: String) throws(StudioError) {
    if !holds { throw StudioError(message) }
  }

  /// A number as Interface Builder writes it.
  static func text(_ value: Double) -> String {
    value == value.rounded() ? String(Int64(value)) : "\(value)"
  }
}
