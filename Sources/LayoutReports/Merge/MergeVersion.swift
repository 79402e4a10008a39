// SPDX-License-Identifier: MIT

import MarkupTree

/// One of the three versions of a document, with its elements by id.
struct MergeVersion {
  typealias NodeID = MarkupDocument.NodeID

  let document: MarkupDocument
  /// The elements with a unique id. An id that is used twice counts as missing.
  private(set) var elements: [String: NodeID] = [:]
  /// The ids in document order, parents first.
  private(set) var ids: [String] = []
  /// The place of each element with an id: the nearest ancestor with an id, and the path below it.
  private(set) var places: [String: String] = [:]

  init(_ document: MarkupDocument) {
    self.document = document
    var counts: [String: Int] = [:]
    for index in document.nodes.indices {
      let node = NodeID(Int32(index))
      guard let id = id(written: node) else { continue }
      counts[id, default: 0] += 1
      elements[id] = node
    }
    elements = elements.filter { counts[$0.key] == 1 }
    ids = elements.sorted { $0.value.index < $1.value.index }.map(\.key)
    for (id, node) in elements { places[id] = place(of: node) }
  }

  /// The id of an element, or nil if the id is not unique.
  func id(of node: NodeID) -> String? {
    id(written: node).flatMap { elements[$0] == node ? $0 : nil }
  }

  private func id(written node: NodeID) -> String? {
    guard document[node].kind == .element else { return nil }
    let attribute =
      document.attribute("id", of: node) ?? document.attribute("sceneID", of: node)
    guard let attribute, document.name(of: node) != "device" else { return nil }
    return document.value(of: attribute)
  }

  func value(_ name: String, of node: NodeID) -> String? {
    document.attribute(name, of: node).map { document.value(of: $0) }
  }

  /// The bytes of a range of the text.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { document.text[range] }

  // MARK: Children

  /// A child that is not white space, with the text before it.
  struct Child {
    /// The key that identifies the child among its siblings.
    var key: String
    var node: NodeID
    /// The white space and comments before it.
    var gap: Range<Int>
  }

  /// The children of an element, and the white space and comments after the last child.
  func children(of parent: NodeID) -> (list: [Child], tail: Range<Int>) {
    let content = document[parent].content
    var list: [Child] = []
    var counts: [String: Int] = [:]
    var start = content.lowerBound
    for node in document.children(of: parent) {
      switch document[node].kind {
      case .comment, .instruction, .declaration: continue
      case .text, .cdata:
        if document.isBlank(node) { continue }
      case .element: break
      }
      var key = self.key(of: node)
      counts[key, default: 0] += 1
      if let count = counts[key], count > 1 { key += "[\(count)]" }
      let range = document[node].range
      list.append(Child(key: key, node: node, gap: start..<range.lowerBound))
      start = range.upperBound
    }
    return (list, start..<max(start, content.upperBound))
  }

  /// The key of text, which no element can have.
  static let textKey = "‹text›"

  /// The key that distinguishes a node from its siblings.
  func key(of node: NodeID) -> String {
    guard document[node].kind == .element else { return Self.textKey }
    if let id = id(of: node) { return "#\(id)" }
    let name = document.name(of: node)
    for attribute in ["key", "reference", "keyPath", "name", "identifier", "property"] {
      if let value = value(attribute, of: node) { return "\(name) \(attribute)=\(value)" }
    }
    return name
  }

  private func place(of node: NodeID) -> String {
    var path: [String] = []
    var current = document.parent(of: node)
    while let parent = current {
      if let id = id(of: parent) {
        path.append("#\(id)")
        break
      }
      path.append(key(of: parent))
      current = document.parent(of: parent)
    }
    return path.reversed().joined(separator: "/")
  }

  /// Whether two versions of an element have the same meaning, apart from order and white space.
  func hasSameMeaning(_ node: NodeID, as other: NodeID, in version: MergeVersion) -> Bool {
    let same = bytes(document[node].range) == version.bytes(version.document[other].range)
    return same || meaning(of: node) == version.meaning(of: other)
  }

  /// The names, attributes and texts of an element and its descendants, without computed frames and
  /// marks.
  private func meaning(of node: NodeID) -> [String] {
    var words: [String] = []
    for index in node.index..<document[node].subtreeEnd {
      let node = NodeID(index)
      switch document[node].kind {
      case .element:
        if isComputedFrame(node) { continue }
        words.append("<\(document.name(of: node))")
        words += document.attributes(of: node).map {
          "\(document.name(of: $0))=\(document.value(of: $0))"
        }.filter { !MergeNoise.isMark($0) }.sorted()
      case .text, .cdata:
        if !document.isBlank(node) { words.append(document.text(of: node)) }
      case .comment, .instruction, .declaration: break
      }
    }
    return words
  }

  /// Whether an element is a saved frame that Auto Layout computes anyway.
  func isComputedFrame(_ node: NodeID) -> Bool {
    guard document.name(of: node) == "rect", value("key", of: node) == "frame",
      let view = document.parent(of: node)
    else { return false }
    if value("fixedFrame", of: view) == "YES" { return false }
    if value("translatesAutoresizingMaskIntoConstraints", of: view) == "NO" { return true }
    let list = document.parent(of: view)
    let owner = list.flatMap { document.parent(of: $0) }
    return owner.map { document.name(of: $0) == "stackView" } ?? false
  }
}

/// Values that both sides may change without a conflict.
enum MergeNoise {
  /// Whether the attribute is a mark that Xcode recomputes.
  static func isMark(_ attribute: String) -> Bool {
    attribute.hasPrefix("misplaced=") || attribute.hasPrefix("ambiguous=")
  }

  /// Whether Xcode writes the value of the attribute on its own.
  static func isOwn(_ name: String, of element: String) -> Bool {
    switch (element, name) {
    case ("document", "toolsVersion"), ("document", "systemVersion"), ("plugIn", "version"),
      ("deployment", _), ("capability", _), ("point", _), ("device", _), (_, "misplaced"),
      (_, "ambiguous"):
      true
    default: false
    }
  }

  /// Whether `one` is a later version number than `other`.
  static func isLater(_ one: String, than other: String) -> Bool {
    let (numbers, others) = (one.split(separator: "."), other.split(separator: "."))
    for (left, right) in zip(numbers, others) where left != right {
      guard let left = Int(left), let right = Int(right) else { return false }
      return left > right
    }
    return numbers.count > others.count
  }
}
