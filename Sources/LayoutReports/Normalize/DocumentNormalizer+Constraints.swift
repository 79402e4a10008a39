// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder
import MarkupTree

extension DocumentNormalizer {
  /// Removes required constraints that repeat another one of the same view and that no object
  /// references.
  ///
  /// A constraint in the mask of a variation is not installed everywhere, so its copies stay. The
  /// document stays unchanged if a removal would move a view. In a conflict, a second copy may
  /// determine which constraint is broken.
  func withoutRepeatedConstraints(
    _ document: MarkupDocument, _ file: String, _ refusals: inout [Diagnostic]
  ) throws(MarkupError) -> MarkupDocument {
    let values = values(of: document, outside: nil)
    let masked = maskedIDs(of: document)
    var seen: Set<[String]> = []
    var edits = MarkupEdits(document)
    var isEdited = false
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let node = MarkupDocument.NodeID(Int32(index))
      guard document.name(of: node) == "constraint", document[node].isSelfClosing,
        document.attribute("priority", of: node) == nil,
        let list = document.parent(of: node),
        let id = document.attribute("id", of: node).map({ document.value(of: $0) }),
        !masked.contains(id)
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
    guard isEdited, let old = try? IBFile.load(document.bytes, file: file) else { return document }
    let result = try edits.applied()
    guard let new = try? IBFile.load(result.bytes, file: file),
      LayoutInvariance(old).holds(for: new)
    else {
      refusals.append(
        Diagnostic(
          "constraints-kept", .note,
          "repeated constraints stay, because the file without them would move a view",
          at: Diagnostic.Place(file: file)))
      return document
    }
    return result
  }

  /// The ids that variations include or exclude.
  private func maskedIDs(of document: MarkupDocument) -> Set<String> {
    var ids: Set<String> = []
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let node = MarkupDocument.NodeID(Int32(index))
      guard ["include", "exclude"].contains(document.name(of: node)),
        let reference = document.attribute("reference", of: node)
      else { continue }
      ids.insert(document.value(of: reference))
    }
    return ids
  }
}
