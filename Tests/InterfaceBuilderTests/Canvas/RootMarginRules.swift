// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import UIKitComponents

/// Margins of root views. Source: 555 side margins and 42 top and bottom margins that follow from
/// frames saved by Xcode 6 to 26. Counts are in brackets.
@Suite struct RootMarginRules {
  private static let free = "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"

  private func sides(_ fixture: CanvasFixture) throws -> [Double] {
    let margins = try fixture.laidOut().root.margins
    return [margins.left, margins.right]
  }

  /// Observed widths: 240.5 (12), 300 (6), 320 (25), 375 (317), 393 (7); 400 (2, on a screen of
  /// 375), 414 (63), 427.5 (4), 545 (1), 600 (64), 688 (4), 768 (1), 815 (37), 1024 (9). The limit
  /// of the rule is 400.
  @Test(
    "Side margins are 16 up to a width of 400, and 20 from there on",
    arguments: [
      (240.5, 16.0), (300, 16), (320, 16), (375, 16), (393, 16), (399, 16), (400, 20), (414, 20),
      (427.5, 20), (545, 20), (600, 20), (688, 20), (768, 20), (815, 20), (1024, 20),
    ])
  func sideMarginsDependOnTheWidthOfTheView(width: Double, margin: Double) throws {
    let sized = CanvasFixture("retina4_7", 21_507).with {
      $0.size = Size(width: width, height: 500)
    }
    let free = sized.with { $0.controller.more = Self.free }
    let embedded = sized.with { $0.lead = .embed }
    let xib = try LaidOutScene(
      xib: "<view id='v'><rect key='frame' width='\(width)' height='80'/>\(Self.free)</view>",
      tools: 21_507)
    #expect(try sides(free) == [margin, margin])
    #expect(try sides(embedded) == [margin, margin])
    #expect([xib.root.margins.left, xib.root.margins.right] == [margin, margin])
  }

  /// 600 wide: 16 before Xcode 8 (3), 20 since then (58).
  @Test(
    "Side margins are 16 before Xcode 8, whatever the width",
    arguments: [(6_254, 16.0), (7_702, 16), (7_999, 16), (8_000, 20), (9_532, 20), (10_117, 20)])
  func wideViewsHaveWiderMarginsSinceXcode8(tools: Int, margin: Double) throws {
    #expect(try sides(CanvasFixture(nil, tools)) == [margin, margin])
  }

  /// The screen does not matter: 20 at 414 and on pads, 16 at 375 and 393, for popovers, sheets and
  /// children alike.
  @Test(
    "Side margins do not depend on the screen or the presentation",
    arguments: RuleLine.lines(
      """
      retina6_1 20037 = 20
      retina6_12 23727 = 16
      retina5_9 17506 = 16
      ipad9_7 14490 = 20
      retina6_1 17506 present = 20
      retina4_7 17506 present:popover = 16
      retina4_0 21701 present:fullScreen = 16
      retina5_5 21701 tab nav push = 20
      """))
  func sideMarginsDoNotDependOnTheScreen(line: String) throws {
    let rule = RuleLine(line)
    #expect(try sides(rule.fixture) == [rule.numbers[0], rule.numbers[0]], "\(line)")
  }

  /// Preserved margins do not change the sides (4). The bottom margin is at least 8 (2).
  @Test("Preserved margins are at least 8 at the bottom")
  func preservedMarginsHaveEightAtTheBottom() throws {
    let fixture = CanvasFixture("retina4_7", 15_505)
    let plain = try fixture.laidOut().root.margins
    let preserving = try fixture.with {
      $0.root.attributes = "preservesSuperviewLayoutMargins='YES'"
    }.laidOut().root.margins
    #expect(plain == EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(preserving == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }

  /// The safe area insets from Xcode 9 on, if the view's margins include them; otherwise 0 (38 of
  /// 40).
  @Test(
    "Top and bottom margins are the safe area",
    arguments: [
      ("retina6_12", 22_505, "", 59.0, 34.0), ("retina4_7", 13_000, "", 20, 0),
      ("retina4_7", 12_999, "", 0, 0), ("retina4_7", 11_762, "", 0, 0),
      ("retina6_12", 22_505, "insetsLayoutMarginsFromSafeArea='NO'", 0, 0),
      ("ipad12_9rounded", 21_225, "", 24, 20),
    ])
  func topAndBottomAreTheSafeArea(
    device: String, tools: Int, attribute: String, top: Double, bottom: Double
  ) throws {
    let margins = try CanvasFixture(device, tools).with { $0.root.attributes = attribute }
      .laidOut().root.margins
    #expect([margins.top, margins.bottom] == [top, bottom])
  }

  /// On a phone the lines are already shorter than the readable width: 8 on inner views of 375 (8
  /// of 8).
  @Test("Following the readable width changes nothing on a phone")
  func followingTheReadableWidthChangesNothingOnAPhone()
    throws
  {
    let scene = try CanvasFixture("retina4_7", 17_506).with {
      $0.root.content = """
        <subviews><view id="v" layoutMarginsFollowReadableWidth="YES">
        <rect key="frame" y="100" width="375" height="300"/></view></subviews>
        """
    }.laidOut()
    #expect(try scene.node("v").margins == EdgeInsets(all: 8))
  }

  /// 16 in a file with one cell as its document (27 of 27, 335 to 375 wide); 8 in storyboards (58
  /// of 58).
  @Test(
    "Collection cells in files of their own have the margins of root views",
    arguments: ["collectionViewCell", "collectionReusableView"])
  func viewsOfCollectionsAreRootsInFilesOfTheirOwn(tag: String) throws {
    for width in [335.0, 375] {
      let margins = try LaidOutScene(
        xib: "<\(tag) id='v'><rect key='frame' width='\(width)' height='98'/></\(tag)>",
        tools: 21_507
      ).root.margins
      #expect([margins.left, margins.right] == [16, 16])
    }
    let isCell = tag == "collectionViewCell"
    let view = "<\(tag) \(isCell ? "" : "key='sectionHeaderView'") id='v'>"
    let frame = "<rect key='frame' y='100' width='329' height='90'/></\(tag)>"
    let scene = try CanvasFixture("retina4_7", 16_097).with {
      $0.root.tag = "collectionView"
      $0.root.content = isCell ? "<cells>\(view + frame)</cells>" : view + frame
    }.laidOut()
    #expect(try scene.node("v").margins == EdgeInsets(all: 8))
  }
}
