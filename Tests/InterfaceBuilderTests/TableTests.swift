// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

/// A table of two sections on a canvas of 375 × 667 points; the second has a title and a text below.
@Suite struct TableTests {
  private static func cell(
    _ id: String, y: Double, accessory: String = "", height: Double = 44, x: Double = 16,
    width: Double = 343, content: Double? = nil
  ) -> String {
    """
    <tableViewCell \(accessory) style="IBUITableViewCellStyleValue1" textLabel="\(id)T"
      detailTextLabel="\(id)D" id="\(id)">
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)C">
        <rect key="frame" x="0.0" y="0.0" width="\(content ?? width)" height="\(height)"/>
        <subviews>
          <label text="Text" id="\(id)T"><rect key="frame" x="16" y="12" width="33" height="20.5"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          <label text="Detail" id="\(id)D">
            <rect key="frame" x="\((content ?? width) - 64)" y="12" width="48" height="20.5"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private static func table(
    style: String = "insetGrouped", attributes: String = "", first: String? = nil
  ) -> String {
    """
    <tableView key="view" style="\(style)" \(attributes) alwaysBounceVertical="YES"
      dataMode="static" rowHeight="-1" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <sections>
        <tableViewSection id="s1"><cells>
          \(first ?? cell("a", y: 18))
          \(cell("b", y: 62, accessory: "accessoryType='checkmark'"))
        </cells></tableViewSection>
        <tableViewSection headerTitle="Second" id="s2"><cells>
          \(cell("c", y: 162, accessory: "accessoryType='disclosureIndicator'", content: 313))
        </cells>
        <string key="footerTitle">A text below the cells of the second section, so long that it \
    wraps on every phone</string>
        </tableViewSection>
      </sections>
    </tableView>
    """
  }

  private func scene(
    _ view: String = table(), _ options: SceneOptions = SceneOptions(), tools: String = "21507"
  ) throws -> LaidOutScene {
    try LaidOutScene(storyboard(view: view, tools: tools), scene: "s", options: options)
  }

  private func content(_ scene: LaidOutScene, _ id: String) throws -> CellContent {
    guard case .cell(let content)? = scene.items[id]?.content else {
      throw MissingCell()
    }
    return content
  }

  private struct MissingCell: Error {}

  private func title(_ scene: LaidOutScene, _ prefix: String) throws -> LayoutSnapshot.Node {
    try #require(
      scene.snapshot.nodes.first { node in
        if case .label(let label) = node.content {
          label.text.text.string.hasPrefix(prefix)
        } else {
          false
        }
      })
  }

  @Test func cellsKnowTheirPlaceInTheSection() throws {
    let scene = try scene()
    let cells = try ["a", "b", "c"].map { try content(scene, $0) }
    #expect(cells.map(\.isFirst) == [true, false, true])
    #expect(cells.map(\.isLast) == [false, true, true])
    #expect(cells.map(\.accessory) == [.none, .checkmark, .disclosureIndicator])
    #expect(cells.allSatisfy { $0.tableStyle == .insetGrouped })
  }

  @Test func separatorsBeginWhereTheTextDoesUnlessTheFileSaysOtherwise() throws {
    #expect(try content(scene(), "a").separatorInset?.leading == 16)
    let none = Self.table(attributes: "separatorStyle='none'")
    #expect(try content(scene(none), "a").separatorInset == nil)
    let inset = Self.table().replacing(
      "<sections>",
      with: "<inset key='separatorInset' minX='30' minY='0.0' maxX='4' maxY='0.0'/><sections>")
    let explicit = try content(scene(inset), "a").separatorInset
    #expect(explicit == DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 4))
  }

  @Test func groupedTablesAreGrey() throws {
    #expect(
      try scene().items["table"]?.appearance.backgroundColor
        == Color(.systemGroupedBackground))
    let plain = try scene(Self.table(style: "plain"))
    #expect(plain.items["table"]?.appearance.backgroundColor == Color(.systemBackground))
  }

  @Test func onTheirOwnCanvasCellsStayWhereTheFileHasThem() throws {
    let scene = try scene()
    #expect(scene.frames["b"] == Rect(x: 16, y: 62, width: 343, height: 44))
    #expect(scene.frames["bD"] == Rect(x: 279, y: 12, width: 48, height: 20.5))
  }

  @Test func titlesStandBesideTheirCellsAndWrap() throws {
    let scene = try scene()
    let header = try title(scene, "SECOND")
    #expect(header.frame.maxY == 155)
    #expect(header.frame.x == 32)
    let footer = try title(scene, "A text")
    #expect(footer.frame.y == 214)
    #expect(footer.frame.width == 311)
    #expect(footer.frame.height > 30)
  }

  @Test func cellsNeverShownAreMovedInWithTheirText() throws {
    let cell = Self.cell(
      "a", y: 18, accessory: "accessoryType='disclosureIndicator'", x: 0, width: 375, content: 345)
    let scene = try scene(Self.table(first: cell))
    #expect(scene.frames["a"] == Rect(x: 16, y: 18, width: 343, height: 44))
    #expect(scene.frames["aC"]?.width == 313)
    #expect(scene.frames["aT"]?.x == 16)
    let detail = try #require(scene.frames["aD"])
    #expect(detail.maxX == 305, "8 points before an accessory, as in 29 saved cells")
  }

  @Test func onAnotherDeviceCellsFollowTheTable() throws {
    let scene = try scene(
      Self.table(), SceneOptions(device: try Device.named("retina6_5")))
    // Rows that size themselves are a pixel lower than others: 43.67 in saved cells.
    let first = try #require(scene.frames["a"])
    #expect(first == Rect(x: 20, y: 18, width: 374, height: 44 - 1 / 3))
    #expect(scene.frames["b"]?.y == first.maxY)
    #expect(scene.frames["aT"]?.x == 20, "the text keeps to the margin, which is wider here")
    let content = try #require(scene.frames["cC"])
    #expect(abs(content.width - (374 - 20 - 31 / 3.0)) < 1e-9)
  }

  @Test func largerTextMakesHigherCellsAndPushesTheRestDown() throws {
    let scene = try scene(Self.table(), SceneOptions(contentSizeCategory: .accessibilityExtraLarge))
    let first = try #require(scene.frames["a"])
    let second = try #require(scene.frames["b"])
    let third = try #require(scene.frames["c"])
    #expect(first.height > 44)
    #expect(second.y == first.maxY)
    let header = try title(scene, "SECOND")
    #expect(header.frame.y >= second.maxY + 8)
    #expect(third.y >= header.frame.maxY)
    #expect(scene.snapshot.conflicts.isEmpty)
  }

  @Test func textsOfAStyleWrapAtTheTextSizesOfAccessibility() throws {
    let long = Self.table().replacing(
      #"text="Text" id="aT""#,
      with: #"text="A text that does not fit on a line where it is so large" id="aT""#)
    func lines(_ scene: LaidOutScene) -> Int? {
      guard case .label(let label)? = scene.items["aT"]?.content else { return nil }
      return label.numberOfLines
    }
    let standard = try scene(long, SceneOptions(contentSizeCategory: .extraExtraExtraLarge))
    let large = try scene(long, SceneOptions(contentSizeCategory: .accessibilityMedium))
    #expect(lines(standard) == 1 && lines(large) == 0)
    let (text, detail) = (large.frames["aT"], large.frames["aD"])
    #expect(text?.height ?? 0 > 2 * (detail?.height ?? 0))
    #expect(large.frames["a"]?.height ?? 0 > 3 * (detail?.height ?? 0))
  }

  @Test func cellsOfAFixedHeightKeepIt() throws {
    let fixed = Self.table().replacing(
      #"style="IBUITableViewCellStyleValue1" textLabel="aT""#,
      with: #"rowHeight="44" style="IBUITableViewCellStyleValue1" textLabel="aT""#)
    let scene = try scene(fixed, SceneOptions(contentSizeCategory: .accessibilityExtraLarge))
    #expect(scene.frames["a"]?.height == 44)
  }

  @Test func fromRightToLeftCellsAreMirrored() throws {
    let scene = try scene(Self.table(), SceneOptions(direction: .rightToLeft))
    // 18 above and below the first group of two rows of 43.5, 38 for the title of the second.
    #expect(scene.frames["c"] == Rect(x: 16, y: 161, width: 343, height: 43.5))
    #expect(scene.frames["cC"]?.x == 26.5, "the accessory is at the left")
    #expect(scene.frames["aT"]?.maxX == 327)
    let detail = try #require(scene.frames["aD"])
    #expect(detail.x == 16)
    #expect(try title(scene, "SECOND").frame.maxX == 343)
  }

  @Test func rotatedCellsKeepClearOfTheCamera() throws {
    let file = try storyboardOnNotch(Self.table())
    let options = SceneOptions(orientation: .landscape)
    let scene = try LaidOutScene(file, scene: "s", options: options)
    #expect(scene.frames["a"] == Rect(x: 64, y: 18, width: 684, height: 44 - 1 / 3))
    let plain = try LaidOutScene(
      storyboardOnNotch(Self.table(style: "plain")), scene: "s", options: options)
    #expect(plain.frames["a"]?.width == 812)
    // As insetsContentViewsToSafeArea has it.
    #expect(plain.frames["aC"]?.x == 44)
    #expect(plain.frames["aT"]?.x == 20)
  }

  private func storyboardOnNotch(_ view: String) throws -> IBDocument {
    try storyboard(
      view: view.replacing("height=\"667\"", with: "height=\"812\""), device: "retina5_9",
      tools: "17701")
  }

  @Test func theMarginsOfCellsDoNotDependOnTheFrameOfAFreeTable() throws {
    func margins(_ frame: String) throws -> DirectionalEdgeInsets? {
      let document = try storyboard(
        view: rootView(
          """
          <subviews><tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">\(frame)
          <prototypes><tableViewCell id="cell"><rect key="frame" y="28" width="414" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
              <rect key="frame" width="414" height="44"/></tableViewCellContentView>
          </tableViewCell></prototypes></tableView></subviews>
          """, width: 414, height: 736), device: "retina5_5")
      return try LaidOutScene(document, scene: "s").items["content"]?.margins.own
    }
    let wide = DirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    #expect(try margins("<rect key='frame' width='414' height='736'/>") == wide)
    #expect(try margins("<rect key='frame' width='0.0' height='0.0'/>") == wide)
  }

  /// Source: a static table saved by Xcode 12 with its first row at 8.
  @Test func theFileMayFixTheHeightsOfTitles() throws {
    let options = phone()
    let table = Self.table(attributes: "sectionHeaderHeight='8' sectionFooterHeight='8'")
    #expect(try scene(table, options).frames["a"]?.y == 8)
    // What Interface Builder writes for every table decides nothing.
    let usual = Self.table(attributes: "sectionHeaderHeight='18' sectionFooterHeight='18'")
    #expect(try scene(usual, options).frames["a"]?.y == scene(Self.table(), options).frames["a"]?.y)
  }

  /// Source: UIKit's tables give their headers their own width.
  @Test func aHeaderIsAsWideAsATableWithoutRows() throws {
    let table = """
      <tableView key="view" id="table"><rect key="frame" width="375" height="667"/>
        <view key="tableHeaderView" id="head"><rect key="frame" width="600" height="50"/></view>
      </tableView>
      """
    #expect(
      try scene(table, phone()).frames["head"] == Rect(x: 0, y: 0, width: 393, height: 50))
  }

  private func phone() -> SceneOptions {
    var options = SceneOptions()
    options.device = try? Device.named("iPhone 15")
    return options
  }

  /// Source: rows of a saved table: as high with an empty second text as without one. The text begins
  /// where that of other rows does.
  @Test func rowsShowTheirListContent() throws {
    func cell(_ id: String, y: Double, _ configuration: String) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" y="\(y)" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)c" preservesSuperviewLayoutMargins="YES">
      <rect key="frame" width="414" height="44"/></tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" \(configuration)/></tableViewCell>
      """
    }
    let document = try document(
      storyboard: """
        <device id="retina6_1" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><tableViewController id="c">
          <tableView key="view" rowHeight="-1" id="table"><rect key="frame" width="414" height="896"/>
          <sections><tableViewSection id="section"><cells>
            \(cell("a", y: 0, "text='One' secondaryText=''"))\(cell("b", y: 44, "text='Two'"))
            \(cell("d", y: 88, "text='Two' secondaryText='More'"))
          </cells></tableViewSection></sections></tableView>
        </tableViewController></objects></scene></scenes>
        """)
    let scene = try LaidOutScene(document, scene: "s")
    let labels = scene.snapshot.nodes.filter { $0.name == "UILabel" }
    let texts = labels.map { node in
      if case .label(let label) = node.content { label.text.text.string } else { "" }
    }
    #expect(texts == ["One", "Two", "Two", "More"])
    #expect(labels.allSatisfy { $0.absoluteFrame.x == 20 })
    #expect(
      abs(labels[0].absoluteFrame.midY - 22) <= 0.25, "in the middle, as near as pixels allow")
    #expect(labels[2].absoluteFrame.maxY + 3 == labels[3].absoluteFrame.y)
    // On another screen rows are as high as their content asks.
    var options = SceneOptions()
    options.device = try Device.named("retina4_7")
    let moved = try LaidOutScene(document, scene: "s", options: options)
    #expect(moved.frames["a"]?.height == moved.frames["b"]?.height)
    #expect((moved.frames["d"]?.height ?? 0) > (moved.frames["b"]?.height ?? 0))
  }
}
