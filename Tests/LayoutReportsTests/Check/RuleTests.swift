// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

@testable import LayoutReports

/// Each file differs from `clean` by one mistake, which determines the expectation.
struct RuleTests {
  @Test(arguments: CheckRule.all.map(\.id.rawValue))
  func fileOfTheRuleTriggersItAlone(rule: String) throws {
    let found = try RuleFixtures.diagnostics(rule)
    #expect(found.map(\.rule.rawValue) == [rule])
    #expect(found.first?.place.line ?? 0 > 1)
    #expect(found.first?.severity == CheckRule.named(rule)?.severity)
  }

  @Test func cleanFileGivesNothingUnderAnyCondition() throws {
    var conditions: [CheckCondition] = []
    for name in ["iPhone SE", "iPhone 15 Pro Max", "iPad"] {
      for isReversed in [false, true] {
        var condition = CheckCondition()
        condition.device = try .named(name)
        condition.direction = isReversed ? .rightToLeft : .leftToRight
        condition.textSize = .accessibilityExtraExtraExtraLarge
        condition.style = isReversed ? .dark : .light
        conditions.append(condition)
      }
    }
    #expect(try RuleFixtures.diagnostics("clean", conditions) == [])
  }

  @Test func conflictsNameTheirIrreducibleSet() throws {
    let conflict = try #require(try RuleFixtures.diagnostics("conflict").first)
    #expect(conflict.related.map(\.place.elementID).contains("wide"))
    #expect(conflict.related.map(\.place.elementID).contains("right"))
    #expect(conflict.related.allSatisfy { $0.place.line != nil })
    #expect(!conflict.message.contains("height"))
  }

  /// Source: Xcode stores the identifier of a constraint beside its id; several constraints may
  /// share it.
  @Test(arguments: [["wide"], ["wide", "high", "c03"]])
  func constraintsWithIdentifiersAreFoundInTheFile(ids: [String]) throws {
    let expected = try #require(try RuleFixtures.diagnostics("conflict").first)
    var text = String(decoding: try RuleFixtures.bytes("conflict"), as: UTF8.self)
    for id in ids { text.replace("id=\"\(id)\"", with: "id=\"\(id)\" identifier=\"mine\"") }
    let check = try FileCheck(Array(text.utf8), file: "x", resources: CheckResources())
    let found = try #require(check.outcomes([CheckCondition()]).merged.first)
    #expect(found.place.line == expected.place.line)
    #expect(found.place.elementID == expected.place.elementID)
    #expect(found.related.map(\.place.line) == expected.related.map(\.place.line))
  }

  /// Source: "Remove at build time" in Xcode, which is `placeholder="YES"` in the file.
  @Test func placeholderConstraintsCauseNoConflict() throws {
    for id in ["wide", "c03", "right"] {
      let rules = try found("conflict") { text in
        text.replace("id=\"\(id)\"", with: "placeholder=\"YES\" id=\"\(id)\"")
      }
      #expect(!rules.contains("conflict"), "\(id): \(rules)")
    }
  }

  @Test func ambiguitiesShowTwoLayoutsAndAFix() throws {
    let ambiguity = try #require(try RuleFixtures.diagnostics("ambiguous-layout").first)
    #expect(ambiguity.witnesses.count == 2)
    #expect(ambiguity.witnesses[0].frames != ambiguity.witnesses[1].frames)
    #expect(ambiguity.fixIts.first?.message.contains("width ==") == true)
  }

