// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

/// The elements of a file by id, each with the element that contains it.
///
/// If several elements have the same id, only the first is indexed. Therefore the containment never
/// has a cycle, whatever the file contains.
struct ElementIndex {
  private(set) var elements: [String: IBElement] = [:]
  /// The id of the object that contains an object, by id.
  private(set) var parents: [String: String] = [:]
  /// The ids of objects that size-class variations include or exclude.
  private(set) var varied: Set<String> = []
  /// The ids of all objects, in file order.
  private(set) var order: [String] = []
  /// The ids of objects with an outlet, which code can reach.
  private(set) var connected: Set<String> = []
  /// The lines of the notes that Interface Builder stores with objects, by id.
  private(set) var notes: [String: [String]] = [:]
  /// The ids of constraints, by the constraints' `identifier` attributes.
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
      notes[parent, default: []] += text.split(whereSeparator: { $0.isNewline }).map(String.init)
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

  /// Whether the object is a placeholder, which exists only on Interface Builder's canvas.
  func isPlaceholder(_ id: String) -> Bool { elements[id]?.flag("placeholder") ?? false }

  /// Whether both items of the constraint with this id are in the file.
  func hasItems(ofConstraint id: String?) -> Bool {
    guard let element = id.flatMap({ elements[$0] }) else { return true }
    return ["firstItem", "secondItem"].allSatisfy { name in
      element[name].map { elements[$0] != nil } ?? true
    }
  }

  /// Whether the object with the id is part of the scene.
  func isInside(_ id: String?, _ scene: IBScene) -> Bool {
    var next = id
    while let current = next {
      if current == scene.controllerID || current == scene.rootViewID { return true }
      next = parents[current]
    }
    return false
  }

  /// The id of the element from which a layout constraint was built.
  func elementID(of constraint: Constraint, _ views: [ItemID: CheckedView]) -> String? {
    guard let identifier = constraint.identifier, let ids = identified[identifier] else {
      return constraint.identifier
    }
    // Several constraints may have the same identifier.
    return ids.first { id in
      guard let element = elements[id] else { return false }
      return (element["firstItem"] ?? parents[id]) == views[constraint.firstItem]?.id
        && element["firstAttribute"] == "\(constraint.firstAttribute)"
        && Double(element["constant"] ?? "0") == constraint.constant
    } ?? ids.first
  }

  /// Whether the object is a cell of a table view with automatic row height.
  func isSelfSizing(_ id: String) -> Bool {
    guard let cell = elements[id], cell.name == "tableViewCell", cell["rowHeight"] == nil else {
      return false
    }
    return table(around: id)?["rowHeight"] == "-1"
  }

  /// Whether the object is a table view cell with a row height from the file.
  ///
  /// The app ignores the row height of a prototype cell: its height is that of its table.
  func hasFixedHeight(_ id: String) -> Bool {
    guard let cell = elements[id], cell.name == "tableViewCell", let table = table(around: id)
    else { return false }
    if table["dataMode"] == "static", let height = cell["rowHeight"] { return height != "-1" }
    return table["rowHeight"] != "-1"
  }

  private func table(around id: String) -> IBElement? {
    var next = parents[id]
    while let current = next {
      if let element = elements[current], element.name == "tableView" { return element }
      next = parents[current]
    }
    return nil
  }

  /// The cell with one of UIKit's styles that has the object directly in its content view.
  func styledCell(around id: String) -> IBElement? {
    guard let cell = parents[id].flatMap({ parents[$0] }).flatMap({ elements[$0] }),
      cell.name == "tableViewCell", cell["style"] != nil
    else { return nil }
    return cell
  }

  /// Whether the object is a label of a prototype cell with one of UIKit's styles.
  func isLabelOfPrototype(_ id: String) -> Bool {
    guard let cell = styledCell(around: id)?.id, let list = parents[cell].flatMap({ elements[$0] })
    else { return false }
    return list.list("prototypes").contains { $0.id == cell }
  }

  /// The name of an element in messages, such as `the label 'Title'`.
  func name(of element: IBElement) -> String {
    let kind = Self.spoken(element.name)
    let text = element["userLabel"] ?? element["text"] ?? writtenInside(element)
    let other = element["placeholder"] ?? element["title"] ?? element["image"]
    guard let text = text ?? other, !text.isEmpty else {
      let owner = element["customClass"].map { " (\($0))" } ?? ""
      return "the \(kind)\(owner)\(element.id.map { " \($0)" } ?? "")"
    }
    let line = text.split(whereSeparator: { $0.isNewline }).first.map(String.init) ?? ""
    return "the \(kind) '\(line.count > 30 ? "\(line.prefix(28))…" : line)'"
  }

  /// The text of an element that stores it in a child element.
  private func writtenInside(_ element: IBElement) -> String? {
    if let attributed = element.child(key: "attributedText") {
      let fragments = attributed.children.filter { $0.name == "fragment" }
      let text = fragments.map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }.joined()
      return text.isEmpty ? nil : text
    }
    let inside = element.children.first { $0.key == "text" || $0.key == "normal" }
    guard let inside else { return nil }
    return inside["title"] ?? (inside.text.isEmpty ? nil : inside.text)
  }

  /// Turns `tableViewCell` into `table view cell`.
  private static func spoken(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, !text.isEmpty { text += " " }
      text += character.lowercased()
    }
    return text
  }
}
