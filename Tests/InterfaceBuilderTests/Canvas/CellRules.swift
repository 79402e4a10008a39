// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

/// Margins of table cells, and the effect of accessories. Source: 1,049 margins and 300 content
/// views that follow from files saved by Xcode 5 to 26. Counts are in brackets.
@Suite struct CellRules {
  /// Device, build and place, then the width of the cell or table and the side margin.
  private static let sides = RuleLine.lines(
    """
    # 8 as in any view before Xcode 9.
    retina4_7 11762 root = 375 8
    retina4_7 12999 nested = 375 8
    # Xcode 9 and 10: by the width alone (6, 9); roots (4); 15 in a table that is not a root view (11 of 11).
    retina4_7 13000 alone = 333 16
    retina4_7 14490 alone = 317 16
    retina4_7 14490 alone = 600 20
    retina4_7 14490 alone = 414 20
    retina4_7 14490 root = 375 16
    retina4_7 13771 nested = 375 15
    retina4_7 14460 nested = 320 15
    retina4_7 14799 nested = 375 15
    # Xcode 11: 15 at any width on a screen of 375 (16), 20 on one of 414 (4).
    retina4_7 14800 alone = 320 15
    retina4_7 15505 alone = 600 15
    retina4_7 16097 root = 375 15
    retina6_1 16097 nested = 375 20
    retina5_5 15505 alone = 375 20
    # Xcode 11.4 to 13.2: by the narrower of width and screen (31; 64); a root saved too narrow (17).
    retina4_7 17000 alone = 154 16
    retina4_7 17506 nested = 375 16
    retina6_1 17506 nested = 375 16
    retina6_1 17506 alone = 414 20
    retina4_7 17506 alone = 600 16
    retina6_1 19529 root = 375 20
    # Then 20 from 390 on (84; 17, 6, 85).
    retina4_7 20037 root = 375 16
    retina4_0 22154 root = 375 16
    retina6_0 22155 nested = 390 20
    retina6_0 23504 root = 390 20
    retina6_0 32700 alone = 390 20
    retina6_0 23504 alone = 389 16
    retina6_12 21507 root = 393 20
    retina6_1 21507 nested = 414 20
    retina4_7 21507 alone = 600 16
    # From 23727 on 20 from 393 on (17; one cell 339 wide on a screen of 393 has 20).
    retina6_0 23726 alone = 414 20
    retina6_0 23727 alone = 414 16
    retina6_1 23727 alone = 396 20
    retina6_12 24128 alone = 320 16
    retina6_0 24128 alone = 390 16
    retina6_1 24506 root = 414 20
    """)

  @Test("Side margins of cells", arguments: sides)
  func sidesOfCells(line: String) throws {
    let parts = line.split(separator: "=")
    var words = parts[0].split(separator: " ").map(String.init)
    let place = try #require(CellFixture.Place(rawValue: words.removeLast()))
    let numbers = parts[1].split(separator: " ").compactMap { Double($0) }
    let fixture = CanvasFixture(words.joined(separator: " "))
    let margins = try CellFixture.scene(place, fixture, width: numbers[0]).node("content").margins
    #expect([margins.left, margins.right] == [numbers[1], numbers[1]], "\(line)")
  }

  /// Root views on the same screens have 16.
  @Test(
    "Root views on the same screens have margins of 16",
    arguments: ["retina6_0 23504", "retina6_12 21507"])
  func rootsOfTheSameScreens(words: String) throws {
    #expect(try CanvasFixture(words).laidOut().root.margins.left == 16)
  }

  /// 8, then 11, then 15 from Xcode 26 on, in tables of every style (5). Until Xcode 10 the bottom
  /// margin is half a point less because of the separator (19 of 19).
  @Test(
    "Top and bottom margins of cells", arguments: ["plain", "grouped", "insetGrouped"],
    [
      (11_762, 8.0, 8.0), (12_999, 8, 8), (13_771, 11, 10.5), (14_799, 11, 10.5), (14_800, 11, 11),
      (21_507, 11, 11), (23_999, 11, 11), (24_000, 15, 15), (24_765, 15, 15), (32_700, 11, 11),
    ])
  func topAndBottom(style: String, rule: (tools: Int, top: Double, bottom: Double)) throws {
    let fixture = CanvasFixture("retina4_7", rule.tools)
    let margins = try CellFixture.scene(.root, fixture, width: 375, style: style).node("content")
      .margins
    #expect([margins.top, margins.bottom] == [rule.top, rule.bottom])
  }

  /// The left margin is the side margin. The right margin is 8 beside an accessory (29 of 29).
  @Test(
    "The right margin is 8 beside an accessory",
    arguments: [
      "disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton",
    ])
  func rightBesideAnAccessory(accessory: String) throws {
    let content = try CellFixture.scene(
      .root, CanvasFixture("retina6_1", 21_507), width: 414, cell: "accessoryType='\(accessory)'"
    ).node("content")
    #expect([content.margins.left, content.margins.right] == [20, 8])
  }

  /// Cells of the inset style that were never shown are saved at the full width of the table, which
  /// is 40 points too wide (11). A view 20 points from the end of the real cell is 60 points from
  /// the end of the saved one.
  @Test("Inset cells that are saved at full width") func insetCellsSavedAtFullWidth() throws {
    let cell = try CellFixture.scene(
      .root, CanvasFixture("retina6_0", 23_504), width: 390, style: "insetGrouped")
    #expect(try cell.node("cell").frame.width == 350)
    #expect(try cell.node("content").margins.right == 20)
  }

  /// A cell or content view that preserves margins has the maximum of its own margins and the cell
  /// margins (17 and 16). Otherwise it has its own margins.
  @Test(
    "Margins that the file sets",
    arguments: [
      ("preservesSuperviewLayoutMargins='YES'", 16.0, 24.0), ("", 4, 24),
    ])
  func explicitMargins(attribute: String, left: Double, right: Double) throws {
    let insets = "<edgeInsets key='layoutMargins' top='16' left='4' bottom='2' right='24'/>"
    let fixture = CanvasFixture("retina4_7", 21_507)
    let expected = EdgeInsets(
      top: 16, left: left, bottom: attribute.isEmpty ? 2 : 11, right: right)
    let content = try CellFixture.scene(
      .root, fixture, width: 375, content: attribute, inContent: insets)
    #expect(try content.node("content").margins == expected)
    let cell = try CellFixture.scene(.root, fixture, width: 375, cell: attribute, inCell: insets)
    #expect(try cell.node("cell").margins == expected)
  }
}
