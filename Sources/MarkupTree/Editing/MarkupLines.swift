// SPDX-License-Identifier: MIT

/// How a document is spread over lines, so that edits keep to it.
struct MarkupLines {
  typealias NodeID = MarkupDocument.NodeID

  private let document: MarkupDocument
  private let lineBreak: String

  init(_ document: MarkupDocument) {
    self.document = document
    let text = document.text
    let first = text.firstIndex(of: 0x0A)
    lineBreak = first.map { $0 > 0 && text[$0 - 1] == 0x0D ? "\r\n" : "\n" } ?? "\n"
  }

  /// The lines of a node with their last line break, or the node itself where it shares them.
  func lines(of node: NodeID) -> Range<Int> {
    let range = document[node].range
    guard let start = lineStart(of: range.lowerBound) else { return range }
    var end = range.upperBound
    while end < document.text.count, isBlank(document.text[end]) { end += 1 }
    guard end < document.text.count else { return range }
    switch document.text[end] {
    case 0x0A: return start..<end + 1
    case 0x0D:
      let isPair = end + 1 < document.text.count && document.text[end + 1] == 0x0A
      return start..<end + (isPair ? 2 : 1)
    default: return range
    }
  }

  /// Puts markup into `parent`.
  func splices(
    into parent: NodeID, _ insertions: [(markup: String, before: NodeID?)]
  ) -> [Splice] {
    let node = document[parent]
    if node.isOneTag {
      let indent = ownIndentation(of: parent)
      let inner = insertions.map { lineBreak + indent + "    " + $0.markup }
      let markup = inner.reduce(">", +) + lineBreak + indent + "</\(document.name(of: parent))>"
      return [Splice(node.range.upperBound - 2..<node.range.upperBound, markup)]
    }
    return insertions.map { markup, sibling in
      let place = sibling.map { document[$0].range.lowerBound } ?? node.content.upperBound
      guard place > node.content.lowerBound, let start = lineStart(of: place) else {
        return Splice(place..<place, markup)
      }
      let indent =
        sibling == nil ? childIndentation(of: parent) : document.string(in: start..<place)
      return Splice(start..<start, indent + markup + lineBreak)
    }
  }

  /// The indentation of the children of an element.
  private func childIndentation(of parent: NodeID) -> String {
    for child in document.children(of: parent) where document[child].kind == .element {
      let place = document[child].range.lowerBound
      if let start = lineStart(of: place) { return document.string(in: start..<place) }
    }
    return ownIndentation(of: parent) + "    "
  }

  private func ownIndentation(of node: NodeID) -> String {
    let place = document[node].range.lowerBound
    return lineStart(of: place).map { document.string(in: $0..<place) } ?? ""
  }

  /// The start of the line of `place`; `nil` where something stands between.
  private func lineStart(of place: Int) -> Int? {
    var start = place
    while start > 0, isBlank(document.text[start - 1]) { start -= 1 }
    guard start > 0 else { return start }
    return document.text[start - 1] == 0x0A || document.text[start - 1] == 0x0D ? start : nil
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
