// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// Scenes whose containers, saved frames or titles once gave other frames or pictures in the tools
/// than in an app.
@MainActor @Suite(.serialized)
struct ContainersAgreeTests {
  /// The report for a storyboard in the setting with this name.
  private func report(_ text: String, in setting: String) throws -> TwoEntryPointsReport {
    let files = try TemporaryBundle(["Main.storyboard": text])
    let setting = try #require(Setting.all.first { $0.name == setting })
    var report = TwoEntryPointsReport(setting)
    report.compare(files.path("Main.storyboard"))
    return report
  }

  /// A controller is embedded, and another segue pushes it below a navigation bar. The container
  /// view has no bar, and the layout guides have the length of the safe area inside it.
  @Test(arguments: ["own", "iPhone SE", "landscape"])
  func embeddedControllerWithLayoutGuides(_ setting: String) throws {
    let inner = """
      <scene sceneID="scene-inner"><objects><viewController id="inner">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="root-inner"><rect key="frame" width="393" height="852"/>
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="59" width="393" height="40"/></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="1"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="2"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root-inner" secondAttribute="leadingMargin" id="3"/>
      <constraint firstItem="root-inner" firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="4"/>
      </constraints></view></viewController></objects></scene>
      """
    let outer = scene(
      "vc",
      view: """
        <subviews><containerView id="container" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" width="393" height="852"/>
        <connections><segue destination="inner" kind="embed" id="e"/></connections></containerView>
        </subviews><constraints>
        <constraint firstItem="container" firstAttribute="top" secondItem="view-vc" secondAttribute="top" id="c1"/>
        <constraint firstItem="container" firstAttribute="leading" secondItem="view-vc" secondAttribute="leading" id="c2"/>
        <constraint firstAttribute="bottom" secondItem="container" secondAttribute="bottom" id="c3"/>
        <constraint firstAttribute="trailing" secondItem="container" secondAttribute="trailing" id="c4"/>
        </constraints>
        """)
    let pushing = """
      <scene sceneID="scene-nav"><objects><navigationController id="nav">
      <navigationBar key="navigationBar" id="nb"/><connections><segue destination="first" \
      kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      """
      + scene(
        "first",
        controller:
          "<connections><segue destination=\"inner\" kind=\"show\" id=\"push\"/></connections>")
    let text = storyboard(outer + pushing + inner).replacing(
      "</scenes>",
      with: """
        </scenes><inferredMetricsTieBreakers><segue reference="push"/></inferredMetricsTieBreakers>
        """)
    let report = try report(text, in: setting)
    #expect(report.compared == 4)
    #expect(report.differences == [])
    #expect(report.otherPictures == [])
  }

  /// A saved root view that extends beyond its own screen is outdated on other screens.
  @Test(arguments: ["iPhone SE", "iPhone 16 Pro"])
  func rootBeyondItsScreen(_ setting: String) throws {
    let text = storyboard(scene("vc")).replacing(
      "<rect key=\"frame\" x=\"0\" y=\"0\"", with: "<rect key=\"frame\" x=\"0\" y=\"64\"")
    let report = try report(text, in: setting)
    #expect(report.compared == 1)
    #expect(report.differences == [])
  }

  /// The content guide, not the subviews, determines whether content is higher than its scroll view
  /// and begins below the bars.
  @Test func contentGuideSmallerThanItsSubviews() throws {
    let scroll = """
      <subviews><scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" width="393" height="852"/>
      <subviews><view id="content" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" width="393" height="870"/>
      <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></view></subviews>
      <constraints>
      <constraint firstItem="content" firstAttribute="height" constant="870" id="h"/>
      <constraint firstItem="content" firstAttribute="top" secondItem="area" secondAttribute="top" id="s1"/>
      <constraint firstItem="content" firstAttribute="leading" secondItem="area" secondAttribute="leading" id="s2"/>
      <constraint firstItem="content" firstAttribute="trailing" secondItem="area" secondAttribute="trailing" id="s3"/>
      <constraint firstItem="content" firstAttribute="bottom" secondItem="area" secondAttribute="bottom" constant="50" id="s4"/>
      <constraint firstItem="content" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="s5"/>
      </constraints><viewLayoutGuide key="contentLayoutGuide" id="area"/></scrollView></subviews>
      <constraints>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="view-vc" secondAttribute="top" id="c1"/>
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="view-vc" secondAttribute="leading" id="c2"/>
      <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="c3"/>
      <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="c4"/>
      </constraints>
      """
    let report = try report(storyboard(scene("vc", view: scroll)), in: "own")
    #expect(report.differences == [])
    #expect(report.otherPictures == [])
  }

  /// Headers of plain tables end at whole pixels in every text size.
  @Test func sectionTitlesInLargeText() throws {
    let table = """
      <scene sceneID="scene-vc"><objects><tableViewController id="vc">
      <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="table">
      <rect key="frame" width="393" height="852"/><sections>
      <tableViewSection headerTitle="Fruit" id="section"><cells>
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="label" id="cell">
      <rect key="frame" y="50" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" width="393" height="44"/><subviews>
      <label text="Apple" id="label"><rect key="frame" x="20" width="353" height="44"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="vc" id="o1"/>
      <outlet property="delegate" destination="vc" id="o2"/></connections></tableView></tableViewController></objects></scene>
      """
    let report = try report(storyboard(table), in: "AX3")
    #expect(report.differences == [])
    #expect(report.otherPictures == [])
  }
}
