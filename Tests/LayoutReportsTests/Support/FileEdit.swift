// SPDX-License-Identifier: MIT

import Foundation
import MarkupTree

/// An edit of a file, as Xcode would save it, by the ids of elements.
enum FileEdit: Hashable {
  case constant(String, Int)
  case priority(String, Int)
  case text(String, String)
  case spacing(String, Int)
  /// Inserts a new label with two constraints into a list of subviews, before one of them or at the
  /// end.
  case insert(String, into: String, before: String?)
  /// Removes a view with everything that references it.
  case remove(String)
  /// Changes the order of an element's attributes.
  case reorder(String, seed: Int)
  /// Changes a value that Xcode writes on its own: a version of tools, a computed frame, a mark.
  case noise(String, Int)

  func apply(to document: MarkupDocument) throws -> MarkupDocument {
    let file = EditableFile(document)
    var edits = MarkupEdits(document)
    switch self {
    case .constant(let id, let value): edits.set("constant", of: try file[id], to: "\(value)")
    case .priority(let id, let value): edits.set("priority", of: try file[id], to: "\(value)")
    case .text(let id, let value): edits.set("text", of: try file[id], to: value)
    case .spacing(let id, let value): edits.set("spacing", of: try file[id], to: "\(value)")
    case .insert(let id, let parent, let sibling):
      let list = try Self.present(file.child("subviews", of: try file[parent]))
      let label = """
        <label text="New" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"/>
        """
      let constraint = """
        <constraint firstItem="\(id)" firstAttribute="width" constant="30" id="\(id)-w"/>
        """
      let constraints = file.child("constraints", of: try file[parent])
      return try file.inserting(
        [.init(markup: label, parent: list, sibling: try sibling.map { try file[$0] })]
          + [constraints].compactMap { list in
            list.map { .init(markup: constraint, parent: $0) }
          })
    case .remove(let id):
      let view = try file[id]
      edits.remove(view)
      for node in file.referrers(to: file.ids(in: view), outside: view) { edits.remove(node) }
    case .reorder(let id, let seed):
      return try file.reordered(try file[id], seed: seed)
    case .noise(let id, let value):
      edits.set("toolsVersion", of: document.root, to: "\(20000 + value)")
      if let frame = file.child("rect", of: try file[id]) {
        edits.set("x", of: frame, to: "\(value)")
        edits.set("misplaced", of: try file[id], to: "YES")
      }
    }
    return try edits.applied()
  }

  struct MissingElement: Error {}

  private static func present(_ node: MarkupDocument.NodeID?) throws -> MarkupDocument.NodeID {
    guard let node else { throw MissingElement() }
    return node
  }
}

/// The elements of a file to which edits apply.
struct EditableFile {
  typealias NodeID = MarkupDocument.NodeID

  let document: MarkupDocument
  private(set) var elements: [String: NodeID] = [:]
  private(set) var order: [String] = []

  init(_ document: MarkupDocument) {
    self.document = document
    var counts: [String: Int] = [:]
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let node = NodeID(Int32(index))
      guard let id = value("id", of: node), document.name(of: node) != "device" else { continue }
      counts[id, default: 0] += 1
      elements[id] = node
      order.append(id)
    }
    elements = elements.filter { counts[$0.key] == 1 }
    order = order.filter { counts[$0] == 1 }
  }

  subscript(id: String) -> NodeID {
    get throws {
      guard let node = elements[id] else { throw FileEdit.MissingElement() }
      return node
    }
  }

  func value(_ name: String, of node: NodeID) -> String? {
    document.attribute(name, of: node).map { document.value(of: $0) }
  }

  func child(_ name: String, of node: NodeID) -> NodeID? {
    document.children(of: node).first {
      document[$0].kind == .element && document.name(of: $0) == name
    }
  }

  func ids(in node: NodeID) -> Set<String> {
    let range = node.index..<document[node].subtreeEnd
    return Set(elements.filter { range.contains($0.value.index) }.keys)
  }

  /// The constraints and connections that reference one of `ids`, and the entries of masks.
  func referrers(to ids: Set<String>, outside view: NodeID) -> [NodeID] {
    let inside = view.index..<document[view].subtreeEnd
    var found: [NodeID] = []
    var all = ids
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let node = NodeID(Int32(index))
      guard !inside.contains(node.index),
        ["constraint", "outlet", "outletCollection", "action", "segue"].contains(
          document.name(of: node))
      else { continue }
      let names = ["firstItem", "secondItem", "destination"]
      guard names.contains(where: { value($0, of: node).map(ids.contains) ?? false }) else {
        continue
      }
      found.append(node)
      if let id = value("id", of: node) { all.insert(id) }
    }
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let node = NodeID(Int32(index))
      guard !inside.contains(node.index),
        ["exclude", "include", "outlet"].contains(document.name(of: node)), !found.contains(node)
      else { continue }
      let target = value("reference", of: node) ?? value("destination", of: node)
      if target.map(all.contains) ?? false { found.append(node) }
    }
    return found
  }

  /// The document with the attributes of `node` in another order.
  func reordered(_ node: NodeID, seed: Int) throws -> MarkupDocument {
    var random = SeededGenerator(seed: UInt64(seed))
    let ranges = document.attributes(of: node).map { document[$0].range }
    let shuffled = ranges.shuffled(using: &random)
    var bytes: [UInt8] = []
    var start = 0
    for (old, new) in zip(ranges, shuffled) {
      bytes += document.text[start..<old.lowerBound] + document.text[new]
      start = old.upperBound
    }
    return try MarkupDocument(bytes + document.text[start...])
  }
}

/// A generator that gives the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
