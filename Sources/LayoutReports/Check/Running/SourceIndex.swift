// SPDX-License-Identifier: MIT

import Diagnostics
import MarkupTree

/// The places of a file's objects, and edits that change nothing else.
struct SourceIndex {
  private let document: MarkupDocument
  private let file: String
  private var nodes: [String: MarkupDocument.NodeID] = [:]

  /// Returns nil if the bytes are not XML.
  init?(_ bytes: [UInt8], file: String) {
    guard let document = try? MarkupDocument(bytes) else { return nil }
    self.document = document
    self.file = file
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let node = MarkupDocument.NodeID(Int32(index))
      for name in ["id", "sceneID"] {
        guard let attribute = document.attribute(name, of: node) else { continue }
        let id = document.value(of: attribute)
        if nodes[id] == nil { nodes[id] = node }
      }
    }
  }

  /// The place of an object's tag, or of the root element if the file has no such object.
  func place(of id: String?) -> Diagnostic.Place {
    let node = id.flatMap { nodes[$0] } ?? document.root
    let start = document[node].range.lowerBound
    let position = document.position(of: start)
    return Diagnostic.Place(
      file: file, line: position.line, column: position.column,
      endColumn: position.column + document.name(of: node).unicodeScalars.count + 1, elementID: id)
  }

  /// Adds every place to the finding and, for rules that have a fix, the edit.
  func completed(_ finding: Finding) -> Finding {
    var finding = finding
    if finding.diagnostic.place.line == nil {
      finding.diagnostic.place = place(of: finding.diagnostic.place.elementID)
    }
    finding.diagnostic.place.file = finding.diagnostic.place.file ?? file
    finding.diagnostic.related = finding.diagnostic.related.map { related in
      var related = related
      if related.place.line == nil, let id = related.place.elementID, nodes[id] != nil {
        related.place = place(of: id)
      }
      if related.place.line != nil, related.place.file == nil { related.place.file = file }
      return related
    }
    if let fix = fixIt(finding.diagnostic) { finding.diagnostic.fixIts = [fix] }
    return finding
  }

  // MARK: Fixes

  private func fixIt(_ diagnostic: Diagnostic) -> Diagnostic.FixIt? {
    guard let id = diagnostic.place.elementID, let node = nodes[id],
      document.name(of: node) == "constraint"
    else { return nil }
    switch diagnostic.rule {
    case "left-right":
      var edits = MarkupEdits(document)
      let attributes = ["firstAttribute", "secondAttribute"]
      for name in attributes {
        guard let attribute = document.attribute(name, of: node) else { continue }
        // Both sides must change, because leading cannot be compared with left.
        guard let turned = Self.directional[document.value(of: attribute)] else { return nil }
        edits.set(name, of: node, to: turned)
      }
      return Diagnostic.FixIt(
        "Use leading and trailing", isSafe: true, edits: made(edits))
    case "duplicate-constraint":
      var edits = MarkupEdits(document)
      edits.remove(node)
      return Diagnostic.FixIt("Remove the constraint", isSafe: true, edits: made(edits))
    default: return nil
    }
  }

  private static let directional = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin", "centerX": "centerX",
  ]

  private func made(_ edits: MarkupEdits) -> [Diagnostic.Edit] {
    edits.changes.map { Diagnostic.Edit(file: file, replacing: $0.range, with: $0.replacement) }
  }
}
