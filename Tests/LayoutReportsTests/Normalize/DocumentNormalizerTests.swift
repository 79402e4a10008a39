// SPDX-License-Identifier: MIT

import Diagnostics
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

  /// Masks make every copy the only installed one in some variation.
  @Test func constraintsInMasksOfVariationsKeepAllTheirCopies() throws {
    let copies = (4...6).map {
      #"<constraint firstItem="label" firstAttribute="width" constant="100" id="c\#($0)"/>"#
    }.joined()
    let masks = [
      #"<variation key="default"><mask key="constraints"><exclude reference="c3"/>"#
        + #"<exclude reference="c4"/><exclude reference="c5"/></mask></variation>"#,
      #"<variation key="default"><mask key="constraints"><exclude reference="c3"/></mask>"#
        + #"</variation><variation key="widthClass=regular"><mask key="constraints">"#
        + #"<include reference="c3"/></mask></variation>"#,
    ]
    for (mask, removed) in zip(masks, [[], ["c5", "c6"]]) {
      let text = Self.file.replacingOccurrences(
        of: "      </constraints>", with: "        \(copies)\n      </constraints>\(mask)")
      let result = try normalized(text)
      let kept = (3...6).map { "c\($0)" }.filter { result.contains("id=\"\($0)\"") }
      #expect(kept == ["c3", "c4", "c5", "c6"].filter { !removed.contains($0) })
    }
  }

  /// The size of an image decides layouts, so the second entry is no copy.
  @Test func resourcesWithOneNameAndTwoSizesStay() throws {
    let resources = """
      <resources><image name="a" width="1" height="1"/><image name="a" width="2" height="2"/>\
      </resources>
      """
    let text = Self.file.replacingOccurrences(of: "</document>", with: "\(resources)\n</document>")
      .replacingOccurrences(of: "<!-- kept -->", with: #"<imageView image="a" id="x"/>"#)
    #expect(try normalized(text).contains(resources))
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
