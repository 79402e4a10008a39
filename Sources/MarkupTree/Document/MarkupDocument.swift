// SPDX-License-Identifier: MIT

/// A well-formed XML document: its text, and the position of every node in it.
///
/// ``bytes`` equals the bytes that were read. ``MarkupEdits`` creates a new document that differs
/// only in the edited places.
package struct MarkupDocument: Sendable {
  /// The maximum nesting depth of elements.
  ///
  /// Interface Builder files stay below 60. The limit keeps recursion over trees built from the
  /// document, and the release of such trees, within any thread's stack.
  package static let depthLimit = 512

  /// The document in UTF-8, including a byte order mark if there is one. All ranges refer to it.
  package let text: [UInt8]
  /// The encoding of ``bytes``.
  package let encoding: MarkupEncoding
  /// All nodes, each before its descendants.
  package let nodes: [Node]
  package let attributes: [Attribute]
  /// The outermost element.
  package let root: NodeID
  let lines: LineTable

  /// Parses `bytes`.
  ///
  /// - Complexity: O(*n*) in the number of bytes, O(*n* log *n*) in the number of attributes of one
  ///   element.
  /// - Throws: the first violation of well-formedness.
  package init(_ bytes: [UInt8]) throws(MarkupError) {
    let decoded = try MarkupEncoding.decode(bytes)
    try self.init(text: decoded.text, encoding: decoded.encoding)
  }

  /// Parses a text in UTF-8 as a document whose bytes are in `encoding`.
  package init(text: [UInt8], encoding: MarkupEncoding) throws(MarkupError) {
    let scan = TextScan(text)
    var reader = MarkupReader(text, end: scan.end)
    do throws(MarkupFault) {
      root = try reader.read()
      if let fault = scan.fault { throw fault }
    } catch {
      // If an invalid character ended the scan early, report that character instead of an early
      // end.
      let first = error.reason.isEndOfText ? scan.fault ?? error : error
      throw MarkupError(first, at: scan.lines.position(of: first.offset, in: text))
    }
    self.text = text
    self.encoding = encoding
    nodes = reader.nodes
    attributes = reader.attributes
    lines = scan.lines
  }

  /// A document whose nodes are known.
  init(
    text: [UInt8], encoding: MarkupEncoding, nodes: [Node], attributes: [Attribute], root: NodeID,
    lines: LineTable
  ) {
    (self.text, self.encoding, self.nodes) = (text, encoding, nodes)
    (self.attributes, self.root, self.lines) = (attributes, root, lines)
  }

  /// The document in its encoding, as in the file.
  package var bytes: [UInt8] { encoding.encode(text) }

  /// The line and column of the byte at `offset` of ``text``.
  package func position(of offset: Int) -> SourcePosition { lines.position(of: offset, in: text) }

  /// The line of the byte at `offset`, counted from 1.
  ///
  /// - Complexity: O(log *l*) for *l* lines, whatever their length.
  package func line(of offset: Int) -> Int { lines.line(of: offset) }
}
