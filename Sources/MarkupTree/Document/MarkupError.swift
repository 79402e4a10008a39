// SPDX-License-Identifier: MIT

/// What keeps a text from being a document, and where.
package struct MarkupError: Error, Hashable, Sendable {
  package var reason: Reason
  package var position: SourcePosition
  /// The byte of the text, in UTF-8.
  package var offset: Int

  init(_ fault: MarkupFault, at position: SourcePosition) {
    reason = fault.reason
    offset = fault.offset
    self.position = position
  }

  /// The situation, apart from its wording. Names are cut where they are long.
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

/// A ``MarkupError`` whose line has not been looked up yet.
struct MarkupFault: Error {
  var reason: MarkupError.Reason
  var offset: Int

  init(_ reason: MarkupError.Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension MarkupError.Reason {
  /// Whether the fault is that the text ended too early.
  var isEndOfText: Bool {
    switch self {
    case .truncated, .unclosedTag, .unclosed, .noElement: true
    default: false
    }
  }
}
