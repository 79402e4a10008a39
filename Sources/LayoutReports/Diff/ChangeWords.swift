// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

/// Describes changes in words.
struct ChangeWords {
  let comparison: DocumentComparison

  init(_ comparison: DocumentComparison) { self.comparison = comparison }

  private func name(_ id: String) -> String { comparison.name(id) }

  /// The description of an object, such as `label nameLabel`, or the equation of a constraint.
  func description(of object: DocumentIndex.Object, in index: DocumentIndex) -> String {
    let element = object.element
    switch element.name {
    case "constraint": return equation(object, index)
    case "outlet", "outletCollection":
      return
        "outlet \(element["property"] ?? "") of \(name(object.parent)) to \(name(element["destination"] ?? ""))"
    case "action":
      return
        "action \(element["selector"] ?? "") of \(name(object.parent)) to \(name(element["destination"] ?? ""))"
    case "segue":
      return
        "segue \(element["kind"] ?? "") from \(name(object.parent)) to \(name(element["destination"] ?? ""))"
    default: break
    }
    let name = name(object.id)
    let text = element["text"] ?? element["title"]
    let spoken = text.map { " \(Self.quoted($0))" } ?? ""
    return name.hasPrefix(element.name) ? name + spoken : "\(element.name) \(name)" + spoken
  }

  /// The equation of a constraint, with the names of its items.
  func equation(_ object: DocumentIndex.Object, _ index: DocumentIndex) -> String {
    var notes: [Diagnostic] = []
    guard let constraint = IBConstraint(object.element, of: "", notes: &notes) else {
      return object.id
    }
    var names: [String: String] = [:]
    for id in [object.parent, constraint.firstItem, constraint.secondItem] {
      if let id { names[id] = name(id) }
    }
    return ConstraintText.equation(of: constraint, holder: object.parent, names: names)
  }

  /// The position of an object, such as ` to stackView between title and button`.
  func place(
    of object: DocumentIndex.Object, in index: DocumentIndex, verb: String = " to"
  ) -> String {
    guard !object.parent.isEmpty else { return "" }
    let parent = "\(verb) \(name(object.parent))"
    guard DocumentIndex.orderedLists.contains(object.list),
      let list = index[object.parent]?.lists[object.list],
      let place = list.firstIndex(of: object.id)
    else { return parent }
    let before = place > 0 ? name(list[place - 1]) : nil
    let after = place + 1 < list.count ? name(list[place + 1]) : nil
    return switch (before, after) {
    case (let before?, let after?): "\(parent) between \(before) and \(after)"
    case (let before?, nil): "\(parent) after \(before)"
    case (nil, let after?): "\(parent) before \(after)"
    case (nil, nil): parent
    }
  }

  /// The change of one property of an object, or of all changed properties of one element below it.
  func change(
    of paths: [String], from before: DocumentIndex.Object, to after: DocumentIndex.Object
  ) -> DocumentChange {
    let (index, object) = (comparison.new, after)
    let element = after.element.name
    let path: String
    var (old, new): (String?, String?)
    if paths.count == 1, let only = paths.first, !only.hasSuffix("‹›") {
      path = only
      old = value(only, before)
      new = value(only, after)
    } else {
      path = paths[0].split(separator: ".").dropLast().joined(separator: ".")
      old = composite(path, before)
      new = composite(path, after)
    }
    return DocumentChange(
      kind: .changed, objectID: object.id, element: element, scene: object.scene, property: path,
      old: old, new: new, text: subject(path, of: object) + " " + Self.values(old, new),
      noise: PropertyRules.noise(path, of: object, in: index))
  }

  /// The subject of a change, such as `leading of nameLabel` or `stackView.spacing`.
  private func subject(_ path: String, of object: DocumentIndex.Object) -> String {
    if object.id.isEmpty { return path }
    guard object.element.name == "constraint" else { return "\(name(object.id)).\(path)" }
    let first = object.element["firstItem"] ?? object.parent
    let end = "\(object.element["firstAttribute"] ?? "") of \(name(first))"
    return switch path {
    case "constant", "relation": end
    default: "\(path) of \(end)"
    }
  }

  private func value(_ path: String, _ object: DocumentIndex.Object) -> String? {
    guard
      let value = object.properties[path]
        ?? PropertyRules.standard(path, of: object.element.name)
    else { return nil }
    if object.element.name == "constraint", path == "relation" {
      return ["equal": "=", "lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"][value] ?? value
    }
    if PropertyRules.isText(path) { return Self.quoted(value) }
    if let number = Double(value), number.isFinite { return NumberText.of(number) }
    return comparison.old[value] != nil || comparison.new[value] != nil ? name(value) : value
  }

  /// The content of an element below an object, on one line; nil if there is no such element.
  private func composite(_ path: String, _ object: DocumentIndex.Object) -> String? {
    if let text = object.properties[path] { return Self.quoted(text) }
    let prefix = path + "."
    var parts: [(name: String, value: String)] = []
    for (name, value) in object.properties where name.hasPrefix(prefix) {
      let rest = String(name.dropFirst(prefix.count))
      if rest == "‹›" || rest.hasSuffix("olorSpace") { continue }
      let number = Double(value).flatMap { $0.isFinite ? NumberText.of($0) : nil }
      parts.append((rest, number ?? value))
    }
    if ["x", "y", "width", "height"].allSatisfy({ name in parts.contains { $0.name == name } }) {
      let values = ["x", "y", "width", "height"].map { name in
        parts.first { $0.name == name }?.value ?? ""
      }
      return "(\(values.joined(separator: ", ")))"
    }
    if parts.isEmpty { return object.properties[prefix + "‹›"] }
    return parts.sorted { $0.name < $1.name }.map { "\($0.name) \($0.value)" }
      .joined(separator: ", ")
  }

  private static func values(_ old: String?, _ new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(old) → \(new)"
    case (nil, let new?): "none → \(new)"
    case (let old?, nil): "\(old) → none"
    case (nil, nil): "written differently"
    }
  }

  static func quoted(_ text: String) -> String {
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .joined(separator: "⏎")
    return "\"\(line.count > 60 ? line.prefix(59) + "…" : line[...])\""
  }
}
