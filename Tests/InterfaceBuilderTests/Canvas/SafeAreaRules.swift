// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

/// Safe areas of root views. Source: 1,286 insets, one per edge of a scene, that follow from frames
/// saved by Xcode 8 to 26. Each line is an observed combination.
/// Brackets have the counts at the top and at the bottom. The builds are those at which a rule
/// begins.
@Suite struct SafeAreaRules {
  static func check(_ line: String) throws {
    let rule = RuleLine(line)
    let area = try rule.fixture.safeArea()
    #expect([area.top, area.bottom] == Array(rule.numbers.prefix(2)), "\(line)")
    let sides = rule.numbers.count > 2 ? rule.numbers[2] : 0
    #expect([area.left, area.right] == [sides, sides], "\(line)")
  }

  private static let plain = RuleLine.lines(
    """
    # Home button: 20, then 0 from Xcode 11 to 14.2 (13 of 13, 9 of 9, 9 of 9), then 20 again.
    retina4_0 14490 = 20 0
    retina4_7 14490 = 20 0
    retina5_5 14490 = 20 0
    retina3_5 15505 = 0 0
    retina4_7 15505 = 0 0
    retina4_7 17506 = 0 0
    retina4_7 20037 = 0 0
    retina4_7 21225 = 0 0
    retina4_7 21507 = 0 0
    retina4_7 21701 = 20 0
    retina4_7 22154 = 20 0
    retina4_0 22154 = 20 0
    retina5_5 23727 = 20 0
    retina4_7 24506 = 20 0
    none 17506 = 0 0
    # Notch: 44 on all, from Xcode 13.3 on by device (13, 1, 2, 9; 1, 1; 1, 1, 1; 1, 1, 2, 8; 7).
    retina6_1 14490 = 44 34
    retina6_1 16097 = 44 34
    retina6_1 17506 = 44 34
    retina6_1 20037 = 44 34
    retina6_1 21225 = 48 34
    retina6_1 21507 = 48 34
    retina6_1 21701 = 48 34
    retina6_0 17506 = 44 34
    retina6_0 20037 = 44 34
    retina6_0 21225 = 47 34
    retina6_0 21507 = 47 34
    retina6_7 17506 = 44 34
    retina6_7 19150 = 44 34
    retina6_7 21507 = 47 34
    retina5_9 14490 = 44 34
    retina5_9 20037 = 44 34
    retina5_9 21507 = 47 34
    retina5_9 21701 = 50 34
    retina5_9 22154 = 50 34
    retina6_5 14490 = 44 34
    retina6_5 16097 = 44 34
    retina6_5 17506 = 44 34
    retina6_5 22154 = 44 34
    # Dynamic Island.
    retina6_12 21507 = 59 34
    retina6_12 22154 = 59 34
    retina6_12 23504 = 59 34
    retina6_72 22154 = 59 34
    # Doubled from 23727 on (3 and 3; 9 and 7); also with a smaller notch (bars at 88).
    retina6_12 23726 = 59 34
    retina6_12 23727 = 118 68
    retina6_1 24127 = 96 68
    retina6_1 25094 = 96 68
    retina5_9 24506 = 88 68
    # The canvas of the minis until Xcode 26 (1).
    retina5_9 23727 = 100 68
    # In landscape, the insets of portrait in addition (6).
    retina6_0 23504 landscape = 0 21 47
    retina6_0 24412 landscape = 47 55 47
    # Development builds, whose age is unknown (54).
    retina6_12 32700 = 59 34
    retina6_1 32700 = 48 34
    retina5_9 32700 = 50 34
    retina4_0 32700 = 20 0
    ipad9_7 32700 = 20 0
    # Pads, and phones in landscape (3).
    ipad9_7 14490 = 20 0
    ipad10_5 14490 = 20 0
    ipad12_9rounded 14490 = 24 20
    ipad12_9rounded 21225 = 24 20
    ipad9_7 21701 = 20 0
    retina6_12 22154 landscape = 0 21 59
    retina6_12 22154 landscape nav = 32 21 59
    retina4_0 14490 landscape = 0 0
    """)

  @Test("The safe area excludes the status bar and the notch", arguments: plain)
  func screens(line: String) throws { try Self.check(line) }
}
