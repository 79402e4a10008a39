// SPDX-License-Identifier: MIT

extension MarkupDocument {
  /// The index of a node in ``nodes``.
  package struct NodeID: Hashable, Sendable {
    package var index: Int32

    package init(_ index: Int32) { self.index = index }

    init(_ index: Int) { self.index = Int32(index) }
  }

  /// The index of an attribute in ``attributes``.
  package struct AttributeID: Hashable, Sendable {
    package var index: Int32

    init(_ index: Int) { self.index = Int32(index) }
  }

  /// A node of the document.
  ///
  /// The children of an element cover everything between its tags without gaps.
  package struct Node: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
      case element, text, cdata, comment, instruction
      /// `<?xml version="1.0"?>`
      case declaration
    }

    package var kind: Kind
    var start: Int32
    /// The offset after the last byte; for an element, after its end tag.
    var end: Int32 = 0
    /// The offset after the name of an element; for a node without a name, its end.
    var nameEnd: Int32 = 0
    /// The offset after the start tag.
    var tagEnd: Int32 = 0
    /// The start of the end tag; equal to `end` for an empty-element tag.
    var contentEnd: Int32 = 0
    /// The index of the parent; -1 at the top level.
    var parent: Int32
    /// The index after the last descendant.
    package var subtreeEnd: Int32 = 0
    var attributeStart: Int32 = 0
    var attributeEnd: Int32 = 0

    /// The bytes of the node and its descendants.
    package var range: Range<Int> { Int(start)..<Int(end) }
    /// The start tag of an element with its angle brackets.
    package var startTag: Range<Int> { Int(start)..<Int(tagEnd) }
    /// The range between the tags of an element; empty for `<a/>`.
    package var content: Range<Int> { Int(tagEnd)..<max(Int(tagEnd), Int(contentEnd)) }
    /// Whether an element is a single tag, `<a/>`.
    package var isSelfClosing: Bool { kind == .element && contentEnd == end }

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
    /// The value between the quotes, not decoded.
    package var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
    /// The range from the name to the closing quote.
    package var range: Range<Int> { Int(nameStart)..<Int(valueEnd) + 1 }
  }
}
