// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import Testing

@testable import LayoutReports

/// Rules about the contents of a file.
struct FileRuleTests {
  private func found(_ name: String, _ edit: (inout String) -> Void) throws -> [Diagnostic] {
    var text = String(decoding: try RuleFixtures.bytes(name), as: UTF8.self)
    edit(&text)
    let check = try FileCheck(Array(text.utf8), file: "x", resources: CheckResources())
    return check.outcomes([CheckCondition()]).merged
  }

  // MARK: References

  @Test(arguments: [
    (#"<outlet property="x" destination="gone" id="k"/>"#, "the outlet 'x'"),
    (#"<outletCollection property="x" destination="gone" id="k"/>"#, "the outlet collection 'x'"),
    (#"<action selector="go:" destination="gone" id="k"/>"#, "the action 'go:'"),
    (#"<segue destination="gone" kind="show" id="k"/>"#, "the segue 'show'"),
    (
      #"<segue destination="vc" kind="show" popoverAnchorView="gone" id="k"/>"#,
      "the popover anchor of the segue 'show'"
    ),
  ])
  func connectionsToMissingObjectsAreDangling(connection: String, words: String) throws {
    let diagnostics = try found("clean") { text in
      text.replace(
        "</view>\n", with: "</view><connections>\(connection)</connections>\n", maxReplacements: 1)
    }
    #expect(diagnostics.map(\.rule) == ["dangling-reference"])
    #expect(diagnostics.first?.message.hasPrefix(words) == true)
  }

  @Test func tieBreakersAndConstraintsToMissingObjectsAreDangling() throws {
    let breakers = """
      <inferredMetricsTieBreakers>
      <segue reference="gone"/>
      </inferredMetricsTieBreakers>
      </document>
      """
    let tie = try found("clean") { $0.replace("</document>", with: breakers) }
    #expect(tie.map(\.rule) == ["dangling-reference"])
    #expect(tie.first?.place.line == 38)
    let constraint = try found("clean") { text in
      text.replace(
        #"relation="greaterThanOrEqual" secondItem="title""#, with: #"secondItem="gone""#)
    }
    #expect(constraint.map(\.rule) == ["dangling-reference"])
    #expect(constraint.first?.place.elementID == "c03")
  }

  /// Source: xibs without a list of placeholders.
  @Test func placeholdersAreNotDangling() throws {
    let diagnostics = try found("clean") { text in
      text.replace(
        "</view>\n",
        with: """
          </view><connections><outlet property="x" destination="-1" id="k"/></connections>\n
          """, maxReplacements: 1)
    }
    #expect(diagnostics.isEmpty)
  }

  @Test func objectsWithOneIDAreListedAndNotLaidOut() throws {
    let diagnostics = try found("duplicate-id") { _ in }
    #expect(diagnostics.map(\.rule) == ["duplicate-id"])
    #expect(diagnostics.first?.related.map(\.place.line) == [18])
  }

  // MARK: Launch screens

  @Test(arguments: [
    (
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="a"/>"#
        + "</userDefinedRuntimeAttributes>",
      "runtime attributes"
    ),
    (
      #"<connections><outlet property="x" destination="title" id="k"/></connections>"#,
      "the outlet 'x'"
    ),
    (
      #"<connections><action selector="a:" destination="vc" id="k"/></connections>"#,
      "the action 'a:'"
    ),
    (
      #"<connections><segue destination="vc" kind="show" id="k"/></connections>"#,
      "the segue 'show'"
    ),
    (
      #"</viewController><viewController id="other" sceneMemberID="viewController">"#,
      "never appears"
    ),
  ])
  func launchScreensNeedNoCode(inner: String, words: String) throws {
    func edit(_ text: inout String) {
      text.replace("</view>\n", with: "</view>\(inner)\n", maxReplacements: 1)
    }
    let launch = try found("launch-screen") { text in
      text.replace(#" customClass="SplashController""#, with: "")
      edit(&text)
    }
    #expect(launch.map(\.rule) == ["launch-screen"])
    #expect(launch.first?.message.contains(words) == true)
    // Other storyboards may have all this.
    #expect(try found("clean", edit).isEmpty)
  }

  /// The initial view controller may contain others. Source: Apple's documentation of launch
  /// screens forbids only custom classes, and a navigation controller shows its root.
  @Test func launchScreensMayContainContainers() throws {
    let launch = try found("launch-screen") { text in
      text.replace(#" customClass="SplashController""#, with: "")
      text.replace(
        #"initialViewController="vc""#, with: #"initialViewController="navigation""#)
      text.replace(
        "</viewController>",
        with: """
          </viewController><navigationController id="navigation" sceneMemberID="viewController">
          <connections><segue destination="vc" kind="relationship" \
          relationship="rootViewController" id="root-segue"/></connections></navigationController>
          """)
    }
    #expect(launch.isEmpty)
  }

  /// A search bar works without its delegate.
  @Test func delegatesInLaunchScreensAreNotes() throws {
    let launch = try found("launch-screen") { text in
      text.replace(#" customClass="SplashController""#, with: "")
      text.replace(
        "</view>\n",
        with: """
          </view><connections><outlet property="delegate" destination="title" id="k"/></connections>\n
          """, maxReplacements: 1)
    }
    #expect(launch.map(\.severity) == [.note])
  }

  // MARK: Views that are not installed

  @Test func constraintsToUninstalledViewsAreNotesIfTheViewIsPlaced() throws {
    #expect(try found("uninstalled-item") { _ in }.map(\.severity) == [.warning])
    let placed = try found("uninstalled-item") { text in
      text.replace(
        "<constraints>",
        with: """
          <constraints><constraint firstItem="title" firstAttribute="leading" secondItem="safe" \
          secondAttribute="leading" constant="44" id="c09"/>
          """)
    }
    #expect(placed.map(\.rule) == ["uninstalled-item"])
    #expect(placed.map(\.severity) == [.note])
    // In the other size classes the view is installed.
    let other = try found("uninstalled-item") { text in
      text.replace(#"key="default""#, with: #"key="widthClass=regular""#)
    }
    #expect(other.filter { $0.rule == "uninstalled-item" }.isEmpty)
  }
}
