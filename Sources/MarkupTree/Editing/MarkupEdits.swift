// SPDX-License-Identifier: MIT

/// Changes to a document that leave every other byte unchanged.
///
/// Changes refer to nodes of the original document. They can be added in any order, and
/// ``applied()`` makes them all at once. Removing an element removes its content too.
package struct MarkupEdits {
  package typealias NodeID = MarkupDocument.NodeID

  package let document: MarkupDocument
  /// New values by attribute; `nil` removes the attribute.
  private var values: [Int32: String?] = [:]
  /// New attributes by element, in the order in which they are written.
  private var added: [Int32: [(name: String, value: String)]] = [:]
  private var removed: Set<Int32> = []

  package init(_ document: MarkupDocument) { self.document = document }

  /// Sets the attribute `name` of an element. A new attribute is written last. `nil` removes the
  /// attribute and the white space before it.
  package mutating func set(_ name: String, of element: NodeID, to value: String?) {
    if let attribute = document.attribute(name, of: element) {
      values.updateValue(value, forKey: attribute.index)
      return
    }
    var list = added[element.index] ?? []
    list.removeAll { $0.name == name }
    if let value { list.append((name, value)) }
    added[element.index] = list
  }

  /// Removes a node. Also removes its lines if they contain nothing else.
  package mutating func remove(_ node: NodeID) { removed.insert(node.index) }

  /// The document with all changes.
  ///
  /// - Complexity: O(*n* + *e* log *e*) for *n* bytes and *e* changes.
  /// - Throws: an error if the result is not well-formed, for example because of a name or a
  ///   character.
  package func applied() throws(MarkupError) -> MarkupDocument {
    try MarkupDocument(
      text: Splice.apply(splices, to: document.text), encoding: document.encoding)
  }

  /// The changed ranges in the order of the text, each with its replacement.
  package var changes: [(range: Range<Int>, replacement: String)] {
    splices.map { ($0.range, $0.replacement) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private var splices: [Splice] {
    var splices: [Splice] = []
    for (attribute, value) in values { splices.append(splice(attribute, value)) }
    for (element, attributes) in added { splices.append(splice(element, adding: attributes)) }
    let layout = MarkupLines(document)
    for node in removed { splices.append(Splice(layout.lines(of: NodeID(Int(node))), "")) }
    return splices
  }

  private func splice(_ index: Int32, _ value: String?) -> Splice {
    let attribute = document.attributes[Int(index)]
    guard let value else {
      var start = attribute.range.lowerBound
      while document.text[start - 1].isMarkupSpace { start -= 1 }
      return Splice(start..<attribute.range.upperBound, "")
    }
    let quote = document.text[attribute.value.lowerBound - 1]
    return Splice(attribute.value, Self.escaped(value, quote: quote))
  }

  private func splice(_ element: Int32, adding list: [(name: String, value: String)]) -> Splice {
    let node = document.nodes[Int(element)]
    let end =
      node.attributeEnd > node.attributeStart
      ? document.attributes[Int(node.attributeEnd) - 1].range.upperBound : Int(node.nameEnd)
    var markup = ""
    for (name, value) in list {
      markup += " \(name)=\"\(Self.escaped(value, quote: UInt8(ascii: "\"")))\""
    }
    return Splice(end..<end, markup)
  }

  /// A value with the escapes that Interface Builder writes between quotes.
  static func escaped(_ value: String, quote: UInt8) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where quote == UInt8(ascii: "\""): result += "&quot;"
      case "'" where quote == UInt8(ascii: "'"): result += "&apos;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
