// SPDX-License-Identifier: MIT

extension MarkupDocument {
  package subscript(node: NodeID) -> Node { nodes[Int(node.index)] }
  package subscript(attribute: AttributeID) -> Attribute { attributes[Int(attribute.index)] }

  /// The parent of `node`; nil for a top-level node.
  package func parent(of node: NodeID) -> NodeID? {
    let parent = self[node].parent
    return parent < 0 ? nil : NodeID(Int(parent))
  }

  /// The children in document order.
  package func children(of node: NodeID) -> Children {
    Children(
      nodes: nodes, index: Int(node.index) + 1, end: Int(self[node].subtreeEnd))
  }

  /// The children of one node.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var index: Int
    fileprivate let end: Int

    package mutating func next() -> NodeID? {
      guard index < end else { return nil }
      defer { index = Int(nodes[index].subtreeEnd) }
      return NodeID(index)
    }
  }

  /// The tag of an element or the target of an instruction. Empty for other nodes.
  package func name(of node: NodeID) -> String {
    let node = self[node]
    return switch node.kind {
    case .element: string(in: Int(node.start) + 1..<Int(node.nameEnd))
    case .instruction: string(in: Int(node.start) + 2..<Int(node.nameEnd))
    case .text, .cdata, .comment, .declaration: ""
    }
  }

  /// The attributes of an element in document order.
  package func attributes(of node: NodeID) -> some RandomAccessCollection<AttributeID> {
    let node = self[node]
    return (Int(node.attributeStart)..<Int(node.attributeEnd)).lazy.map { AttributeID($0) }
  }

  package func attribute(_ name: String, of node: NodeID) -> AttributeID? {
    attributes(of: node).first { text[self[$0].name].elementsEqual(name.utf8) }
  }

  package func name(of attribute: AttributeID) -> String { string(in: self[attribute].name) }

  /// The value, with references resolved and each white space character as a space.
  package func value(of attribute: AttributeID) -> String {
    decoded(self[attribute].value, lineBreak: 0x20, tab: 0x20)
  }

  /// The decoded content of a text or CDATA node. Empty for other nodes.
  package func text(of node: NodeID) -> String {
    switch self[node].kind {
    case .text: decoded(self[node].range, lineBreak: 0x0A, tab: 0x09)
    case .cdata: withUnixLineBreaks(cdata(self[node].range))
    case .element, .comment, .instruction, .declaration: ""
    }
  }

  /// Whether a text node consists of literal white space only.
  package func isBlank(_ node: NodeID) -> Bool {
    switch self[node].kind {
    case .text: text[self[node].range].allSatisfy { $0.isMarkupSpace }
    case .cdata: text[cdata(self[node].range)].allSatisfy { $0.isMarkupSpace }
    case .element, .comment, .instruction, .declaration: false
    }
  }

  /// The range between `<![CDATA[` and `]]>`.
  private func cdata(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound + 9..<range.upperBound - 3
  }

  /// The bytes of ``text`` in `range`, not decoded.
  package func string(in range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}
