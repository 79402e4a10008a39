// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

/// Text on the canvas of each build. Source: 2,734 widths and 4,699 heights that depend on content
/// alone, in files saved by Xcode 6 to 26. Counts are in brackets.
@Suite struct TextRules {
  private func scene(_ view: String, _ tools: Int, device: String = "retina4_7") throws
    -> LaidOutScene
  {
    try CanvasFixture(device, tools).with {
      $0.root.content = """
        <subviews>\(view)</subviews>
        <constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="100" id="1"/>
          <constraint firstItem="v" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" constant="8" id="2"/>
        </constraints>
        """
    }.laidOut()
  }

  private static let placed = "id='v' translatesAutoresizingMaskIntoConstraints='NO'"

  private func size(_ view: String, _ tools: Int, device: String = "retina4_7") throws -> Size {
    try scene(view, tools, device: device).node("v").frame.size
  }

  private func font(_ description: String, _ tools: Int) throws -> Font? {
    let view =
      "<label text='a' \(Self.placed)><fontDescription key='fontDescription' \(description)/></label>"
    guard case .label(let label) = try scene(view, tools).node("v").content else { return nil }
    return label.text.text.runs.first?.font
  }

  private static let styles = RuleLine.lines(
    """
    Body 14 17
    Headline 14 17
    Callout 13 16
    Subhead 12 15
    Footnote 12 13
    Caption1 11 12
    Caption2 11 11
    Title3 17 20
    Title2 19 22
    Title1 25 28
    Title0 31 34
    """)

  /// The sizes of category XS from Xcode 12.4 to 13.4 (33 of 34 line heights, 9 repositories).
  /// Before and after, the sizes of category L.
  @Test("Text styles have the sizes of category XS from Xcode 12.4 to 13.4", arguments: styles)
  func textStyles(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let (small, large) = (Double(words[1]), Double(words[2]))
    let description = "style='UICTFontTextStyle\(words[0])'"
    for (tools, size) in [
      (17_999, large), (18_000, small), (20_037, small), (20_999, small), (21_000, large),
    ] {
      #expect(try font(description, tools)?.size == size, "\(line) \(tools)")
    }
  }

  /// Titles of 26 and 20 points in Xcode 9 and 10 (4 of 4).
  @Test(
    "Title styles are smaller in Xcode 9 and 10",
    arguments: [
      (13_529, 26.0, 20.0), (14_460, 26, 20), (14_999, 26, 20), (15_000, 28, 22), (21_507, 28, 22),
    ])
  func titles(tools: Int, first: Double, second: Double) throws {
    #expect(try font("style='UICTFontTextStyleTitle1'", tools)?.size == first)
    #expect(try font("style='UICTFontTextStyleTitle2'", tools)?.size == second)
  }

  /// 14 points (5 of 5).
  @Test("The size called system is 14 points", arguments: [9_532, 14_490, 21_507])
  func sizeCalledSystem(tools: Int) throws {
    #expect(try font("type='system' size='system'", tools) == .system(14))
  }

  /// A title of the body style with 12 points at each side and 7 above: 31 high from Xcode
  /// 12.4 to 13.4 (13 of 13), otherwise 35. The bold titles of the primary role have the same height.
  @Test(
    "Configured buttons are 31 points high from Xcode 12.4 to 13.4",
    arguments: [(20_037, 31.0, 14.0), (21_701, 35, 17), (22_154, 35, 17)])
  func configuredButtons(tools: Int, height: Double, points: Double) throws {
    func button(_ role: String) throws -> Size {
      try size(
        """
        <button \(Self.placed) \(role) buttonType="system"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" title="Button"/></button>
        """, tools)
    }
    let (plain, primary) = (try button(""), try button("role='primary'"))
    #expect([plain.height, primary.height] == [height, height])
    let label = try size(
      """
      <label text="Button" \(Self.placed)>
      <fontDescription key="fontDescription" type="system" pointSize="\(points)"/></label>
      """, tools)
    #expect(abs(plain.width - label.width - 24) <= 1)
    #expect(primary.width > plain.width)
  }

  /// 1.0193 em before Xcode 15 (14 of 14), 0.935 since then (11 of 16). Hangul syllables have 0.863
  /// (20 of 24).
  @Test(
    "Characters of other scripts are narrower from Xcode 15 on",
    arguments: [
      (17_701, "漢字", 1.0193), (20_037, "かな", 1.0193), (21_999, "漢字", 1.0193),
      (22_000, "漢字", 0.935), (22_685, "かな", 0.935), (11_762, "한국", 0.863), (21_701, "한국", 0.863),
    ])
  func otherScripts(tools: Int, text: String, em: Double) throws {
    let width = try size(
      """
      <label text="\(text)" \(Self.placed)>
      <fontDescription key="fontDescription" type="system" pointSize="100"/></label>
      """, tools
    ).width
    #expect(abs(width - 200 * em) <= 1)
  }

  /// 50 by 50 in a stack view from Xcode 10 on (23 of 27). 0 outside of stack views (41 of 52) and
  /// with several lines (20 of 20).
  @Test(
    "Empty labels in stack views are 50 by 50 from Xcode 10 on",
    arguments: [
      (14_490, true, "", 50.0), (14_489, true, "", 0), (21_507, true, "", 50),
      (21_507, true, "numberOfLines='0'", 0), (21_507, true, "numberOfLines='2'", 0),
      (21_507, false, "", 0),
    ])
  func emptyLabels(tools: Int, isArranged: Bool, lines: String, side: Double) throws {
    let id = isArranged ? "id='inner'" : Self.placed
    let label = """
      <label \(id) \(lines)><fontDescription key="fontDescription" pointSize="17"/></label>
      """
    let view =
      isArranged ? "<stackView \(Self.placed)><subviews>\(label)</subviews></stackView>" : label
    let node = try scene(view, tools).node(isArranged ? "inner" : "v")
    #expect(node.frame.size == Size(width: side, height: side))
  }
}
