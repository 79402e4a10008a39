// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// The margins of table view cells, derived from frames that Interface Builder saved. `build` is
/// the major part of the documents' `toolsVersion`, and numbers in comments count observations.
@Suite struct CellMarginsTests {
  private func margins(
    _ build: Int, _ table: CellMargins.Table, width: Double, screen: Double
  ) -> CellMargins {
    CellMargins(
      platform: PlatformVersion(major: 17, toolsBuild: build), table: table, tableWidth: width,
      screenWidth: screen, pixel: 0.5)
  }

  @Test(arguments: [
    // Before Xcode 9 cells have the default margins of views.
    (12_121, CellMargins.Table.root, 375.0, 375.0, 8.0),
    // Without a table, 317 to 333 wide (6) and 600 (9); roots of 375 (4); nested tables of 375 and
    // 320 (11).
    (14_490, .none, 320, 375, 16), (14_490, .none, 600, 375, 20), (14_490, .root, 375, 375, 16),
    (13_771, .nested, 375, 375, 15), (14_460, .nested, 320, 375, 15),
    // On a screen of 375 at any width (16), on one of 414 (4).
    (15_505, .none, 600, 375, 15), (16_097, .root, 375, 375, 15), (16_097, .nested, 375, 414, 20),
    // 154 to 375 (31), 414 and above (64); a root saved with a width of 375 on a screen of 414
    // (17).
    (17_506, .nested, 375, 414, 16), (17_506, .nested, 600, 375, 16), (18_122, .root, 375, 414, 20),
    // 320 to 375 (84), 390 (17), 393 (6), 414 and above (85).
    (21_507, .root, 375, 375, 16), (23_504, .nested, 390, 390, 20), (22_155, .root, 393, 393, 20),
    (21_507, .nested, 600, 375, 16), (24_506, .root, 402, 402, 20),
    // Since Xcode 16.3 the narrower of both has to be at least 393 (17).
    (23_727, .none, 396, 414, 20), (23_727, .none, 414, 390, 16), (24_128, .none, 320, 393, 16),
    (24_128, .none, 390, 390, 16),
  ])
  func sides(
    build: Int, table: CellMargins.Table, width: Double, screen: Double, expected: Double
  ) {
    #expect(margins(build, table, width: width, screen: screen).side == expected)
  }

  /// 8 before Xcode 9. Then 11, and 10.5 above the separator that Xcode 9 and 10 drew (19). 15 in
  /// every style of Xcode 26 (5).
  @Test(arguments: [(12_121, 8.0, 8.0), (14_490, 11, 10.5), (21_507, 11, 11), (24_127, 15, 15)])
  func verticalMarginsByBuild(build: Int, top: Double, bottom: Double) {
    let content = margins(build, .root, width: 375, screen: 375).content(hasAccessory: false)
    #expect(content.top == top)
    #expect(content.bottom == bottom)
  }

  /// 8 before an accessory (29 of 29).
  @Test func contentEndsEightPointsBeforeAnAccessory() {
    let margins = margins(21_507, .root, width: 414, screen: 414)
    #expect(margins.content(hasAccessory: true).trailing == 8)
    #expect(margins.content(hasAccessory: false).trailing == 20)
    #expect(margins.cell.trailing == 20)
  }
}
