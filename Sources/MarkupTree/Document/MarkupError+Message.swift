// SPDX-License-Identifier: MIT

extension MarkupError.Reason {
  /// The fault as a phrase without the position.
  package var message: String {
    switch self {
    case .tooLarge: "a text of more than 2 GB"
    case .notUTF8: "a byte that is no character in UTF-8"
    case .notUTF16: "half a character of UTF-16"
    case .unreadableEncoding(let name): "the encoding '\(name)' cannot be read; save it as UTF-8"
    case .notInEncoding(let name): "a byte above 127 in the encoding '\(name)'; save it as UTF-8"
    case .controlCharacter(let value): "the character \(Self.code(value)), which XML does not allow"
    case .noElement: "no element found"
    case .textBeforeElement: "the document does not start with an element"
    case .textAfterElement: "something follows the end of the document"
    case .secondElement: "a second element follows the outermost one"
    case .documentType: "a document type"
    case .unknownDeclaration: "a '<!' that starts neither a comment nor CDATA"
    case .declarationNotFirst: "the XML declaration is not at the beginning"
    case .badDeclaration: "an XML declaration other than <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    case .truncated(let open, let line): "the text ends while <\(open)> of line \(line) is open"
    case .unclosedTag: "a tag without its closing '>'"
    case .unclosed(let construct): "\(construct.rawValue) that is never closed"
    case .tooDeep(let limit): "elements nested more than \(limit) deep"
    case .mismatchedEndTag(let name, let open, let line):
      "the end tag </\(name)> does not match <\(open)> of line \(line)"
    case .strayEndTag(let name): "the end tag </\(name)> without an element to close"
    case .strayAngle: "a '<' that starts no tag (write '&lt;')"
    case .unexpectedInTag: "a character that does not belong in a tag"
    case .missingSpace: "white space is missing between two attributes"
    case .noValue(let name): "the attribute '\(name)' has no value"
    case .noQuote(let name): "the value of the attribute '\(name)' is not in quotes"
    case .angleInValue(let name):
      "a '<' inside the attribute '\(name)' (write '&lt;', or close the quote before it)"
    case .duplicateAttribute(let name): "the attribute '\(name)' is written twice in one element"
    case .badEndTag: "an end tag that is more than a name"
    case .badInstruction: "a '<?' that starts no instruction"
    case .hyphensInComment: "'--' inside a comment"
    case .bracketsInText: "']]>' outside of CDATA (write ']]&gt;')"
    case .strayAmpersand: "an '&' that starts no entity (write '&amp;')"
    case .unknownEntity(let name): "the entity '&\(name);' is not declared"
    case .badCharacterReference: "a reference to a character that XML does not allow"
    }
  }

  /// The code point as `U+0007`.
  private static func code(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
