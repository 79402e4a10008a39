// SPDX-License-Identifier: MIT

/// The reason why a text is not a well-formed document, and its position.
package struct MarkupError: Error, Hashable, Sendable {
  package var reason: Reason
  package var position: SourcePosition
  /// The offset of the fault in the text in UTF-8.
  package var offset: Int

  init(_ fault: MarkupFault, at position: SourcePosition) {
    reason = fault.reason
    offset = fault.offset
    self.position = position
  }

  /// The kind of fault, apart from its message. Long names are truncated.
  package enum Reason: Hashable, Sendable {
    case tooLarge, notUTF8, notUTF16
    case unreadableEncoding(String)
    case notInEncoding(String)
    case controlCharacter(UInt32)

    case noElement
    case textBeforeElement
    case textAfterElement
    case secondElement
    case documentType
    case unknownDeclaration
    case declarationNotFirst
    case badDeclaration

    /// The text ends inside an element.
    case truncated(open: String, line: Int)
    case unclosedTag
    case unclosed(Construct)
    case tooDeep(limit: Int)
    case mismatchedEndTag(String, open: String, line: Int)
    case strayEndTag(String)
    case strayAngle, unexpectedInTag, missingSpace
    case noValue(String)
    case noQuote(String)
    case angleInValue(String)
    case duplicateAttribute(String)

    case badEndTag, badInstruction, hyphensInComment, bracketsInText, strayAmpersand
    case unknownEntity(String)
    case badCharacterReference
  }

  package enum Construct: String, Hashable, Sendable {
    case comment = "a comment"
    case cdata = "a CDATA section"
    case instruction = "an instruction"
  }
}

/// A ``MarkupError`` without its line and column.
struct MarkupFault: Error {
  var reason: MarkupError.Reason
  var offset: Int

  init(_ reason: MarkupError.Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension MarkupError.Reason {
  /// Whether the fault is an early end of the text.
  var isEndOfText: Bool {
    switch self {
    case .truncated, .unclosedTag, .unclosed, .noElement: true
    default: false
    }
  }
}
