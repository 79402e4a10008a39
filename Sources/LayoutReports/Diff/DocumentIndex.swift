// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The objects of a document by id, each with its properties in the file.
///
/// An object is an element with an id: a view, controller, constraint or connection. Every other
/// element belongs to the nearest object that contains it. Its attributes are properties of that
/// object by path, such as `fontDescription.pointSize`. The order of attributes is not stored.
struct DocumentIndex {
  struct Object {
    var id: String
    var element: IBElement
    /// The id of the object that contains it; empty at the top level of the document.
    var parent: String
    /// The element of the parent that lists the object, such as `subviews`; empty if it has a role
    /// instead.
    var list: String
    /// The id of its scene, or of the top-level view of a xib; empty elsewhere.
    var scene: String
    /// The values of properties by path.
    var properties: [String: String] = [:]
    /// The ids of the contained objects by list, in file order.
    var lists: [String: [String]] = [:]
  }

  /// The objects by id. The document itself has the empty id.
  private(set) var objects: [String: Object] = [:]
  /// The ids of all objects, in file order.
  private(set) var order: [String] = []
  /// The titles of the scenes by id.
  private(set) var titles: [String: String] = [:]

  init(_ document: IBDocument) {
    for scene in document.scenes { titles[scene.id] = scene.title }
    _ = enter(document.root, id: "", parent: "", list: "", scene: "")
  }

  subscript(id: String) -> Object? { objects[id] }

  /// The lists whose order is visible on the screen.
  static let orderedLists: Set<String> = [
    "subviews", "cells", "prototypes", "sections", "items", "viewControllers",
  ]

  private mutating func enter(
    _ element: IBElement, id: String, parent: String, list: String, scene: String
  ) -> String {
    var id = id
    // A damaged file may use an id twice. The second use is another object.
    while objects[id] != nil { id += "′" }
    let ownScene = scene.isEmpty && titles[id] != nil ? id : scene
    objects[id] = Object(
      id: id, element: element, parent: parent, list: list, scene: ownScene)
    order.append(id)
    for (name, value) in element.attributes where name != "id" && name != "sceneID" {
      objects[id]?.properties[name] = value
    }
    collect(element, owner: id, path: "", list: "", scene: ownScene)
    return id
  }

  private mutating func collect(
    _ element: IBElement, owner: String, path: String, list: String, scene: String
  ) {
    var counts: [String: Int] = [:]
    for child in element.children {
      if let id = Self.objectID(of: child) {
        let entered = enter(child, id: id, parent: owner, list: list, scene: scene)
        objects[owner]?.lists[list, default: []].append(entered)
        continue
      }
      let segment = Self.segment(of: child)
      counts[segment, default: 0] += 1
      let number = counts[segment] ?? 1
      let below = path + (path.isEmpty ? "" : ".") + segment + (number > 1 ? "[\(number)]" : "")
      if child.name == "string" {
        objects[owner]?.properties[below] = child.text
        continue
      }
      // Removing the last entry of a list leaves white space.
      let hasText = child.text.contains { !$0.isWhitespace }
      let isList = child.attributes.isEmpty && !hasText
      if !isList {
        let isMarked = child.name != "mask" && child.name != "variation"
        if isMarked { objects[owner]?.properties[below + ".‹›"] = child.name }
        if hasText { objects[owner]?.properties[below] = child.text }
        for (name, value) in child.attributes where name != "key" {
          objects[owner]?.properties["\(below).\(name)"] = value
        }
      }
      collect(child, owner: owner, path: below, list: isList ? child.name : "", scene: scene)
    }
  }

  private static func objectID(of element: IBElement) -> String? {
    if element.name == "device" { return nil }
    return element.id ?? element["sceneID"]
  }

  /// The part of a path that distinguishes an element from its siblings.
  private static func segment(of element: IBElement) -> String {
    if let key = element.key {
      return ["variation", "mask"].contains(element.name) ? "\(element.name)(\(key))" : key
    }
    for name in ["reference", "keyPath", "name", "identifier"] {
      if let value = element[name] { return "\(element.name)(\(value))" }
    }
    return element.name
  }
}
