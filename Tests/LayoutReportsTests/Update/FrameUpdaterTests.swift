// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutReports
import Testing

/// The expected frames were computed by hand from the constraints of the fixture.
struct FrameUpdaterTests {
  /// A label that constraints place at (16, 28) with a width of 100, saved with the frame `frame`.
  static func file(
    frame: String = #"<rect key="frame" x="16" y="28" width="100" height="20.5"/>"#,
    more: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="one"><objects><viewController id="vc" sceneMemberID="viewController">
        <view key="view" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label text="Hi"   translatesAutoresizingMaskIntoConstraints='NO' id="label">
              \(frame)<!-- kept -->
              <fontDescription key="fontDescription" type="system" pointSize="17"/>\(more)
            </label>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c2"/>
            <constraint firstItem="label" firstAttribute="width" constant="100" id="c3"/>
          </constraints>
        </view>
      </viewController></objects></scene></scenes>
    </document>
    """
  }

  private func update(_ text: String) throws -> FrameUpdate {
    try FrameUpdater().update(Array(text.utf8), file: "Main.storyboard")
  }

  @Test func agreeingFramesStayByteForByte() throws {
    let text = Self.file()
    let update = try update(text)
    #expect(update.bytes == Array(text.utf8))
    #expect(update.changes.isEmpty)
    #expect(update.verification.allSatisfy { $0.isExact(0.5) })
  }

  @Test func onlyTheNumbersThatDifferChange() throws {
    let old = #"<rect key='frame' x="16"  y="300" width="42" height="20.5" />"#
    let update = try update(Self.file(frame: old))
    let new = #"<rect key='frame' x="16"  y="28" width="100" height="20.5" />"#
    #expect(String(decoding: update.bytes, as: UTF8.self) == Self.file(frame: new))
    #expect(update.changes.map(\.id) == ["label"])
    #expect(update.verification.allSatisfy { $0.isExact(0) })
  }

  /// The canvas has a compact width, so the frame of that variation is active.
  @Test func theFrameOfTheActiveVariationIsWritten() throws {
    let variations = """

      <variation key="widthClass=regular"><rect key="frame" x="1" y="2" width="3" height="4"/></variation>
      <variation key="widthClass=compact">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
      </variation>
      """
    let update = try update(Self.file(more: variations))
    let expected = Self.file(
      more: variations.replacingOccurrences(
        of: "  <rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>\n",
        with: "  <rect key=\"frame\" x=\"16\" y=\"28\" width=\"100\" height=\"20.5\"/>\n"))
    #expect(String(decoding: update.bytes, as: UTF8.self) == expected)
  }

  @Test func aReasonIsGivenWhereTheFileBreaksItsOwnConstraints() throws {
    let text = Self.file(frame: #"<rect key="frame" x="36" y="28" width="100" height="20.5"/>"#)
    let document = try IBFile.load(Array(text.utf8), file: "Main.storyboard")
    let verifier = Verifier()
    let results = verifier.verify(document)
    let reasons = DeviationReasons(results, of: document, by: verifier, tolerance: 0.5)
    let found = try #require(results.first).diagnostics(tolerance: 0.5, reasons: reasons)
    #expect(
      found.map(\.message) == [
        "label label: recorded (36, 28, 100, 20.5), computed (16, 28, 100, 20.5): "
          + "the saved frames break label.leading = root.leading + 16 by 20 pt",
        "scene one: 1 of 1 view differs: 1 stale in the file",
      ])
    #expect(found.map(\.severity) == [.warning, .note])
    #expect(found.map(\.place.line) == [8, nil])
  }

  @Test func differentContentSizesAreGivenAsReason() throws {
    let text = Self.file(frame: #"<rect key="frame" x="16" y="28" width="100" height="30"/>"#)
    let document = try IBFile.load(Array(text.utf8), file: "Main.storyboard")
    let verifier = Verifier()
    let results = verifier.verify(document)
    let reasons = DeviationReasons(results, of: document, by: verifier, tolerance: 0.5)
    let scene = try #require(results.first)
    #expect(reasons.reason(for: try #require(scene.views.first), in: scene.scene) == .content)
  }
}
