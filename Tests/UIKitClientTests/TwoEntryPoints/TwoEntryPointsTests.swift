// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import TestSettings
import Testing
import UIKit

/// A scene that the tools lay out and the same scene in an app have the same frames, to the bit.
///
/// The tests contain no frames: each side is the expectation of the other. Pictures are compared
/// too, and the different ones are counted.
@MainActor @Suite(.serialized)
struct TwoEntryPointsTests {
  @Test(arguments: Setting.ofThisRun)
  func examplesAgree(_ setting: Setting) throws {
    var report = TwoEntryPointsReport(setting)
    // The code of the example app Trails changes its screens.
    let files = try Self.files(below: Self.examples).filter { !$0.contains("/Trails/") }
    for file in files { report.compare(file) }
    #expect(report.compared > 0)
    #expect(report.differences == [])
    #expect(report.samePictures > 0)
    #expect(report.otherPictures == [])
  }

  /// Attributes that change pictures: states of controls, appearances of bars, views in bars.
  @Test(arguments: Setting.all.indices)
  func attributesAgree(_ index: Int) throws {
    let files = try TemporaryBundle(["Main.storyboard": Self.attributes])
    var report = TwoEntryPointsReport(Setting.all[index])
    report.compare(files.path("Main.storyboard"))
    #expect(report.compared == 3)
    #expect(report.differences == [])
    #expect(report.otherPictures == [])
  }

  /// On a canvas the safe area of scrolling content excludes large titles, but the content is still
  /// below them.
  @Test(arguments: [
    "<tableView id=\"list\"", "<scrollView id=\"list\"",
    "<tableView contentInsetAdjustmentBehavior=\"never\" id=\"list\"",
  ])
  func contentBelowLargeTitlesAgrees(_ list: String) throws {
    let name = list.dropFirst().prefix { $0 != " " }
    let files = try TemporaryBundle([
      "Main.storyboard": storyboard(
        initial: "nav",
        """
        <scene sceneID="n"><objects><navigationController id="nav">
        <navigationBar key="navigationBar" largeTitles="YES" id="nb"><rect key="frame"/></navigationBar>
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" \
        id="r"/></connections></navigationController></objects></scene>
        """
          + scene(
            "vc", controller: "<navigationItem key=\"navigationItem\" title=\"Inbox\" id=\"ni\"/>",
            view: """
              <subviews>\(list)><rect key="frame" width="393" height="852"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              </\(name)></subviews>
              """))
    ])
    var report = TwoEntryPointsReport(Setting.all[0])
    report.compare(files.path("Main.storyboard"))
    #expect(report.compared == 2)
    #expect(report.differences == [])
    #expect(report.otherPictures == [])
    #expect(report.samePictures == 2)
  }

  private static let attributes = storyboard(
    initial: "nav",
    """
    <scene sceneID="n"><objects><navigationController id="nav">
    <navigationBar key="navigationBar" barStyle="black" id="nb"><rect key="frame"/>
    <textAttributes key="titleTextAttributes">
    <fontDescription key="fontDescription" type="system" weight="light" pointSize="16"/>
    \(color("textColor", 1))</textAttributes>\(color("barTintColor", 0))</navigationBar>
    <connections><segue destination="vc" kind="relationship" relationship="rootViewController" \
    id="r"/></connections></navigationController></objects></scene>
    """
      + scene(
        "vc",
        controller: """
          <navigationItem key="navigationItem" title="Inbox" id="ni">
          <segmentedControl key="titleView" selectedSegmentIndex="1" id="title">
          <rect key="frame" x="100" y="7" width="160" height="32"/>
          <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          <barButtonItem key="rightBarButtonItem" id="b1"><view key="customView" id="custom">
          <rect key="frame" x="300" y="7" width="40" height="20"/>\(color("backgroundColor", 1))
          </view></barButtonItem></navigationItem>
          """,
        view: """
          <subviews>
          <button id="b" enabled="NO" buttonType="system"><rect key="frame" x="20" y="200" \
          width="100" height="40"/><state key="normal" title="Go"/><state key="disabled" \
          title="Wait">\(color("titleColor", 0))</state></button>
          <button id="c" selected="YES"><rect key="frame" x="20" y="250" width="100" height="40"/>
          <state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
          <searchBar id="d" text="Ada" searchBarStyle="minimal" showsScopeBar="YES">
          <rect key="frame" x="0" y="300" width="393" height="108"/><scopeButtonTitles>
          <string>All</string><string>Mine</string></scopeButtonTitles></searchBar>
          <searchBar id="e" placeholder="Find"><rect key="frame" x="0" y="420" width="393" \
          height="56"/>\(color("barTintColor", 0))</searchBar>
          <searchBar id="f" placeholder="Find"><rect key="frame" x="0" y="480" width="393" \
          height="56"/></searchBar>
          <segmentedControl id="g" momentary="YES" selectedSegmentIndex="0">
          <rect key="frame" x="20" y="540" width="160" height="32"/>
          <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          <activityIndicatorView id="h" hidesWhenStopped="YES">
          <rect key="frame" x="20" y="600" width="20" height="20"/></activityIndicatorView>
          <activityIndicatorView id="i" hidesWhenStopped="YES" animating="YES">
          <rect key="frame" x="60" y="600" width="20" height="20"/></activityIndicatorView>
          <navigationBar id="j"><rect key="frame" x="0" y="630" width="393" height="44"/>
          <items><navigationItem title="First" id="jh"/>
          <navigationItem title="Free" id="ji"><view key="titleView" id="jt">
          <rect key="frame" x="120" y="4" width="90" height="30"/>\(color("backgroundColor", 1))
          </view><barButtonItem key="rightBarButtonItem" systemItem="cancel" id="jb"/>
          </navigationItem></items></navigationBar>
          <toolbar id="k"><rect key="frame" x="0" y="680" width="393" height="44"/>
          \(color("barTintColor", 0))
          <toolbarAppearance key="compactAppearance">\(color("backgroundColor", 1))
          \(color("shadowColor", 0))</toolbarAppearance>
          <items><barButtonItem systemItem="flexibleSpace" id="k1"/>
          <barButtonItem id="k3"><segmentedControl key="customView" selectedSegmentIndex="0" \
          id="k4"><rect key="frame" x="100" y="7" width="120" height="31"/>
          <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          </barButtonItem><barButtonItem systemItem="flexibleSpace" id="k5"/>
          <barButtonItem title="Add" id="k2">
          <offsetWrapper key="titlePositionAdjustment" horizontal="0" vertical="3"/></barButtonItem>
          </items></toolbar>
          <tabBar itemPositioning="centered" itemWidth="60" itemSpacing="20" id="l">
          <rect key="frame" x="0" y="730" width="393" height="49"/>
          <tabBarAppearance key="scrollEdgeAppearance">
          <blurEffect key="backgroundEffect" style="systemThinMaterial"/>
          <nil key="shadowColor"/></tabBarAppearance>
          <items><tabBarItem systemItem="favorites" id="l1"/><tabBarItem title="Two" id="l2">
          <inset key="imageInsets" minX="0.0" minY="6" maxX="0.0" maxY="-6"/>
          <offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="-3"/></tabBarItem>
          </items></tabBar>
          </subviews>
          """)
      + states)

