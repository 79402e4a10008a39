// SPDX-License-Identifier: MIT

/// The line structure of a document, for edits that remove whole lines.
struct MarkupLines {
  typealias NodeID = MarkupDocument.NodeID

  private let document: MarkupDocument

  init(_ document: MarkupDocument) { self.document = document }

  /// The full lines of a node with the last line break. If other text is on these lines, only the
  /// node.
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

  /// The start of the line of `place`; `nil` if anything but blanks is before `place` on that line.
  private func lineStart(of place: Int) -> Int? {
    var start = place
    while start > 0, isBlank(document.text[start - 1]) { start -= 1 }
    guard start > 0 else { return start }
    return document.text[start - 1] == 0x0A || document.text[start - 1] == 0x0D ? start : nil
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
