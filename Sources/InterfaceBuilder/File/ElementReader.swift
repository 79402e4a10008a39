// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Builds the element tree of one file out of the parser's events.
///
/// A class because `XMLParser` reports to an object; it lives for one call of ``read(_:file:)``.
final class ElementReader: NSObject {
  /// How deep elements may be nested.
  ///
  /// Interface Builder files stay below 60. The limit keeps every later walk over the tree, and
  /// its release, within any thread's stack.
  static let depthLimit = 512

  /// Reads `data` as one element tree.
  ///
  /// The tree is handed to the parser as a stream, because `XMLParser` fails on long buffers. Its
  /// verdict alone does not count: it is also "successful" on an empty and on a truncated file.
  /// What it cannot take at all ``XMLScreening`` keeps away from it.
  static func read(_ data: Data, file: String) throws(IBFileError) -> IBElement {
    let screened = try XMLScreening.screened(data, file: file)
    let parser = XMLParser(stream: InputStream(data: screened))
    parser.shouldResolveExternalEntities = false
    let reader = ElementReader()
    parser.delegate = reader
    _ = parser.parse()

    if let fault = reader.fault, !reader.endedTooEarly {
      throw IBFileError(file: file, line: fault.line, reason: fault.reason)
    }
    if let open = reader.stack.last {
      throw IBFileError(
        file: file, line: parser.lineNumber,
        reason: .truncated(open: open.name, openedOn: open.line))
    }
    guard let root = reader.root else {
      throw IBFileError(file: file, line: 1, reason: .malformed("no element found"))
    }
    return root
  }

  private var stack: [IBElement] = []
  private var root: IBElement?
  /// Whether the input ended inside an element: what the parser was reading at that moment is then
  /// not the fault.
  private var endedTooEarly = false
  private var fault: (line: Int, reason: IBFileError.Reason)?

  /// Records the first fault: the ones after it are its consequences.
  private func stop(_ parser: XMLParser, _ reason: IBFileError.Reason) {
    if fault == nil { fault = (parser.lineNumber, reason) }
    parser.abortParsing()
  }
}

extension ElementReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard fault == nil else { return }
    guard stack.count < Self.depthLimit else {
      return stop(parser, .tooDeep(limit: Self.depthLimit))
    }
    stack.append(
      IBElement(name: elementName, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard fault == nil, var element = stack.popLast() else { return }
    if !element.children.isEmpty, element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    guard !stack.isEmpty else {
      root = element
      return
    }
    stack[stack.count - 1].children.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard fault == nil, !stack.isEmpty else { return }
    stack[stack.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard fault == nil, !stack.isEmpty else { return }
    stack[stack.count - 1].text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    if code == XMLFaultText.endOfDocument, !stack.isEmpty { endedTooEarly = true }
    guard fault == nil else { return }
    fault = (parser.lineNumber, .malformed(XMLFaultText.text(code: code)))
  }
}
