// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

/// Root views of presented or embedded controllers and of xibs. Source: root frames and safe areas
/// that follow from files saved by Xcode 9 to 26. Each line is an observed combination. Counts are
/// in brackets.
@Suite struct SheetRules {
  /// The height of the root view, then its safe area insets at the top and bottom.
  private static let presented = RuleLine.lines(
    """
    # Full screen until Xcode 10 (29), and by presentation style (9).
    retina4_7 14490 present = 667 20 0
    retina4_7 14490 show = 667 20 0
    retina4_7 14490 present tab nav = 667 64 49
    retina4_0 14490 present:formSheet nav = 568 64 0
    retina6_1 20037 present:fullScreen = 896 44 34
    retina6_1 21507 present:fullScreen nav = 896 92 34
    retina4_7 17506 show own:fullScreen = 667 0 0
    retina5_5 22154 present:overFullScreen own:overFullScreen = 736 20 0
    # Sheets begin at 54 with a notch of 44 (35 roots), at 20 with a home button (20).
    retina6_1 17506 present = 842 0 34
    retina6_1 17506 show = 842 0 34
    retina6_5 16097 show = 842 0 34
    retina6_1 19529 present:pageSheet = 842 0 34
    retina4_7 17506 present = 647 0 0
    retina4_7 15505 show = 647 0 0
    retina4_7 15000 present:formSheet = 647 0 0
    retina4_7 20037 present = 647 0 0
    retina4_7 22154 present:formSheet = 647 0 0
    retina5_5 22154 present = 716 0 0
    # 10 below the safe area on other devices from Xcode 13.3 on (6).
    retina6_0 22154 present = 834 0 0
    retina6_12 22154 present = 842 0 0
    retina6_12 32700 show = 842 0 0
    # Bottom inset 0 from Xcode 13 on (4 of 4 without a bar, 1 with one), 34 before (4, 2 with one).
    retina6_1 20037 present = 842 0 0
    retina6_1 19999 present = 842 0 34
    retina5_9 16097 present nav = 758 56 34
    retina6_1 17506 present nav = 842 56 34
    retina6_0 23504 present nav = 834 56 0
    # Bars of 56, with large titles of 108 (31).
    retina4_7 15505 show top:nav = 647 56 0
    retina6_1 17506 present:formSheet nav = 842 56 34
    retina4_7 17506 present nav large first:label = 647 108 0
    retina4_7 17506 present nav large first:collectionView = 647 56 0
    # From 23727 on sheets begin below the notch, which is also the top inset; bars: 54 at 16 (3).
    retina6_1 24506 present = 848 48 0
    # With a home button, 10 below the screen's top (5 of 6); the top inset by the same rule.
    retina4_7 23504 present = 647 0 0
    retina4_7 24128 present = 657 10 0
    retina6_12 24506 present nav = 793 70 0
    """)

  @Test("Roots of presented controllers", arguments: presented)
  func presentedRoots(line: String) throws {
    let rule = RuleLine(line)
    let root = try rule.fixture.laidOut().root
    #expect(
      [root.frame.height, root.safeArea.top, root.safeArea.bottom] == rule.numbers, "\(line)")
  }

  /// Before sheets existed, popovers had a separate size and no insets (3). Since then they are
  /// sheets.
  @Test(
    "Roots of popovers",
    arguments: RuleLine.lines(
      """
      retina4_7 14490 present:popover 200x65 = 65 0 0
      retina4_7 14490 present:popover 200x200 = 200 0 0
      retina4_7 17506 present:popover = 647 0 0
      retina6_1 17506 present:popover nav = 842 56 34
      """))
  func popovers(line: String) throws { try presentedRoots(line: line) }

  /// The bottom inset is 0 (14 of 14). The top inset is the status bar from Xcode 9 on (13 of 13),
  /// whatever the size, and 0 before (6 of 6).
  @Test(
    "Roots of embedded controllers",
    arguments: RuleLine.lines(
      """
      ipad9_7 11762 embed 240x400 = 400 0 0
      retina4_7 12999 embed 375x617 = 617 0 0
      retina4_7 13529 embed 375x617 = 617 20 0
      ipad9_7 14490 embed 545x530 = 530 20 0
      retina6_1 17506 embed 414x150 = 150 44 0
      retina6_1 20037 embed 414x808 = 808 44 0
      ipad9_7 32700 embed 375x400 = 400 20 0
      """))
  func embeddedRoots(line: String) throws { try presentedRoots(line: line) }

  /// Views of xibs: device, build, width and height, then the top and bottom insets. With a home
  /// indicator, a view wider or higher than the screen has both insets (9 of 9); a smaller view has
  /// the top inset (5 of 6). With a home button, a view as wide as the screen has the status bar
  /// (1), and others do not (3). From 21600 on every view has all insets (12).
  @Test(
    "Roots of xibs",
    arguments: RuleLine.lines(
      """
      retina6_1 17506 414x896 = 44 34
      retina6_1 17701 434x120 = 44 34
      retina6_1 17701 510x160 = 44 34
      retina6_1 17506 600x300 = 44 34
      retina6_1 17506 219x102 = 44 0
      retina6_1 21507 300x500 = 48 0
      retina6_1 21701 300x200 = 48 34
      retina6_12 22154 300x500 = 59 34
      retina4_7 21701 300x200 = 20 0
      retina4_7 14460 375x570 = 20 0
      retina4_7 22154 375x667 = 20 0
      retina4_7 22505 465x154 = 20 0
      retina4_7 14113 600x154 = 0 0
      ipad12_9rounded 21225 1024x1366 = 24 20
      ipad10_9rounded 17506 820x1180 = 24 20
      """))
  func views(line: String) throws {
    let rule = RuleLine(line)
    let size = try #require(rule.fixture.size)
    let frame = "<rect key='frame' width='\(size.width)' height='\(size.height)'/>"
    for tag in ["view", "collectionViewCell", "tableViewCell"] {
      let scene = try LaidOutScene(
        xib: "<\(tag) id='v'>\(frame)</\(tag)>", device: rule.fixture.device ?? "",
        tools: rule.fixture.tools)
      let area = scene.root.safeArea
      // Collection view cells are like any view (1). Table cells have no safe area.
      let expected = tag == "tableViewCell" ? [0, 0] : rule.numbers
      #expect([area.top, area.bottom] == expected, "\(tag) \(line)")
    }
  }
}
