// SPDX-License-Identifier: MIT

/// Reads a text into nodes, one construct after the other and without recursion.
struct MarkupReader {
  typealias Node = MarkupDocument.Node

  let text: [UInt8]
  /// Nothing from here on is looked at.
  let end: Int
  var position = 0
  var nodes: [Node] = []
  var attributes: [MarkupDocument.Attribute] = []
  /// The elements whose end tag is to come, outermost first.
  var open: [Int32] = []
  private var root: Int?
  /// Where the declaration may stand: at the beginning, behind a byte order mark.
  private let start: Int

  init(_ text: [UInt8], end: Int) {
    self.text = text
    self.end = end
    start = text.starts(with: MarkupEncoding.mark) ? 3 : 0
    position = start
  }

  /// Reads the whole text and returns its outermost element.
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

  /// Adds a node from the current position on, as a child of the innermost open element.
  mutating func begin(_ kind: Node.Kind) -> Int {
    nodes.append(Node(kind, start: position, parent: open.last ?? -1))
    return nodes.count - 1
  }

  /// Adds a node without nodes inside, from the current position to `end`, which is moved to.
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

  /// Makes sure that an element may begin here.
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

  /// Makes sure that text may stand here.
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

  /// Where `mark` is found next; `nil` where it is not.
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

  /// Behind the name at `offset`; `offset` itself where there is none.
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

  /// A name for a message.
  func quoted(_ name: Range<Int>) -> String {
    let text = String(decoding: text[name], as: UTF8.self)
    guard name.count > 60 else { return text }
    return String(text.unicodeScalars.prefix(60)) + "…"
  }

  /// The tag of an open element and its line.
  func describe(_ element: Int32) -> (name: String, line: Int) {
    let node = nodes[Int(element)]
    let name = quoted(Int(node.start) + 1..<Int(node.nameEnd))
    // Only errors ask, so that no line table is needed while reading.
    return (name, TextScan(Array(text[..<Int(node.start)])).lines.starts.count)
  }

  /// The text ended in the middle of something.
  func endOfText() -> MarkupFault {
    guard let innermost = open.last else { return MarkupFault(.unclosedTag, at: end) }
    let (name, line) = describe(innermost)
    return MarkupFault(.truncated(open: name, line: line), at: end)
  }
}
