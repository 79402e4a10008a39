// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutReports

@Suite struct OverlapRuleTests {
  /// If many views are in one place, every pair overlaps. At most twenty findings are reported per
  /// view.
  @Test func findingsAreLinearInTheViews() throws {
    let labels = (0..<60).map { place in
      """
      <label text="A label of some length" fixedFrame="YES" id="l\(place)">
      <rect key="frame" x="\(place * 2)" y="\(place % 5)" width="180" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507"
        useAutolayout="YES"><scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="v"><rect key="frame" width="375" height="667"/>
      <subviews>\(labels.joined())</subviews></view></viewController></objects></scene></scenes></document>
      """
    let document = try IBFile.load(Data(xml.utf8), file: "Labels.storyboard")
    let scene = try #require(document.scenes.first)
    let check = SceneCheck(SceneBuilder(document), scene, ElementIndex(document))
    var counts: [String: Int] = [:]
    for finding in check.findings where finding.diagnostic.rule == "overlapping-views" {
      counts[finding.diagnostic.place.elementID ?? "", default: 0] += 1
    }
    #expect(counts["l5"] == 5)
    #expect(counts["l59"] == 20)
    #expect(counts.values.allSatisfy { $0 <= 20 })
  }
}
