// SPDX-License-Identifier: MIT

import Foundation
import MarkupTree
import TestSettings
import Testing

@Suite struct MarkupDocumentTests {
  private func read(_ xml: String) throws -> MarkupDocument { try MarkupDocument(Array(xml.utf8)) }

  @Test func everyConstructIsANodeWithItsRange() throws {
    let document = try read(
      "<?xml version='1.0'?>\n<!--b--><a x='1'>t<c/><![CDATA[d]]><?e f?></a>\n")
    let nodes = document.nodes.map { ($0.kind, document.string(in: $0.range)) }
    let expected: [(MarkupDocument.Node.Kind, String)] = [
      (.declaration, "<?xml version='1.0'?>"), (.comment, "<!--b-->"),
      (.element, "<a x='1'>t<c/><![CDATA[d]]><?e f?></a>"), (.text, "t"), (.element, "<c/>"),
      (.cdata, "<![CDATA[d]]>"), (.instruction, "<?e f?>"),
    ]
    #expect(nodes.map { $0.0 } == expected.map { $0.0 })
    #expect(nodes.map { $0.1 } == expected.map { $0.1 })
    #expect(
      document.children(of: document.root).map { document.name(of: $0) } == ["", "c", "", "e"])
    #expect(document.string(in: document[document.root].startTag) == "<a x='1'>")
    #expect(document.string(in: document[document.root].content) == "t<c/><![CDATA[d]]><?e f?>")
    #expect(
      document.children(of: document.root).allSatisfy {
        document.parent(of: $0) == document.root
      })
    #expect(document.parent(of: document.root) == nil)
  }

  /// XML 1.0, 2.11, 3.3.3 and 4.1: a character that is written as a reference is not normalized.
  @Test func referencesAndLineBreaksAreDecoded() throws {
    let document = try read(
      "<a x='&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;' y='1\r\n2\n3\r4\t5&#10;6&#9;7'>"
        + "1\r\n2\r3\n4\t&#13;é]]&gt;<![CDATA[&amp;\r\n\r]]></a>")
    let values = document.attributes(of: document.root).map { document.value(of: $0) }
    #expect(values == ["<>&\"'A😀", "1 2 3 4 5\n6\t7"])
    let texts = document.children(of: document.root).map { document.text(of: $0) }
    #expect(
      texts.map { Array($0.utf8) } == ["1\n2\n3\n4\t\ré]]>", "&amp;\n\n"].map { Array($0.utf8) })
  }

  @Test func namesMayHaveLettersOfAnyScriptAndColons() throws {
    let document = try read("<ä:名 x-1.é='1' xmlns:b='2'/>")
    #expect(document.name(of: document.root) == "ä:名")
    #expect(
      document.attributes(of: document.root).map { document.name(of: $0) } == ["x-1.é", "xmlns:b"])
  }

  @Test func aTagMaySpanSeveralLines() throws {
    let document = try read("<a\n  x = '1'\r\n  y='2'\n></a\n>")
    #expect(document.attribute("y", of: document.root).map { document.value(of: $0) } == "2")
    #expect(document.attribute("z", of: document.root) == nil)
    #expect(document.line(of: document[document.root].startTag.upperBound - 1) == 4)
    #expect(!document[document.root].isSelfClosing)
  }

  @Test func positionsCountCharactersFromOne() throws {
    let document = try read("\u{FEFF}<a>é<b/>\r<c/>\r\n<d/></a>")
    let places = document.nodes.filter { $0.kind == .element }
      .map { document.position(of: $0.range.lowerBound) }
    #expect(
      places == [
        SourcePosition(line: 1, column: 1), SourcePosition(line: 1, column: 5),
        SourcePosition(line: 2, column: 1), SourcePosition(line: 3, column: 1),
      ])
  }

  @Test(arguments: [
    "<a/>", "\u{FEFF}<a/>",
    "<?xml version=\"1.0\" encoding=\"utf-8\" standalone='no' ?>\r\n<a b = 'é'/>\n\n",
    "<?xml version='1.1'?><a>😀</a><!-- -->", "<?xml version='1.0' encoding='us-ascii'?><a/>",
  ])
  func whatIsReadIsWrittenBack(xml: String) throws {
    #expect(try MarkupDocument(Array(xml.utf8)).bytes == Array(xml.utf8))
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let mark = xml.hasPrefix("\u{FEFF}") ? "" : "\u{FEFF}"
      let bytes = Array(try #require((mark + xml).data(using: encoding)))
      let document = try MarkupDocument(bytes)
      #expect(
        document.encoding == (encoding == .utf16BigEndian ? .utf16BigEndian : .utf16LittleEndian))
      #expect(document.bytes == bytes)
    }
  }

  /// The ranges of an element's children cover its content: every byte belongs to exactly one
  /// child.
  @Test func childrenCoverTheirElementWithoutGaps() throws {
    for (path, bytes) in try Repository.interfaceFiles() {
      let document = try MarkupDocument(bytes)
      #expect(document.bytes == bytes, "\(path)")
      for (index, node) in document.nodes.enumerated() where node.kind == .element {
        var position = node.content.lowerBound
        for child in document.children(of: .init(Int32(index))) {
          #expect(document[child].range.lowerBound == position, "\(path)")
          position = document[child].range.upperBound
        }
        #expect(position == node.content.upperBound, "\(path)")
      }
    }
  }

  /// A reader of quadratic time would take hours. A linear one needs far less than the limit, also
  /// on a busy machine.
  @Test(.timeLimit(.minutes(15)))
  func hugeElementsTakeLinearTime() throws {
    let isLong = TestSettings.isLong
    let size = isLong ? 200_000 : 50_000
    let attributes = (0..<size).map { " x\($0)=''" }.joined()
    let long = try read("<a\(attributes)/>")
    #expect(long.attributes(of: long.root).count == size)
    #expect(refusal(Array("<a\(attributes) x7=''/>".utf8))?.reason == .duplicateAttribute("x7"))
    let children = try read("<a>" + String(repeating: "<b/>", count: size) + "</a>")
    #expect(children.children(of: children.root).reduce(0) { count, _ in count + 1 } == size)
    let references = try read("<a>" + String(repeating: "&amp;", count: size) + "</a>")
    #expect(
      references.children(of: references.root).map { references.text(of: $0).utf8.count } == [size]
    )
    let marks = String(repeating: "<!-- ", count: size)
    #expect(refusal(Array("<a>\(marks)".utf8))?.offset == 3 + 5 + 2)
  }
}
