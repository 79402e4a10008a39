// SPDX-License-Identifier: MIT

extension MarkupDocument {
  /// The place of a node in ``nodes``.
  package struct NodeID: Hashable, Sendable {
    package var index: Int32

    package init(_ index: Int32) { self.index = index }

    init(_ index: Int) { self.index = Int32(index) }
  }

  /// The place of an attribute in ``attributes``.
  package struct AttributeID: Hashable, Sendable {
    package var index: Int32

    init(_ index: Int) { self.index = Int32(index) }
  }

  /// A piece of the document.
  ///
  /// What is between the tags of an element belongs to its children without a gap.
  package struct Node: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
      case element, text, cdata, comment, instruction
      /// `<?xml version="1.0"?>`
      case declaration
    }

    package var kind: Kind
    var start: Int32
    /// Behind the last byte, with elements behind the end tag.
    var end: Int32 = 0
    /// Behind the name of an element; the end of what has no name.
    var nameEnd: Int32 = 0
    /// Behind the start tag.
    var tagEnd: Int32 = 0
    /// The start of the end tag; equal to `end` where one tag is both.
    var contentEnd: Int32 = 0
    /// -1 at the top.
    var parent: Int32
    /// The index behind the last node inside.
    package var subtreeEnd: Int32 = 0
    var attributeStart: Int32 = 0
    var attributeEnd: Int32 = 0

    /// Every byte of the node.
    package var range: Range<Int> { Int(start)..<Int(end) }
    /// The start tag of an element with its angle brackets.
    package var startTag: Range<Int> { Int(start)..<Int(tagEnd) }
    /// What is between the tags of an element; empty for `<a/>`.
    package var content: Range<Int> { Int(tagEnd)..<max(Int(tagEnd), Int(contentEnd)) }
    /// Whether an element is one tag, `<a/>`.
    package var isOneTag: Bool { kind == .element && contentEnd == end }

    init(_ kind: Kind, start: Int, parent: Int32) {
      self.kind = kind
      self.start = Int32(start)
      self.parent = parent
    }
  }

  /// An attribute of an element.
  package struct Attribute: Hashable, Sendable {
    var nameStart: Int32
    var nameEnd: Int32
    var valueStart: Int32
    var valueEnd: Int32

    package var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    /// The value as it is written, between the quotes.
    package var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
    /// From the name to the closing quote.
    package var range: Range<Int> { Int(nameStart)..<Int(valueEnd) + 1 }
  }
}
