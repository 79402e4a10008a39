// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// Where rows, titles and items of lists stand.
@Suite struct ListArrangementTests {
  private func title(
    _ kind: SectionTitleLayout.Kind, _ style: CellContent.TableStyle, build: Int = 21_507,
    scale: Double = 2
  ) -> SectionTitleLayout {
    SectionTitleLayout(
      kind, style,
      in: Environment(
        pixels: PixelGrid(scale: scale), platform: PlatformVersion(major: 17, toolsBuild: build)),
      sides: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  /// Where first cells stand in saved files: 28 and, with room above since iOS 15, 50 in plain tables (21
  /// and 20); 55.5, 55.33 and 38 below titles of groups (30), 18 without (40).
  @Test func titlesDecideHeights() {
    #expect(title(.header(isFirst: true), .plain).height(title: 20.5) == 28)
    #expect(SectionTitleLayout.topPadding(PlatformVersion(major: 14, toolsBuild: 17_506)) == 0)
    #expect(SectionTitleLayout.topPadding(PlatformVersion(major: 16, toolsBuild: 21_507)) == 22)
    #expect(title(.header(isFirst: true), .grouped).height(title: 16) == 55.5)
    let atThree = title(.header(isFirst: true), .insetGrouped, scale: 3).height(title: 16)
    #expect(abs(atThree - 55 - 1 / 3.0) < 1e-9)
    #expect(title(.header(isFirst: false), .grouped).height(title: 16) == 38)
    #expect(title(.header(isFirst: true), .insetGrouped).height(title: nil) == 18)
    #expect(title(.footer, .grouped).height(title: nil) == 18)
    #expect(title(.footer, .plain).height(title: nil) == 0)
    #expect(title(.header(isFirst: true), .grouped, build: 14_490).height(title: nil) == 35)
  }

  @Test func titlesStandInThePart() {
    let frame = title(.header(isFirst: false), .grouped)
      .titleFrame(in: Size(width: 375, height: 38), title: 16)
    #expect(frame == Rect(x: 16, y: 15, width: 343, height: 16))
  }

  /// Sums of the heights.
  @Test func rowsFollowEachOther() {
    var table = TableArrangement()
    table.width = 300
    table.sides = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    table.headHeight = 10
    var section = TableArrangement.Section()
    section.header = .init(height: 28, padding: 22)
    section.footer = .init(height: 18)
    section.rows = [.init(height: 44), .init(height: 60)]
    table.sections = [section, section]
    table.place()
    #expect(table.header(0) == Rect(x: 0, y: 32, width: 300, height: 28))
    #expect(table.row(1, in: 0) == Rect(x: 20, y: 104, width: 260, height: 60))
    #expect(table.footer(0).y == 164)
    #expect(table.section(1) == Rect(x: 0, y: 182, width: 300, height: 172))
    #expect(table.end == 354)
    #expect(table.pinnedHeader(0, visibleTop: 100).y == 100)
    #expect(table.pinnedHeader(0, visibleTop: 170).y == 154)
    let rows = table.rows(from: 103, to: 233)
    #expect(rows.map { [$0.section, $0.row] } == [[0, 0], [0, 1], [1, 0]])
    #expect(table.rows(from: 60, to: 60).isEmpty)
  }

  /// Lines of 100 points hold two items of 40, 20 apart; one that fills a line by itself is in its middle.
  @Test func itemsFillLines() {
    var section = FlowArrangement.Section()
    section.itemSpacing = 10
    section.lineSpacing = 5
    section.header = 12
    section.inset = EdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    section.items = Array(repeating: Size(width: 40, height: 20), count: 3)
    let flow = FlowArrangement([section], isVertical: true, length: 100)
    #expect(flow.sections[0].header == Rect(x: 0, y: 0, width: 100, height: 12))
    #expect(
      flow.sections[0].items == [
        Rect(x: 0, y: 15, width: 40, height: 20), Rect(x: 60, y: 15, width: 40, height: 20),
        Rect(x: 0, y: 40, width: 40, height: 20),
      ])
    #expect(flow.size == Size(width: 100, height: 64))
    section.items[0].width = 70
    let sideways = FlowArrangement([section], isVertical: false, length: 30)
    #expect(sideways.sections[0].items.count == 3)
    #expect(sideways.size.height == 30)
    let wide = FlowArrangement([section], isVertical: true, length: 100)
    #expect(wide.sections[0].items[0].x == 15)
  }
}
