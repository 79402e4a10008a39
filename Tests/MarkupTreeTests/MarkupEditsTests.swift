// SPDX-License-Identifier: MIT

import Foundation
import MarkupTree
import Testing

/// The expected texts are the original texts, changed by hand.
@Suite struct MarkupEditsTests {
  static let view = """
    <?xml version="1.0" encoding="UTF-8"?>
    <view id='v' >
        <rect key="frame" x="0.0"   y="1"/><!-- kept -->
        <subviews>
            <label id="a"/>
            <label id="b">
            </label>
        </subviews>
        <string/>
    </view>

    """

  /// `text` with the edits of `body`. Elements are found by tag and id.
  private func edited(
    _ text: String = view,
    _ body: (inout MarkupEdits, (String) throws -> MarkupDocument.NodeID) throws -> Void
  ) throws -> String {
    let document = try MarkupDocument(Array(text.utf8))
    var edits = MarkupEdits(document)
    try body(&edits) { name in
      let index = document.nodes.indices.first {
        guard document.nodes[$0].kind == .element else { return false }
        let node = MarkupDocument.NodeID(Int32($0))
        return document.name(of: node) == name
          || document.attribute("id", of: node).map { document.value(of: $0) } == name
      }
      return MarkupDocument.NodeID(Int32(try #require(index)))
    }
    return String(decoding: try edits.applied().bytes, as: UTF8.self)
  }

  private func view(_ old: String, _ new: String) -> String {
    Self.view.replacingOccurrences(of: old, with: new)
  }

  @Test func withoutEditsTheBytesStayTheSame() throws {
    #expect(try edited { _, _ in } == Self.view)
  }

  @Test func aValueIsReplacedBetweenItsQuotes() throws {
    let result = try edited { edits, find in
      edits.set("x", of: try find("rect"), to: "12.5")
      edits.set("id", of: try find("v"), to: "it's <a> & \"b\"\n")
      edits.set("x", of: try find("rect"), to: "16")
    }
    #expect(
      result
        == view("x=\"0.0\"", "x=\"16\"").replacingOccurrences(
          of: "id='v'", with: "id='it&apos;s &lt;a&gt; &amp; \"b\"&#10;'"))
  }

  @Test func newAttributesAreLastAndRemovedOnesLeaveNoSpace() throws {
    let result = try edited { edits, find in
      edits.set("width", of: try find("rect"), to: "1")
      edits.set("height", of: try find("rect"), to: "2\"")
      edits.set("y", of: try find("rect"), to: nil)
      edits.set("misplaced", of: try find("string"), to: "YES")
      edits.set("nothing", of: try find("string"), to: nil)
    }
    #expect(
      result
        == view("   y=\"1\"/>", " width=\"1\" height=\"2&quot;\"/>")
        .replacingOccurrences(of: "<string/>", with: "<string misplaced=\"YES\"/>"))
  }

  @Test func removingAnElementRemovesItsLines() throws {
    let label = "        <label id=\"b\">\n        </label>\n"
    #expect(try edited { try $0.remove($1("b")) } == view(label, ""))
    #expect(
      try edited { try $0.remove($1("rect")) }
        == view("<rect key=\"frame\" x=\"0.0\"   y=\"1\"/>", ""), "a comment stays on the line")
    let both = try edited { edits, find in
      edits.remove(try find("a"))
      edits.remove(try find("b"))
    }
    #expect(both == view("        <label id=\"a\"/>\n" + label, ""))
  }

  @Test func editsInsideARemovedElementAreDropped() throws {
    let result = try edited { edits, find in
      edits.set("id", of: try find("a"), to: "z")
      edits.remove(try find("b"))
      edits.remove(try find("subviews"))
    }
    let subviews = Self.view.components(separatedBy: "\n")[3...7].joined(separator: "\n") + "\n"
    #expect(result == view(subviews, ""))
  }

  @Test func editsAddNoLineBreaks() throws {
    let result = try edited("<a><b/><c></c></a>") { edits, find in
      edits.set("d", of: try find("c"), to: "1")
      edits.remove(try find("b"))
    }
    #expect(result == "<a><c d=\"1\"></c></a>")
  }

  @Test func editsKeepTheLineBreaksOfTheFile() throws {
    let result = try edited("<a>\r\n\t<b/>\r\n\t<c/>\r\n</a>") { edits, find in
      edits.set("d", of: try find("b"), to: "1")
      edits.remove(try find("c"))
    }
    #expect(result == "<a>\r\n\t<b d=\"1\"/>\r\n</a>")
  }

  @Test func utf16StaysUTF16() throws {
    let bytes = Array(try #require("\u{FEFF}<a b='1'/>".data(using: .utf16BigEndian)))
    let document = try MarkupDocument(bytes)
    var edits = MarkupEdits(document)
    edits.set("b", of: document.root, to: "é")
    #expect(
      try edits.applied().bytes
        == Array(try #require("\u{FEFF}<a b='é'/>".data(using: .utf16BigEndian))))
  }

  @Test func invalidXMLCharactersAreRejectedInValues() {
    #expect(throws: MarkupError.self) {
      try edited("<a b=''/>") { try $0.set("b", of: $1("a"), to: "\u{0}") }
    }
    #expect(throws: MarkupError.self) { try edited { try $0.remove($1("v")) } }
  }

  /// Editing every frame changes the bytes of the frames only.
  @Test func editsOfManyPlacesAreMadeAtOnce() throws {
    for (path, bytes) in try Repository.interfaceFiles() {
      let document = try MarkupDocument(bytes)
      var edits = MarkupEdits(document)
      var expected = bytes[...]
      var result: [UInt8] = []
      for (index, node) in document.nodes.enumerated() where node.kind == .element {
        let id = MarkupDocument.NodeID(Int32(index))
        guard document.name(of: id) == "rect", let x = document.attribute("x", of: id) else {
          continue
        }
        edits.set("x", of: id, to: "1234.5")
        result += expected[..<document[x].value.lowerBound] + Array("1234.5".utf8)
        expected = expected[document[x].value.upperBound...]
      }
      #expect(try edits.applied().bytes == result + expected, "\(path)")
    }
  }
}
