// SPDX-License-Identifier: MIT

/// Parses a text into nodes, one construct at a time and without recursion.
struct MarkupReader {
  typealias Node = MarkupDocument.Node

  let text: [UInt8]
  /// The end of the text to read. The bytes after it are ignored.
  let end: Int
  var position = 0
  var nodes: [Node] = []
  var attributes: [MarkupDocument.Attribute] = []
  /// The elements that are still open, outermost first.
  var open: [Int32] = []
  private var root: Int?
  /// The only position at which a declaration is allowed: the beginning, or after a byte order
  /// mark.
  private let start: Int

  init(_ text: [UInt8], end: Int) {
    self.text = text
    self.end = end
    start = text.starts(with: MarkupEncoding.mark) ? 3 : 0
    position = start
  }

  /// Parses the whole text and returns the outermost element.
  mutating func read() throws(MarkupFault) -> MarkupDocument.NodeID {
    while position < end {
      if text[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    if !open.isEmpty { throw endOfText() }
    guard let root else { throw MarkupFault(.noElement, at: end) }
    return MarkupDocument.NodeID(root)
  }

  private mutating func readMarkup() throws(MarkupFault) {
    guard position + 1 < end else { throw endOfText() }
    switch text[position + 1] {
    case UInt8(ascii: "/"): try readEndTag()
    case UInt8(ascii: "?"): try readInstruction()
    case UInt8(ascii: "!"):
      if starts("<!--", at: position) {
        try readComment()
      } else if starts("<![CDATA[", at: position) {
        try readCDATA()
      } else {
        throw unknownDeclaration()
      }
    default: try readStartTag()
    }
  }

  private func unknownDeclaration() -> MarkupFault {
    // The text may end within `<!--` or `<![CDATA[`.
    let rest = text[position..<end]
    if "<!--".utf8.starts(with: rest) || "<![CDATA[".utf8.starts(with: rest) { return endOfText() }
    let isDeclaration = position + 2 < end && MarkupNames.isStart(UInt32(text[position + 2]))
    return MarkupFault(isDeclaration ? .documentType : .unknownDeclaration, at: position)
  }

  // MARK: Nodes

  /// Adds a node at the current position as a child of the innermost open element.
  mutating func begin(_ kind: Node.Kind) -> Int {
    nodes.append(Node(kind, start: position, parent: open.last ?? -1))
    return nodes.count - 1
  }

  /// Adds a node without children from the current position to `end`, and moves the position to
  /// `end`.
  mutating func add(_ kind: Node.Kind, to end: Int, nameEnd: Int? = nil) {
    let node = begin(kind)
    nodes[node].nameEnd = Int32(nameEnd ?? end)
    nodes[node].tagEnd = Int32(end)
    finish(node, contentEnd: end, end: end)
  }

  mutating func finish(_ node: Int, contentEnd: Int, end: Int) {
    nodes[node].contentEnd = Int32(contentEnd)
    nodes[node].end = Int32(end)
    nodes[node].subtreeEnd = Int32(nodes.count)
    position = end
  }

  /// Adds an element. Throws if an element is not allowed here.
  mutating func beginElement() throws(MarkupFault) -> Int {
    if open.isEmpty {
      guard root == nil else { throw MarkupFault(.secondElement, at: position) }
      root = nodes.count
    }
    guard open.count < MarkupDocument.depthLimit else {
      throw MarkupFault(.tooDeep(limit: MarkupDocument.depthLimit), at: position)
    }
    return begin(.element)
  }

  /// Throws if text is not allowed here.
  func requireElement(at offset: Int) throws(MarkupFault) {
    guard open.isEmpty else { return }
    throw MarkupFault(root == nil ? .textBeforeElement : .textAfterElement, at: offset)
  }

  var isAtStart: Bool { position == start }

  // MARK: Bytes

  func starts(_ mark: StaticString, at offset: Int) -> Bool {
    guard offset + mark.utf8CodeUnitCount <= end else { return false }
    return mark.withUTF8Buffer { mark in
      for (index, byte) in mark.enumerated() where text[offset + index] != byte { return false }
      return true
    }
  }

  /// The next offset of `mark`, if any.
  func next(_ mark: StaticString, from offset: Int) -> Int? {
    var offset = offset
    let first = mark.withUTF8Buffer { $0[0] }
    while offset < end {
      if text[offset] == first, starts(mark, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  mutating func skipSpace() {
    while position < end, text[position].isMarkupSpace { position += 1 }
  }

  /// The offset after the name at `offset`; `offset` itself if no name begins there.
  func nameEnd(from offset: Int) -> Int {
    guard offset < end, let first = text.scalar(at: offset), MarkupNames.isStart(first.value)
    else { return offset }
    var index = offset + first.length
    while index < end, let scalar = text.scalar(at: index), MarkupNames.isPart(scalar.value) {
      index += scalar.length
    }
    return index
  }

  // MARK: Faults

  /// A name, shortened for a message.
  func quoted(_ name: Range<Int>) -> String {
    let text = String(decoding: text[name], as: UTF8.self)
    guard name.count > 60 else { return text }
    return String(text.unicodeScalars.prefix(60)) + "…"
  }

  /// The tag of an open element and its line.
  func describe(_ element: Int32) -> (name: String, line: Int) {
    let node = nodes[Int(element)]
    let name = quoted(Int(node.start) + 1..<Int(node.nameEnd))
    // Only errors need a line, so the reader keeps no line table.
    return (name, TextScan(Array(text[..<Int(node.start)])).lines.starts.count)
  }

  /// The fault for an early end of the text.
  func endOfText() -> MarkupFault {
    guard let innermost = open.last else { return MarkupFault(.unclosedTag, at: end) }
    let (name, line) = describe(innermost)
    return MarkupFault(.truncated(open: name, line: line), at: end)
  }
}
