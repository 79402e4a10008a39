// SPDX-License-Identifier: MIT

/// Words for the codes of the XML parser, whose own error texts say nothing.
enum XMLFaultText {
  /// The code for an end of input in the wrong place, and for anything after the right one.
  static let endOfDocument = 5

  static let encoding = "an encoding that cannot be read"

  static func text(code: Int) -> String {
    switch code {
    case endOfDocument: "something follows the end of the document"
    case 73: "a tag without its closing '>'"
    case 77: "an element that is never closed"
    case 4: "the document does not start with an element"
    case 9: "a byte that is no character in the declared encoding"
    case 23, 68: "an '&' that starts no entity (write '&amp;')"
    case 26: "an entity that is not declared"
    case 38: "a '<' inside an attribute (write '&lt;')"
    case 39, 40: "an attribute value without its closing quote"
    case 41: "an attribute without a value"
    case 42: "an attribute written twice in one element"
    case 65: "white space is missing between two attributes"
    case 76: "an end tag that does not match its start tag"
    case 79, 81, 31, 32: encoding
    case 33, 34, 96: "an XML declaration that names no version"
    case 64: "the XML declaration is not at the beginning"
    case 200, 201: "a name with ':' whose namespace is not declared"
    case 89: "entities that expand without end"
    case 1, 110: "an attribute or text of unreasonable length"
    default: "the XML parser stopped with code \(code)"
    }
  }
}
