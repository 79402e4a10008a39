// SPDX-License-Identifier: MIT

extension MarkupDocument {
  /// The document with another value of an attribute. The text is not read again.
  ///
  /// - Parameter value: text without line breaks and without characters that need an escape.
  /// - Complexity: O(*n*) in the number of nodes and bytes, with a small factor.
  package func replacingValue(of attribute: AttributeID, with value: String) -> MarkupDocument {
    let old = attributes[Int(attribute.index)].value
    var text = text
    text.replaceSubrange(old, with: value.utf8)
    let end = Int32(old.upperBound)
    let growth = Int32(value.utf8.count - old.count)
    func moved(_ offset: Int32) -> Int32 { offset >= end ? offset + growth : offset }
    var nodes = nodes
    for index in nodes.indices {
      nodes[index].start = moved(nodes[index].start)
      nodes[index].end = moved(nodes[index].end)
      nodes[index].nameEnd = moved(nodes[index].nameEnd)
      nodes[index].tagEnd = moved(nodes[index].tagEnd)
      nodes[index].contentEnd = moved(nodes[index].contentEnd)
    }
    var attributes = attributes
    for index in attributes.indices {
      attributes[index].nameStart = moved(attributes[index].nameStart)
      attributes[index].nameEnd = moved(attributes[index].nameEnd)
      attributes[index].valueStart = moved(attributes[index].valueStart)
      attributes[index].valueEnd = moved(attributes[index].valueEnd)
    }
    // An empty value starts where it ends.
    attributes[Int(attribute.index)].valueStart = Int32(old.lowerBound)
    var lines = lines
    lines.starts = lines.starts.map(moved)
    return MarkupDocument(
      text: text, encoding: encoding, nodes: nodes, attributes: attributes, root: root,
      lines: lines)
  }
}
