// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import LayoutReports
import MarkupTree
import Testing

struct DocumentNormalizerTests {
  private func normalized(_ text: String) throws -> String {
    String(
      decoding: try DocumentNormalizer().normalize(Array(text.utf8), file: "a.xib"), as: UTF8.self)
  }

  private static let file = FrameUpdaterTests.file()

  @Test func attributesArePutIntoXcodesOrder() throws {
    let element =
      #"<constraint firstItem="label" firstAttribute="width" constant="100" id="c3"/>"#
    let shuffled =
      #"<constraint  id="c3" constant="100" firstAttribute="width" firstItem="label"/>"#
    let expected =
      #"<constraint  firstItem="label" firstAttribute="width" constant="100" id="c3"/>"#
    #expect(
      try normalized(Self.file.replacingOccurrences(of: element, with: shuffled))
        == normalized(Self.file).replacingOccurrences(of: element, with: expected))
  }

  @Test func unknownAttributesStayBehindTheOneTheyFollow() throws {
    let order =
      #"<constraint firstItem="label" new="1" constant="5" firstAttribute="height" id="c9"/>"#
    let text = Self.file.replacingOccurrences(
      of: "      </constraints>", with: "        \(order)\n      </constraints>")
    #expect(
      try normalized(text).contains(
        #"<constraint firstItem="label" new="1" firstAttribute="height" constant="5" id="c9"/>"#))
  }

  @Test func unusedAndRepeatedResourcesAreRemovedAndOthersSorted() throws {
    let resources = """
      <resources>
              <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom"/></systemColor>
              <image name="b" width="1" height="1"/>
              <image name="unused" width="1" height="1"/>
              <image name="a" width="1" height="1"/>
              <image name="b" width="1" height="1"/>
          </resources>
      """
    let use =
      #"<imageView image="a" highlightedImage="b" id="x"/><color systemColor="labelColor"/>"#
    let text = Self.file.replacingOccurrences(
      of: "</document>", with: "    \(resources)\n</document>"
    ).replacingOccurrences(of: "<!-- kept -->", with: use)
    let result = try normalized(text)
    #expect(!result.contains("unused"))
    let names = result.split(separator: "\n").filter { $0.contains(" name=") }
      .map { $0.split(separator: "\"")[1] }
    #expect(names == ["a", "b", "labelColor"])
  }

  @Test func repeatedConstraintsAreRemovedUnlessReferenced() throws {
    let copy =
      #"<constraint firstItem="label" firstAttribute="width" constant="100" id="c4"/>"#
    let text = Self.file.replacingOccurrences(
      of: "      </constraints>", with: "        \(copy)\n      </constraints>")
    #expect(try normalized(text) == normalized(Self.file))
    let named = text.replacingOccurrences(
      of: "<viewLayoutGuide",
      with:
        #"<connections><outlet property="w" destination="c4" id="o"/></connections><viewLayoutGuide"#
    )
    #expect(try normalized(named).contains("id=\"c4\""))
  }

  @Test func framesAndMarksAreUpdated() throws {
    let stale = Self.file.replacingOccurrences(of: #"x="16" y="28""#, with: #"x="160" y="28""#)
      .replacingOccurrences(of: #"<label text"#, with: #"<label misplaced="YES" text"#)
    #expect(try normalized(stale) == normalized(Self.file))
  }

  /// Normalizing twice is the same as once, and `diff` finds no change, in the examples and below
  /// `PLUMB_FILES`.
  @Test(arguments: EditedFiles.all)
  func normalFilesStayUnchangedAndKeepTheirMeaning(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let once = try DocumentNormalizer().normalize(bytes, file: file.path)
    #expect(try DocumentNormalizer().normalize(once, file: file.path) == once)
    let diff = DocumentDiff(
      from: try IBFile.load(bytes, file: "old"), to: try IBFile.load(once, file: "new"))
    let changes = diff.changes.filter { !($0.kind == .removed && $0.element == "constraint") }
    #expect(changes.map(\.text) == [], "\(file.path)")
  }
}
