// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The names of a document's objects in reports, from their outlets, labels in Xcode and kinds.
struct ObjectNames {
  private var names: [String: String] = [:]

  init(_ index: DocumentIndex) {
    var outlets: [String: String] = [:]
    for id in index.order {
      guard let element = index[id]?.element, element.name == "outlet",
        let property = element["property"], let destination = element["destination"],
        !["view", "delegate", "dataSource"].contains(property)
      else { continue }
      if outlets[destination] == nil { outlets[destination] = property }
    }
    var taken: [String: [String]] = [:]
    for id in index.order {
      guard let object = index[id] else { continue }
      let name = outlets[id] ?? Self.name(of: object, in: index)
      names[id] = name
      taken["\(object.scene)\n\(name)", default: []].append(id)
    }
    for ids in taken.values where ids.count > 1 {
      for id in ids { names[id, default: ""] += " \(id)" }
    }
  }

  /// The name of an object, or `id` itself if there is no such object.
  subscript(id: String) -> String { names[id] ?? id }

  func isKnown(_ id: String) -> Bool { names[id] != nil }

  private static func name(of object: DocumentIndex.Object, in index: DocumentIndex) -> String {
    let element = object.element
    if let label = element["userLabel"] { return label }
    if object.id.isEmpty { return "document" }
    if element.name == "viewLayoutGuide" { return element.key ?? "guide" }
    if element.name == "viewControllerLayoutGuide" { return "\(element["type"] ?? "")LayoutGuide" }
    if element.name == "scene" { return index.titles[object.id] ?? "scene" }
    if let key = element.key, key != "view" { return key }
    if object.parent == object.scene
      || index[object.parent]?.element.name.hasSuffix("Controller") == true,
      element.key == "view"
    {
      return "rootView"
    }
    return element.name
  }
}
