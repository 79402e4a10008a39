// SPDX-License-Identifier: MIT

import AutoLayout
public import InterfaceBuilder
import MarkupTree

/// Removes differences without meaning between two saves of a file.
///
/// The normalizer puts attributes and resources into Xcode's order, removes unused and duplicate
/// resources, and updates saved frames. It keeps all other bytes, and changes nothing in a file
/// that is already normal.
public struct DocumentNormalizer: Sendable {
  /// Whether saved frames are updated.
  public var updatesFrames = true

  private let order = AttributeOrder()

  public init() {}

  /// - Complexity: that of laying out the file if frames are updated, otherwise O(*n* log *n*).
  /// - Throws: `IBFileError` if `bytes` are not an Interface Builder document.
  public func normalize(_ bytes: [UInt8], file: String) throws(IBFileError) -> [UInt8] {
    _ = try IBFile.load(bytes, file: file)
    do throws(MarkupError) {
      var document = try MarkupDocument(bytes)
      document = try withoutUnusedResources(document)
      document = try withSortedResources(document)
      if updatesFrames {
        document = try withoutRepeatedConstraints(document)
        let update = try? FrameUpdater().update(document.bytes, file: file)
        if let update { document = try withoutMarks(of: update) }
      }
      return try withSortedAttributes(document).bytes
    } catch {
      throw IBFileError(
        file: file, line: error.position.line, column: error.position.column,
        reason: .malformed(error.reason.message))
    }
  }

  /// The file without the attribute `misplaced` of views whose frame now agrees.
  private func withoutMarks(of update: FrameUpdate) throws(MarkupError) -> MarkupDocument {
    let document = try MarkupDocument(update.bytes)
    let version = MergeVersion(document)
    var edits = MarkupEdits(document)
    for view in update.verification.flatMap({ $0.views }) where view.isWithin(0.5) {
      guard let node = version.elements[view.id] else { continue }
      edits.set("misplaced", of: node, to: nil)
    }
    return try edits.applied()
  }

  /// Removes required constraints that repeat another one of the same view and that no object
  /// references.
  ///
  /// The document stays unchanged if a removal would move a view. In a conflict, a second copy may
  /// determine which constraint is broken.
  private func withoutRepeatedConstraints(
    _ document: MarkupDocument
  ) throws(MarkupError) -> MarkupDocument {
    let values = values(of: document, outside: nil)
    var seen: Set<[String]> = []
    var edits = MarkupEdits(document)
    var isEdited = false
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let node = MarkupDocument.NodeID(Int32(index))
      guard document.name(of: node) == "constraint", document[node].isOneTag,
        document.attribute("priority", of: node) == nil,
        let list = document.parent(of: node),
        let id = document.attribute("id", of: node).map({ document.value(of: $0) })
      else { continue }
      var words = document.attributes(of: node).map {
        "\(document.name(of: $0))=\(document.value(of: $0))"
      }
      words.removeAll { $0.hasPrefix("id=") }
      let isKnown = !seen.insert(["\(list.index)"] + words.sorted()).inserted
      // The only value equal to the id is the constraint's own id.
      if isKnown, values[id] == 1 {
        edits.remove(node)
        isEdited = true
      }
    }
    guard isEdited else { return document }
    let result = try edits.applied()
    return frames(of: result) == frames(of: document) ? result : document
  }

  /// The computed frames of all views, in order.
  private func frames(of document: MarkupDocument) -> [Rect] {
    guard let file = try? IBFile.load(document.bytes, file: "") else { return [] }
    return Verifier().verify(file).flatMap { $0.views.map(\.computed) }
  }

  // MARK: Resources

  private func withoutUnusedResources(
    _ document: MarkupDocument
  ) throws(MarkupError) -> MarkupDocument {
    guard let resources = resources(of: document) else { return document }
    let used = values(of: document, outside: resources)
    var seen: Set<[String]> = []
    var edits = MarkupEdits(document)
    var kept = 0
    var removed = 0
    for node in document.children(of: resources) where document[node].kind == .element {
      let names = ["name", "catalog"].map { name in
        document.attribute(name, of: node).map { document.value(of: $0) } ?? ""
      }
      let isCopy = ["image", "namedColor", "systemColor"].contains(document.name(of: node))
      if isCopy, used[names[0]] == nil || !seen.insert([document.name(of: node)] + names).inserted {
        edits.remove(node)
        removed += 1
      } else {
        kept += 1
      }
    }
    guard removed > 0 else { return document }
    if kept == 0 { edits.remove(resources) }
    return try edits.applied()
  }

  private func withSortedResources(
    _ document: MarkupDocument
  ) throws(MarkupError) -> MarkupDocument {
    guard let resources = resources(of: document) else { return document }
    var ranges: [Range<Int>] = []
    var keys: [[String]] = []
    for node in document.children(of: resources) where document[node].kind == .element {
      ranges.append(document[node].range)
      let name = document.attribute("name", of: node).map { document.value(of: $0) } ?? ""
      keys.append([document.name(of: node), name])
    }
    let order = keys.indices.sorted {
      keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1])
    }
    return try permuted(document, [(ranges, order)])
  }

  private func resources(of document: MarkupDocument) -> MarkupDocument.NodeID? {
    document.children(of: document.root).first {
      document[$0].kind == .element && document.name(of: $0) == "resources"
    }
  }

  /// The number of occurrences of each attribute value and text, without those inside one element.
  private func values(
    of document: MarkupDocument, outside excluded: MarkupDocument.NodeID?
  ) -> [String: Int] {
    let hidden = excluded.map { $0.index..<document[$0].subtreeEnd }
    var values: [String: Int] = [:]
    for index in document.nodes.indices where hidden?.contains(Int32(index)) != true {
      let node = MarkupDocument.NodeID(Int32(index))
      switch document[node].kind {
      case .element:
        for attribute in document.attributes(of: node) {
          values[document.value(of: attribute), default: 0] += 1
        }
      case .text, .cdata: values[document.text(of: node), default: 0] += 1
      case .comment, .instruction, .declaration: break
      }
    }
    return values
  }

  // MARK: Order

  private func withSortedAttributes(
    _ document: MarkupDocument
  ) throws(MarkupError) -> MarkupDocument {
    var changes: [([Range<Int>], [Int])] = []
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let node = MarkupDocument.NodeID(Int32(index))
      let attributes = document.attributes(of: node)
      guard attributes.count > 1 else { continue }
      let names = attributes.map { document.name(of: $0) }
      let places = order.sorted(names, of: document.name(of: node))
      if places != Array(names.indices) {
        changes.append((attributes.map { document[$0].range }, places))
      }
    }
    return try permuted(document, changes)
  }

  /// Permutes the contents of ranges and keeps the text between them.
  ///
  /// - Parameter changes: groups of ranges in ascending order. `order` contains, for each range,
  ///   the index of the range whose content it gets.
  private func permuted(
    _ document: MarkupDocument, _ changes: [(ranges: [Range<Int>], order: [Int])]
  ) throws(MarkupError) -> MarkupDocument {
    guard changes.contains(where: { $0.order != Array($0.ranges.indices) }) else { return document }
    var text: [UInt8] = []
    text.reserveCapacity(document.text.count)
    var start = 0
    for change in changes {
      for (place, range) in change.ranges.enumerated() {
        text += document.text[start..<range.lowerBound]
        text += document.text[change.ranges[change.order[place]]]
        start = range.upperBound
      }
    }
    return try MarkupDocument(text: text + document.text[start...], encoding: document.encoding)
  }
}
