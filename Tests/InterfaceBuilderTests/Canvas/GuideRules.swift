// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import UIKitComponents

/// Layout guides of controllers and of the keyboard. Source: files saved by Xcode 5 to 15, with 398
/// constraints to guides of controllers and 5 to the keyboard's guide. Counts are in brackets.
@Suite struct GuideRules {
  /// A view is pinned to the `top` and `bottom` guides of the controller. The numbers are its
  /// distances from the top and bottom of the root view.
  @Test(
    "The top and bottom guides follow the safe area (392 of 398)",
    arguments: RuleLine.lines(
      """
      retina4_7 11762 = 20 0
      retina4_7 12121 nav = 64 0
      none 10117 = 20 0
      none 9532 nav = 64 0
      none 10117 nav toolbar = 64 44
      retina4_7 11762 tab nav = 64 49
      retina4_7 11762 status:nil = 0 0
      retina4_7 11762 nav status:nil = 44 0
      retina4_7 12999 embed = 0 0
      retina4_7 13529 embed = 20 0
      retina4_7 14490 status:nil = 20 0
      retina6_1 17506 nav = 88 34
      """))
  func legacyGuides(line: String) throws {
    let rule = RuleLine(line)
    let scene = try legacy(rule.fixture).laidOut()
    let (frame, root) = (try scene.node("v").frame, scene.root.frame)
    #expect([frame.y, root.height - frame.maxY] == rule.numbers, "\(line)")
  }

  /// The top and bottom layout guides from before safe areas, and a view `v` between them.
  private func legacy(_ fixture: CanvasFixture) -> CanvasFixture {
    fixture.with {
      $0.controller.more += """
        <layoutGuides><viewControllerLayoutGuide type="top" id="above"/>
        <viewControllerLayoutGuide type="bottom" id="below"/></layoutGuides>
        """
      $0.root.content += """
        <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="above" secondAttribute="bottom"
            id="1"/>
          <constraint firstItem="below" firstAttribute="top" secondItem="v" secondAttribute="bottom"
            id="2"/>
          <constraint firstItem="v" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" id="3"/>
          <constraint firstItem="v" firstAttribute="width" constant="9" id="4"/>
        </constraints>
        """
    }
  }

  /// Without a visible keyboard, the top of the keyboard guide is the bottom of the safe area: 0
  /// (3) and 34 (2). The guide can have a separate tag.
  @Test(
    "The keyboard's guide",
    arguments: [
      "<keyboardLayoutGuide id='keys'/>",
      "<keyboardLayoutGuide key='keyboardLayoutGuide' id='keys'/>",
      "<viewLayoutGuide key='keyboard' id='keys'/>",
    ],
    RuleLine.lines(
      """
      retina4_0 22154 = 0
      retina6_1 22154 = 34
      retina6_1 22154 nav = 34
      retina6_12 24506 = 68
      """))
  func keyboard(guide: String, line: String) throws {
    let rule = RuleLine(line)
    let scene = try rule.fixture.with {
      $0.root.content = """
        <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>\(guide)
        <constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top"
            id="1"/>
          <constraint firstItem="keys" firstAttribute="top" secondItem="v" secondAttribute="bottom"
            id="2"/>
          <constraint firstItem="v" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" id="3"/>
          <constraint firstItem="v" firstAttribute="width" constant="9" id="4"/>
        </constraints>
        """
    }.laidOut()
    #expect(scene.notes.isEmpty)
    #expect(
      try scene.root.frame.height - scene.node("v").frame.maxY == rule.numbers[0], "\(line)")
  }
}
