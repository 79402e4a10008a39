// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import UIKitComponents

/// Frames of bars. Source: bars saved by Xcode 8 to 26. Counts are in brackets.
@Suite struct BarRules {
  /// The top edge, relative to the root view of a sheet, and the height.
  @Test(
    "Frames of navigation bars",
    arguments: RuleLine.lines(
      """
      # 44 (225), 96 with large titles (32), below the safe area of the screen.
      retina4_7 14490 nav = 20 44
      retina3_5 14490 nav = 20 44
      retina4_7 15505 nav = 0 44
      retina4_7 17506 nav large = 0 96
      retina4_7 21225 nav = 0 44
      retina4_7 22154 nav = 20 44
      retina4_7 22154 nav large first:tableView = 20 96
      retina5_9 14490 nav = 44 44
      retina5_9 17506 nav large = 44 96
      retina5_9 22154 nav = 50 44
      retina5_9 32700 nav = 50 44
      retina6_0 17506 nav = 44 44
      retina6_0 21225 nav opaque = 47 44
      retina6_1 20037 nav = 44 44
      retina6_1 21507 nav = 48 44
      retina6_12 22154 nav large = 59 96
      retina6_9 22154 nav = 62 44
      retina5_5 23727 nav = 20 44
      # 54 and 106 from Xcode 26 on (17, 2).
      retina4_7 24506 nav = 20 54
      retina4_7 24506 nav large = 20 106
      retina5_9 24506 nav = 88 54
      retina6_1 24127 nav = 96 54
      retina6_12 24506 nav opaque = 118 54
      # Pads: 50 from Xcode 10 on (10), 44 before. Phones in landscape: 32 (3).
      ipad9_7 12118 nav = 20 44
      ipad9_7 14490 nav = 20 50
      ipad12_9rounded 20037 nav = 24 50
      ipad10_9rounded 23504 nav = 24 50
      retina6_12 22154 nav landscape = 0 32
      retina6_0 17506 nav landscape = 0 32
      """))
  func navigationBars(line: String) throws {
    let rule = RuleLine(line)
    let frame = try #require(try rule.fixture.laidOut().bar(.navigation)).frame
    #expect([frame.y, frame.height] == rule.numbers, "\(line)")
  }

  /// 56 (28), 108 with large titles (3), from Xcode 26 on 54 at 16 (2). Full-screen presentations
  /// have the usual heights.
  @Test(
    "Frames of bars in sheets",
    arguments: RuleLine.lines(
      """
      retina4_7 14490 present nav = 0 44
      retina4_0 14490 present:formSheet nav = 0 44
      retina4_7 15505 present nav = 0 56
      retina4_7 17506 present nav large = 0 108
      retina5_9 16097 present nav = 0 56
      retina6_1 17506 present:formSheet nav = 0 56
      retina6_1 17506 present:popover nav = 0 56
      retina6_0 22154 present nav = 0 56
      retina5_5 22154 present nav = 0 56
      retina6_12 24506 present nav = 16 54
      retina6_1 21507 present:fullScreen nav = 0 44
      """))
  func barsOfSheets(line: String) throws {
    let rule = RuleLine(line)
    let scene = try rule.fixture.laidOut()
    let frame = try #require(scene.bar(.navigation)).frame
    // A full-screen presentation begins at the top of the screen. Its bar begins below the screen's
    // safe area.
    let isSheet = scene.root.frame.y > 0
    let start = isSheet ? scene.root.frame.y : scene.snapshot.nodes[0].safeArea.top
    #expect([frame.y - start, frame.height] == rule.numbers, "\(line)")
  }

  /// 49 on phones with a home indicator (50 of 53). 44 with a home button in every era (20 of 20),
  /// on pads (2) and without a device (3).
  @Test(
    "Frames of toolbars that constraints place",
    arguments: RuleLine.lines(
      """
      none 5056 = 44
      ipad9_7 14490 = 44
      ipad12_9rounded 20037 = 44
      retina3_5 11762 = 44
      retina4_7 12121 = 44
      retina4_7 14490 = 44
      retina4_7 17506 = 44
      retina4_7 20037 = 44
      retina4_0 22154 = 44
      retina5_9 17506 = 49
      retina6_0 17506 = 49
      retina6_1 17506 = 49
      retina6_1 20037 = 49
      retina6_1 22154 = 49
      retina6_12 32700 = 49
      retina6_5 17506 = 49
      """))
  func freeToolbars(line: String) throws {
    let rule = RuleLine(line)
    #expect(try height(of: "toolbar", rule.fixture) == rule.numbers[0], "\(line)")
  }

  /// Only a toolbar at the bottom of the safe area is higher. A toolbar on top of another bar (2),
  /// and one in a view without a bottom inset (1), have 44 on the same phones.
  @Test(
    "Frames of other toolbars",
    arguments: [
      ("retina6_1 17506", 49.0), ("retina6_0 21507", 49), ("retina4_7 17506", 44),
      // Sheets have no bottom inset from Xcode 13 on.
      ("retina6_1 20037 present 414x842", 44), ("retina6_1 17506 present 414x842", 49),
    ])
  func toolbarsElsewhere(words: String, height: Double) throws {
    let scene = try CanvasFixture(words).with {
      $0.root.content = """
        <subviews><toolbar id="lower" translatesAutoresizingMaskIntoConstraints="NO"/>
          <toolbar id="upper" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="safe" firstAttribute="bottom" secondItem="lower"
            secondAttribute="bottom" id="1"/>
          <constraint firstItem="lower" firstAttribute="top" secondItem="upper"
            secondAttribute="bottom" id="2"/>
          <constraint firstItem="lower" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" id="3"/>
          <constraint firstItem="upper" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" id="4"/>
        </constraints>
        """
    }.laidOut()
    #expect(try scene.node("lower").frame.height == height)
    #expect(try scene.node("upper").frame.height == 44)
  }

  /// 44 before iOS 11, 56 if no constraint sets the height, 64 from Xcode 26 on.
  @Test(
    "Frames of search bars and tab bars",
    arguments: [
      ("searchBar", "none 9532", 44.0), ("searchBar", "none 10117", 44),
      ("searchBar", "retina4_7 14490", 56), ("searchBar", "retina4_7 15505", 56),
      ("searchBar", "retina6_1 24506", 64), ("tabBar", "retina4_7 14490", 49),
      ("tabBar", "retina6_1 20037", 49), ("navigationBar", "retina4_7 16097", 44),
      ("navigationBar", "retina6_1 24506", 54),
    ])
  func barsInViews(tag: String, words: String, height: Double) throws {
    #expect(try self.height(of: tag, CanvasFixture(words)) == height)
  }

  /// The height of a bar whose height no constraint sets.
  private func height(of tag: String, _ fixture: CanvasFixture) throws -> Double {
    let scene = try fixture.with {
      $0.root.content = """
        <subviews><\(tag) id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="200" id="1"/>
          <constraint firstItem="v" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" id="2"/>
          <constraint firstItem="root" firstAttribute="trailing" secondItem="v"
            secondAttribute="trailing" id="3"/>
        </constraints>
        """
    }.laidOut()
    return try scene.node("v").frame.height
  }
}
