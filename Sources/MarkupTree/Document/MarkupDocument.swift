// SPDX-License-Identifier: MIT

/// A well-formed XML document: its text, and where in it every node stands.
///
/// A value. ``bytes`` are those that were read, whatever they held; ``MarkupEdits`` make a new
/// document that differs in the edited places only.
package struct MarkupDocument: Sendable {
  /// How deep elements may be nested.
  ///
  /// Interface Builder files stay below 60. The limit keeps later walks over trees made of the
  /// document, and their release, within any thread's stack.
  package static let depthLimit = 512

  /// The document in UTF-8, with a byte order mark if there is one, to which ranges refer.
  package let text: [UInt8]
  /// The encoding that the document was read from and ``bytes`` are in.
  package let encoding: MarkupEncoding
  /// All nodes, each before what is in it.
  package let nodes: [Node]
  package let attributes: [Attribute]
  /// The outermost element.
  package let root: NodeID
  let lines: LineTable

  /// Reads `bytes`.
  ///
  /// - Complexity: O(*n*) in the number of bytes, O(*n* log *n*) in that of one element's
  ///   attributes.
  /// - Throws: the first thing in the document that is not well-formed.
  package init(_ bytes: [UInt8]) throws(MarkupError) {
    let decoded = try MarkupEncoding.decode(bytes)
    try self.init(text: decoded.text, encoding: decoded.encoding)
  }

  /// Reads a text in UTF-8 as a document that is written in `encoding`.
  package init(text: [UInt8], encoding: MarkupEncoding) throws(MarkupError) {
    let scan = TextScan(text)
    var reader = MarkupReader(text, end: scan.end)
    do throws(MarkupFault) {
      root = try reader.read()
      if let fault = scan.fault { throw fault }
    } catch {
      // Where the text ends for a bad character, that is what is wrong.
      let first = error.reason.isEndOfText ? scan.fault ?? error : error
      throw MarkupError(first, at: scan.lines.position(of: first.offset, in: text))
    }
    self.text = text
    self.encoding = encoding
    nodes = reader.nodes
    attributes = reader.attributes
    lines = scan.lines
  }

  /// The document as a file holds it.
  package var bytes: [UInt8] { encoding.encode(text) }

  /// The line and column of the byte at `offset` of ``text``.
  package func position(of offset: Int) -> SourcePosition { lines.position(of: offset, in: text) }

  /// The line of the byte at `offset`, counted from 1.
  ///
  /// - Complexity: O(log *l*) for *l* lines, however long they are.
  package func line(of offset: Int) -> Int { lines.line(of: offset) }
}