  /// The view is ambiguous along both axes. Each finding shows a layout that differs along its own
  /// axis.
  @Test func ambiguitiesShowLayoutsThatDifferAlongTheirAxis() throws {
    var text = String(decoding: try RuleFixtures.bytes("ambiguous-layout"), as: UTF8.self)
    text.replace(/<constraint firstAttribute="height" [^>]*\/>/, with: "")
    let check = try FileCheck(Array(text.utf8), file: "x", resources: CheckResources())
    let found = check.outcomes([CheckCondition()]).merged.filter { $0.rule == "ambiguous-layout" }
    try #require(found.count == 2)
    for (finding, isHorizontal) in zip(found, [true, false]) {
      let (one, other) = (finding.witnesses[0].frames[0], finding.witnesses[1].frames[0])
      #expect((one.width != other.width) == isHorizontal, "\(finding.message)")
      #expect((one.height != other.height) == !isHorizontal, "\(finding.message)")
    }
  }

  /// At run time the image exists, or code sets it, and its size determines the layout.
  @Test(arguments: ["", #"image="nowhere""#, #"image="no.such.symbol" catalog="system""#])
  func missingImagesAreNotReportedAsAmbiguous(image: String) throws {
    let rules = try found("ambiguous-layout") { text in
      text.replace(/<view ([^>]*)id="card">/) { "<imageView \($0.1)\(image) id=\"card\">" }
      text.replace("</view>\n                        </subviews>", with: "</imageView></subviews>")
    }
    #expect(!rules.contains("ambiguous-layout"), "\(rules)")
  }

  /// Both constraints are required, and the message contains that for both. Of the content size,
  /// only the compression resistance is.
  @Test func constraintAgainstRequiredContentNamesIt() throws {
    var text = String(decoding: try RuleFixtures.bytes("ambiguous-layout"), as: UTF8.self)
    text.replace(/<view ([^>]*)id="card">/) {
      "<imageView \($0.1)verticalCompressionResistancePriority=\"1000\" image=\"big\" id=\"card\">"
    }
    text.replace("</view>\n                        </subviews>", with: "</imageView></subviews>")
    text.replace(
      "</scenes>",
      with: #"</scenes><resources><image name="big" width="200" height="160"/></resources>"#)
    let check = try FileCheck(Array(text.utf8), file: "x", resources: CheckResources())
    let conflict = try #require(
      check.outcomes([CheckCondition()]).merged.first { $0.rule == "conflict" })
    #expect(conflict.message.contains("height == 100 and "))
    #expect(
      conflict.message.contains("height >= 160 (its content size, at priority 1000) are required"))
  }

  @Test(arguments: ["left-right", "duplicate-constraint"])
  func safeFixesCorrectTheFileAndChangeNothingElse(rule: String) throws {
    let bytes = try RuleFixtures.bytes(rule)
    let found = try RuleFixtures.diagnostics(rule)
    let edits = found.flatMap { $0.fixIts.filter(\.isSafe).flatMap(\.edits) }
    let fixed = try #require(FileEditor.applying(edits, to: bytes))
    let check = try FileCheck(fixed, file: "fixed", resources: CheckResources())
    #expect(check.outcomes([CheckCondition()]).merged == [])
    let (old, new) = (lines(bytes), lines(fixed))
    #expect(new.difference(from: old).count <= 2)
  }

  private func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  @Test func notesOfInterfaceBuilderSilenceARule() throws {
    let text = String(decoding: try RuleFixtures.bytes("small-touch-target"), as: UTF8.self)
    for (note, isSilent) in [
      ("plumb:ignore", true), ("why plumb:ignore small-touch-target", true),
      ("plumb:ignore zero-size", false),
    ] {
      let noted = text.replacingOccurrences(
        of: "<state key=\"normal\" title=\"Continue\"/>",
        with: """
          <state key="normal" title="Continue"/>
          <attributedString key="userComments"><fragment content="\(note)"/></attributedString>
          """)
      let check = try FileCheck(Array(noted.utf8), file: "x", resources: CheckResources())
      #expect(check.outcomes([CheckCondition()]).merged.isEmpty == isSilent, "\(note)")
    }
  }

  @Test func textsOfALanguageAreChecked() throws {
    var resources = CheckResources()
    resources.strings["de"] = LocalizedTexts(
      ["title.text": "Willkommen in der Gartenbaugenossenschaft von Wilhelmshaven"])
    let check = try FileCheck(try RuleFixtures.bytes("clean"), file: "x", resources: resources)
    var german = CheckCondition()
    german.locale = "de"
    let found = check.outcomes([CheckCondition(), german]).merged
    #expect(found.map(\.rule) == ["truncated-text"])
    #expect(found.first?.conditions == "de")
  }

  // MARK: Correct files that look wrong

  private func found(_ name: String, _ edit: (inout String) -> Void) throws -> [String] {
    var text = String(decoding: try RuleFixtures.bytes(name), as: UTF8.self)
    edit(&text)
    let check = try FileCheck(Array(text.utf8), file: "x", resources: CheckResources())
    return check.outcomes([CheckCondition()]).merged.map(\.rule.rawValue)
  }

  /// Source: frames and constraints as Xcode saves them. A slider extends two points beyond its
  /// alignment rect on both sides, a switch two points at its trailing edge. Symbols extend beyond
  /// it too.
  @Test func alignmentRectInsetsMakeNoFrameStale() throws {
    let label = try #require(
      String(decoding: try RuleFixtures.bytes("stale-frame"), as: UTF8.self)
        .firstMatch(of: /<label [^>]*id="title">(.|\n)*?<\/label>/)
    ).output.0
    let others = [
      (
        #"<slider contentMode="scaleToFill" value="1" minValue="0" maxValue="1""#, "14", "204",
        "200"
      ),
      (#"<switch contentMode="scaleToFill""#, "16", "51", "49"),
      (#"<imageView contentMode="scaleAspectFit" image="star" catalog="system""#, "16", "43", "52"),
      // A custom class may have other alignment rect insets.
      (
        #"<slider contentMode="scaleToFill" customClass="Own" minValue="0" maxValue="1""#, "16",
        "200", "200"
      ),
    ]
    for (element, x, width, constant) in others {
      let name = element.dropFirst().prefix { $0.isLetter }
      let view = """
        \(element) translatesAutoresizingMaskIntoConstraints="NO" id="title">
        <rect key="frame" x="\(x)" y="79" width="\(width)" height="31"/>
        <constraints><constraint firstAttribute="width" constant="\(constant)" id="c03"/></constraints>
        </\(name)>
        """
      let rules = try found("stale-frame") { text in
        text = text.replacing(label, with: view)
      }
      #expect(!rules.contains("stale-frame"), "\(name)")
      let moved = try found("stale-frame") { text in
        text = text.replacing(label, with: view.replacing("x=\"\(x)\"", with: "x=\"40\""))
      }
      let isKnown = name != "imageView" && !element.contains("customClass")
      #expect(moved.contains("stale-frame") == isKnown, "\(name)")
    }
  }

  @Test func hiddenViewsAreNotAmbiguous() throws {
    #expect(try found("ambiguous-layout") { _ in } == ["ambiguous-layout"])
    #expect(
      try found("ambiguous-layout") { text in
        text = text.replacing("<view contentMode", with: "<view hidden=\"YES\" contentMode")
      } == [])
  }

  /// An embedded controller has the safe area of its part of the outer view.
  @Test func embeddedControllersHaveNoScreenSafeArea() throws {
    #expect(try found("outside-safe-area") { _ in } == ["outside-safe-area"])
    let outer = """
      <scene sceneID="outer"><objects><viewController id="around" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="whole">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <containerView contentMode="scaleToFill" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="part">
      <rect key="frame" x="0.0" y="100" width="393" height="752"/>
      <connections><segue destination="vc" kind="embed" id="embedding"/></connections>
      </containerView></subviews></view></viewController></objects></scene>
      </scenes>
      """
    #expect(
      try found("outside-safe-area") { text in
        text = text.replacing("</scenes>", with: outer)
          .replacing("initialViewController=\"vc\"", with: "initialViewController=\"around\"")
      } == [])
  }
}