  /// Disabled controls, date pickers, and search bars with all their parts.
  private static let states: String = {
    var y = 60
    func view(_ name: String, _ attributes: String, _ height: Int = 32, _ inside: String = "")
      -> String
    {
      defer { y += height + 8 }
      return """
        <\(name) id="s\(y)" \(attributes)><rect key="frame" x="20" y="\(y)" width="320" \
        height="\(height)"/>\(inside)</\(name)>
        """
    }
    let date = "<date key=\"date\" timeIntervalSinceReferenceDate=\"508107183.67\"/>"
    let views = [
      view("switch", "enabled=\"NO\" on=\"YES\""), view("slider", "enabled=\"NO\" value=\"0.3\""),
      view("stepper", "enabled=\"NO\""), view("label", "enabled=\"NO\" text=\"Off\""),
      view("textField", "enabled=\"NO\" borderStyle=\"roundedRect\" text=\"Off\""),
      view(
        "segmentedControl", "enabled=\"NO\" selectedSegmentIndex=\"0\"", 32,
        "<segments><segment title=\"A\"/><segment title=\"B\" enabled=\"NO\"/></segments>"),
      view(
        "segmentedControl", "", 32,
        "<segments><segment title=\"A\"/><segment title=\"B\" enabled=\"NO\"/></segments>"),
      view("datePicker", "enabled=\"NO\" style=\"compact\"", 34),
      view("datePicker", "style=\"compact\" minuteInterval=\"15\"", 34, date),
      view(
        "datePicker", "style=\"compact\" useCurrentDate=\"NO\"", 34,
        date + "<locale key=\"locale\" localeIdentifier=\"en_GB\"/>"),
      view(
        "datePicker", "style=\"compact\" datePickerMode=\"date\"", 34,
        date + "<date key=\"minimumDate\" timeIntervalSinceReferenceDate=\"600000000\"/>"),
      view("datePicker", "datePickerMode=\"countDownTimer\" countDownDuration=\"5400\"", 80),
      view("searchBar", "prompt=\"Where to?\" showsBookmarkButton=\"YES\"", 86),
      view("searchBar", "showsSearchResultsButton=\"YES\" showsCancelButton=\"YES\"", 56),
    ]
    return scene("states", view: "<subviews>\(views.joined())</subviews>")
  }()

  private static func color(_ key: String, _ white: Int) -> String {
    "<color key='\(key)' white='\(white)' alpha='1' colorSpace='calibratedWhite'/>"
  }

  /// Compares all files in a folder, and prints the differences. The ratchet has the minimum share
  /// of scenes that agree, in percent, and the greatest number of scenes with different pictures.
  @Test(.enabled(if: TestSettings.files != nil))
  func scenesOfTheFolderAgree() throws {
    let files = try Self.files(below: #require(TestSettings.files).path)
    var (agreeing, all, otherPictures) = (0, 0, 0)
    for setting in Setting.all {
      var report = TwoEntryPointsReport(setting)
      for file in files { report.compare(file) }
      print(report.summary)
      for line in report.differences + report.otherPictures { print(line) }
      agreeing += report.agreeing
      all += report.compared
      otherPictures += report.otherPictures.count
    }
    let share = 100 * Double(agreeing) / Double(max(all, 1))
    print(
      "two entry points: \(all) scenes compared, \(agreeing) agree (\(share.formatted) %), "
        + "\(otherPictures) have other pictures")
    #expect(all > 0)
    #expect(share >= TestSettings.limit("two-entry-points") ?? 100)
    #expect(Double(otherPictures) <= TestSettings.limit("two-entry-points-pictures") ?? .infinity)
  }

  private static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples").path

  private static func files(below folder: String) throws -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    return found.compactMap { $0 as? String }
      // Builds of the examples contain copies of the files.
      .filter { $0.hasSuffix(".storyboard") && !$0.contains("/.build/") }
      .sorted().map { "\(folder)/\($0)" }
  }
}

extension Double {
  fileprivate var formatted: String { String(format: "%.2f", self) }
}
