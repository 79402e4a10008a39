// SPDX-License-Identifier: MIT

import AutoLayout
package import Diagnostics
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

  /// A normalized file.
  package struct Outcome: Sendable {
    package var bytes: [UInt8]
    /// Notes about changes that were not made, because they would move views.
    package var refusals: [Diagnostic] = []
  }

  /// - Complexity: that of laying out the file on six canvases if frames are updated, otherwise
  ///   O(*n* log *n*).
  /// - Throws: `IBFileError` if `bytes` are not an Interface Builder document.
  public func normalize(_ bytes: [UInt8], file: String) throws(IBFileError) -> [UInt8] {
    try outcome(bytes, file: file).bytes
  }

  /// The normalized file, and notes about changes that were not made.
  package func outcome(_ bytes: [UInt8], file: String) throws(IBFileError) -> Outcome {
    _ = try IBFile.load(bytes, file: file)
    var refusals: [Diagnostic] = []
    do throws(MarkupError) {
      var document = try MarkupDocument(bytes)
      document = try withoutUnusedResources(document)
      document = try withSortedResources(document)
      if updatesFrames {
        document = try withoutRepeatedConstraints(document, file, &refusals)
        if let update = updated(document.bytes, file, &refusals) {
          document = try withoutMarks(of: update)
        }
      }
      return Outcome(bytes: try withSortedAttributes(document).bytes, refusals: refusals)
    } catch {
      throw IBFileError(
        file: file, line: error.position.line, column: error.position.column,
        reason: .malformed(error.reason.message))
    }
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
      let name = document.attribute("name", of: node).map { document.value(of: $0) } ?? ""
      let isCopy = ["image", "namedColor", "systemColor"].contains(document.name(of: node))
      // Resources with the same name and other contents are no copies.
      let text = String(decoding: document.text[document[node].range], as: UTF8.self)
      if isCopy, used[name] == nil || !seen.insert([document.name(of: node), text]).inserted {
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
  func values(
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
