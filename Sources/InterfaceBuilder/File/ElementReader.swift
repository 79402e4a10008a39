// SPDX-License-Identifier: MIT

import MarkupTree

/// Converts the nodes of an XML document to elements.
enum ElementReader {
  /// Parses `bytes` into one element tree.
  static func read(_ bytes: [UInt8], file: String) throws(IBFileError) -> IBElement {
    do throws(MarkupError) {
      return element(of: try MarkupDocument(bytes))
    } catch {
      throw IBFileError(error, file: file)
    }
  }

  /// The outermost element with its descendants.
  ///
  /// - Complexity: O(*n*) in the number of nodes, without recursion.
  static func element(of document: MarkupDocument) -> IBElement {
    var current = Reading(document, document.root)
    var ancestors: [Reading] = []
    var index = document.root.index + 1
    while true {
      guard index < current.end else {
        let element = current.finished(document)
        guard var parent = ancestors.popLast() else { return element }
        parent.element.children.append(element)
        current = parent
        continue
      }
      let node = MarkupDocument.NodeID(index)
      switch document[node].kind {
      case .element:
        ancestors.append(current)
        current = Reading(document, node)
      case .text, .cdata:
        if !document.isBlank(node) { current.hasText = true }
      case .comment, .instruction, .declaration:
        break
      }
      index += 1
    }
  }
}

extension ElementReader {
  /// An element whose children are being read.
  private struct Reading {
    let node: MarkupDocument.NodeID
    /// The index after its last descendant.
    let end: Int32
    var element: IBElement
    /// Whether any text in the element is more than white space.
    var hasText = false

    init(_ document: MarkupDocument, _ node: MarkupDocument.NodeID) {
      self.node = node
      let content = document[node]
      end = content.subtreeEnd
      let list = document.attributes(of: node)
      var attributes = [String: String](minimumCapacity: list.count)
      for attribute in list {
        attributes[document.name(of: attribute)] = document.value(of: attribute)
      }
      element = IBElement(
        name: document.name(of: node), attributes: attributes,
        line: document.line(of: content.startTag.upperBound - 1))
    }

    /// The element with its text. White space between children is indentation and is not stored.
    func finished(_ document: MarkupDocument) -> IBElement {
      var element = element
      guard element.children.isEmpty || hasText else { return element }
      for child in document.children(of: node) { element.text += document.text(of: child) }
      return element
    }
  }
}

extension IBFileError {
  fileprivate init(_ error: MarkupError, file: String) {
    let reason: Reason =
      switch error.reason {
      case .documentType: .documentType
      case .tooDeep(let limit): .tooDeep(limit: limit)
      case .truncated(let open, let line): .truncated(open: open, openedOn: line)
      default: .malformed(error.reason.message)
      }
    self.init(
      file: file, line: error.position.line, column: error.position.column, reason: reason)
  }
}
