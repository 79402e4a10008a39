// SPDX-License-Identifier: MIT

/// Changes to a document that leave every other byte as it is.
///
/// Changes name nodes of the document they were begun with, may come in any order, and happen
/// together in ``applied()``. Whatever is inside of a removed element goes with it.
package struct MarkupEdits {
  package typealias NodeID = MarkupDocument.NodeID

  package let document: MarkupDocument
  /// By attribute; `nil` removes it.
  private var values: [Int32: String?] = [:]
  /// Attributes that elements do not have yet, in the order they are to be written.
  private var added: [Int32: [(name: String, value: String)]] = [:]
  private var removed: Set<Int32> = []

  package init(_ document: MarkupDocument) { self.document = document }

  /// Sets the attribute `name` of an element; one that it does not have is written last. `nil`
  /// removes it with the white space in front of it.
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

  /// Removes a node, and its lines where nothing else stands on them.
  package mutating func remove(_ node: NodeID) { removed.insert(node.index) }

  /// The document with all changes made.
  ///
  /// - Complexity: O(*n* + *e* log *e*) for *n* bytes and *e* changes.
  /// - Throws: what is not well-formed about the result: names, characters.
  package func applied() throws(MarkupError) -> MarkupDocument {
    try MarkupDocument(
      text: Splice.apply(splices, to: document.text), encoding: document.encoding)
  }

  /// The stretches of the text that change, in the order of the text, each with what takes its place.
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

  /// A value as Interface Builder writes it between quotes.
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
