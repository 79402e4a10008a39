// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

/// The elements of a file by id, each with the element around it.
///
/// Of several elements of one id the first counts, so that whatever the file says nothing is around
/// itself.
struct ElementIndex {
  private(set) var elements: [String: IBElement] = [:]
  /// The object that holds an object, by id.
  private(set) var parents: [String: String] = [:]
  /// Ids that variations by size class name: what is there on some devices only.
  private(set) var varied: Set<String> = []
  /// Every object, in file order.
  private(set) var order: [String] = []
  /// Ids of outlets' destinations: objects that code can reach.
  private(set) var connected: Set<String> = []
  /// The lines of the notes that Interface Builder keeps with objects, by id.
  private(set) var notes: [String: [String]] = [:]
  /// The ids of constraints by the identifiers that people gave them.
  private var identified: [String: [String]] = [:]

  init(_ document: IBDocument) { visit(document.root, below: nil) }

  private mutating func visit(_ element: IBElement, below parent: String?) {
    var parent = parent
    if let id = element.id {
      if elements[id] == nil {
        elements[id] = element
        parents[id] = parent
        order.append(id)
      }
      parent = id
    }
    if element.key == "userComments", let parent {
      let text =
        element.text
        + element.children.filter { $0.name == "fragment" }.map {
          $0["content"] ?? $0.child(key: "content")?.text ?? ""
        }.joined()
      notes[parent, default: []] += text.split(whereSeparator: \.isNewline).map(String.init)
    }
    if element.name == "outlet" || element.name == "outletCollection",
      let destination = element["destination"]
    {
      connected.insert(destination)
    }
    if element.name == "constraint", let identifier = element["identifier"], let id = element.id {
      identified[identifier, default: []].append(id)
    }
    if element.name == "exclude" || element.name == "include", let id = element["reference"] {
      varied.insert(id)
    }
    for child in element.children { visit(child, below: parent) }
  }

  /// Whether the constraint is there on Interface Builder's canvas alone.
  func isPlaceholder(_ id: String) -> Bool { elements[id]?.flag("placeholder") ?? false }

  /// The id of the element that a constraint of a layout comes from.
  func elementID(of constraint: Constraint, _ views: [ItemID: CheckedView]) -> String? {
    guard let identifier = constraint.identifier, let ids = identified[identifier] else {
      return constraint.identifier
    }
    // Several may have one identifier.
    return ids.first { id in
      guard let element = elements[id] else { return false }
      return (element["firstItem"] ?? parents[id]) == views[constraint.firstItem]?.id
        && element["firstAttribute"] == "\(constraint.firstAttribute)"
        && Double(element["constant"] ?? "0") == constraint.constant
    } ?? ids.first
  }

  /// Whether the object is a cell whose table asks it for its height.
  func isSelfSizing(_ id: String) -> Bool {
    guard let cell = elements[id], cell.name == "tableViewCell", cell["rowHeight"] == nil else {
      return false
    }
    var next = parents[id]
    while let current = next {
      if let element = elements[current], element.name == "tableView" {
        return element["rowHeight"] == "-1"
      }
      next = parents[current]
    }
    return false
  }

  /// `the label 'Title'`.
  func name(of element: IBElement) -> String {
    let kind = Self.spoken(element.name)
    let text = element["userLabel"] ?? element["text"] ?? writtenInside(element)
    let other = element["placeholder"] ?? element["title"] ?? element["image"]
    guard let text = text ?? other, !text.isEmpty else {
      let owner = element["customClass"].map { " (\($0))" } ?? ""
      return "the \(kind)\(owner)\(element.id.map { " \($0)" } ?? "")"
    }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return "the \(kind) '\(line.count > 30 ? "\(line.prefix(28))…" : line)'"
  }

  /// The text of an element that has it in one of its own.
  private func writtenInside(_ element: IBElement) -> String? {
    let inside = element.children.first { $0.key == "text" || $0.key == "normal" }
    guard let inside else { return nil }
    return inside["title"] ?? (inside.text.isEmpty ? nil : inside.text)
  }

  /// `tableViewCell` as `table view cell`.
  private static func spoken(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, !text.isEmpty { text += " " }
      text += character.lowercased()
    }
    return text
  }
}
