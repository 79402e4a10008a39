// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import TestSettings
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Valid files give the same elements, attributes, texts and lines as with Foundation's parser. The
/// files are the examples and those in the folder `PLUMB_FILES`.
@Suite struct XMLParserComparisonTests {
  @Test func elementsAreThoseOfXMLParser() throws {
    for (path, data) in try Self.files() {
      let ours = try IBFile.load(data, file: path).root
      let theirs = try #require(XMLParserTree.read(data), "\(path)")
      #expect(ours == theirs, "\(path)")
    }
  }

  /// Constructs that Interface Builder rarely writes.
  @Test(arguments: [
    "<a x='1&#10;2\n3\t4'/>", "<a x='1\r\n2'/>", "<a>t&#13;\r\n<!-- c -->é<?p i?></a>",
    "<a>b<![CDATA[&<\n]]>c</a>",
    "<a\n  x='1'\n  >\n<b\ny='2'/>\n&lt;\n</a>", "<a> <b> </b> <c/> </a>", "<a>x<b/>\n</a>",
    "<a ä='😀'>&#x1F600;</a>",
  ])
  func rareConstructsAreReadAlike(body: String) throws {
    let data = Data("<document type='x.CocoaTouch.XIB'>\(body)</document>".utf8)
    let theirs = try #require(XMLParserTree.read(data))
    #expect(try IBFile.load(data, file: "a.xib").root == theirs)
  }

  /// Prints both times. The test does not compare them.
  @Test(.enabled(if: TestSettings.files != nil))
  func parsingTimesArePrinted() throws {
    let files = try Self.files()
    let clock = ContinuousClock()
    var best: (ours: Duration, theirs: Duration) = (.seconds(1000), .seconds(1000))
    for _ in 0..<3 {
      best.ours = min(
        best.ours,
        try clock.measure {
          for (path, data) in files { _ = try IBFile.load(data, file: path) }
        })
      best.theirs = min(
        best.theirs, clock.measure { for (_, data) in files { _ = XMLParserTree.read(data) } })
    }
    let bytes = files.reduce(0) { $0 + $1.data.count }
    print("\(files.count) files, \(bytes) bytes: MarkupTree \(best.ours), XMLParser \(best.theirs)")
  }

  private static func files() throws -> [(path: String, data: Data)] {
    try ([InterfaceFiles.examples] + [TestSettings.files].compactMap { $0 })
      .flatMap { try InterfaceFiles.below($0) }
  }
}

/// Interface Builder files on disk.
enum InterfaceFiles {
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let examples = repository.appending(path: "Examples")

  static func below(_ folder: URL) throws -> [(path: String, data: Data)] {
    try (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { ($0, try Data(contentsOf: folder.appending(path: $0))) }
  }
}

/// The element tree of a file, built with Foundation's parser.
private final class XMLParserTree: NSObject, XMLParserDelegate {
  private var stack: [IBElement] = []
  private var root: IBElement?

  /// Returns `nil` if the parser finds a fault.
  static func read(_ data: Data) -> IBElement? {
    let parser = XMLParser(stream: InputStream(data: data))
    let tree = XMLParserTree()
    parser.delegate = tree
    return parser.parse() ? tree.root : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    stack.append(IBElement(name: name, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    var element = stack.removeLast()
    if !element.children.isEmpty, element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !stack.isEmpty { stack[stack.count - 1].text += string }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if !stack.isEmpty { stack[stack.count - 1].text += String(decoding: block, as: UTF8.self) }
  }
}
