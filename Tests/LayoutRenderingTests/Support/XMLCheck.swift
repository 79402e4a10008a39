// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses a document and checks its contents.
final class XMLCheck: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var ids: [String] = []
  private(set) var texts: [String] = []
  private(set) var greatestDepth = 0
  /// Numeric attributes with values that are not finite numbers.
  private(set) var badNumbers: [String] = []
  private var depth = 0
  private var text = ""

  private static let numeric: Set<String> = [
    "x", "y", "width", "height", "cx", "cy", "rx", "ry", "x1", "x2", "y1", "y2", "font-size",
    "textLength", "stroke-width", "opacity", "fill-opacity", "stroke-opacity", "offset",
  ]

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    depth += 1
    greatestDepth = max(greatestDepth, depth)
    text = ""
    if let id = attributes["id"] { ids.append(id) }
    for (key, value) in attributes where Self.numeric.contains(key) {
      guard let number = Double(value), number.isFinite, abs(number) <= 1e7 else {
        badNumbers.append("\(name) \(key)=\(value)")
        continue
      }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    depth -= 1
    if name == "text" || name == "title" { texts.append(text) }
    text = ""
  }
}
