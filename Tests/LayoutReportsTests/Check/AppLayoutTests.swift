// SPDX-License-Identifier: MIT

import Diagnostics
import Testing

@testable import LayoutReports

/// A defect that exists in the file but not in the running app is no finding. Each test has a
/// correct file, and a mistake of the same form.
///
/// Source of the expectations: UIKit's documented behaviour, and findings over public files that
/// were judged by reading the files.
struct AppLayoutTests {
  private typealias File = CheckedFile

  private func found(_ rule: RuleID, _ all: [Diagnostic]) -> [Diagnostic] {
    all.filter { $0.rule == rule }
  }

  private func label(_ id: String, _ text: String, y: Double) -> String {
    File.box(
      id, (0, y, 200, 20), element: "label", attributes: #"text="\#(text)""#,
      inside: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
  }

  // MARK: Ambiguity

  /// Two labels of the same priority between two edges.
  private var stretched: (views: String, constraints: String) {
    (
      label("first", "First", y: 0) + label("second", "Second", y: 20),
      File.pins("first", to: "content", [("top", 10), ("leading", 10)])
        + File.pins("second", to: "content", [("bottom", -10), ("leading", 10)])
          + """
          <constraint firstItem="second" firstAttribute="top" secondItem="first" \
          secondAttribute="bottom" id="gap"/>
          """
    )
  }

  private func table(_ table: String, cell: String, list: String) -> String {
    let content = """
      <tableViewCell \(cell) id="cell">
      <rect key="frame" x="0.0" y="28" width="393" height="140"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="393" height="140"/>
      <subviews>\(stretched.views)</subviews><constraints>\(stretched.constraints)</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    return File.box(
      "table", (0, 59, 393, 759), element: "tableView", attributes: table,
      inside: list == "prototypes"
        ? "<prototypes>\(content)</prototypes>"
        : """
        <sections><tableViewSection id="section"><cells>\(content)</cells></tableViewSection></sections>
        """)
  }

  /// The app ignores the row height of a prototype cell, but not that of a static cell.
  @Test(arguments: [
    (#"dataMode="prototypes" rowHeight="-1""#, #"rowHeight="140""#, "prototypes", 0),
    (#"dataMode="prototypes" rowHeight="140""#, "", "prototypes", 1),
    (#"dataMode="static" rowHeight="-1""#, #"rowHeight="140""#, "sections", 1),
  ])
  func heightsOfCellsThatTheAppComputesCauseNoAmbiguity(
    table attributes: String, cell: String, list: String, count: Int
  ) throws {
    let edges = File.pins(
      "table", to: "safe", [("top", 0), ("bottom", 0), ("leading", 0), ("trailing", 0)])
    let all = try File.screen(
      table(attributes, cell: cell, list: list), constraints: edges)
    #expect(found("ambiguous-layout", all).count == count)
  }

  /// Code adds the views of an empty stack view and the controller of an empty container view, and
  /// sets the image of an empty image view.
  @Test(arguments: [
    (File.box("box", (0, 0, 0, 40), element: "stackView"), 0),
    (
      File.box(
        "box", (0, 0, 0, 40), element: "stackView",
        inside: """
          <subviews>\(File.box("shown", (0, 0, 0, 40), attributes: #"hidden="YES""#))</subviews>
          """), 0
    ),
    (
      File.box(
        "box", (0, 0, 80, 40),
        inside: """
          <subviews>\(File.box("picture", (0, 0, 80, 40), element: "imageView"))</subviews>
          <constraints>\(File.pins("picture", to: "box", [
            ("top", 0), ("bottom", 0), ("leading", 0), ("trailing", 0)]))</constraints>
          """), 0
    ),
    (File.box("box", (0, 0, 80, 40), element: "containerView"), 0),
    (
      File.box(
        "box", (0, 0, 80, 40), element: "containerView",
        inside: """
          <connections><segue destination="other" kind="embed" id="segue"/></connections>
          """), 1
    ),
    (File.box("box", (0, 0, 80, 40)), 1),
  ])
  func viewsThatCodeFillsAreNotAmbiguous(view: String, count: Int) throws {
    let all = try File.screen(
      view,
      constraints: File.pins("box", to: "safe", [("top", 0), ("leading", 0), ("bottom", 0)]))
    #expect(found("ambiguous-layout", all).count == count)
  }

  /// On the canvas of Xcode 12, Body has 14 points, in an app 17.
  @Test func textsHaveTheSizeOfADevice() throws {
    let text = File.box(
      "text", (16, 60, 100, 17), element: "label",
      attributes: #"text="A text of 205 points" lineBreakMode="tailTruncation""#,
      inside: """
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints>\(File.size("width", 145, "wide"))</constraints>
        """)
    let edges = File.pins("text", to: "safe", [("top", 16), ("leading", 16)])
    #expect(
      found("truncated-text", try File.screen(text, constraints: edges, tools: 17_701)).count == 1)
  }

  // MARK: Conflicts

  /// The distance between the baselines depends on the rounding of measured lines.
  @Test(arguments: [(21.0, 0), (24.0, 1)])
  func conflictsBelowAPointWithBaselinesAreRounding(distance: Double, count: Int) throws {
    let field = File.box(
      "field", (100, 60, 200, 30), element: "textField",
      inside: """
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <constraints>\(File.size("height", 30, "high"))</constraints>
        """)
    let button = File.box("line", (0, 120, 200, 40))
    let constraints =
      File.pins("label", to: "safe", [("top", 60), ("leading", 16)])
      + File.pins("line", to: "safe", [("leading", 16), ("trailing", 0)])
      + File.pins("field", to: "safe", [("leading", 100), ("trailing", 0)])
        + """
        <constraint firstItem="line" firstAttribute="top" secondItem="label" \
        secondAttribute="bottom" constant="\(distance)" id="c1"/>
        <constraint firstItem="line" firstAttribute="top" secondItem="field" \
        secondAttribute="bottom" constant="16" id="c2"/>
        <constraint firstItem="field" firstAttribute="baseline" secondItem="label" \
        secondAttribute="baseline" id="c3"/>
        <constraint firstItem="line" firstAttribute="height" constant="40" id="c4"/>
        """
    let all = try File.screen(
      label("label", "Room:", y: 60) + field + button, constraints: constraints)
    #expect(found("conflict", all).count == count, "\(found("conflict", all))")
  }

  // MARK: Places

  /// A plain button of 40 points is centred in a view of 30. Its image is inside.
  @Test(arguments: [("", 0), (#"<color key="backgroundColor" white="0.5" alpha="1"/>"#, 1)])
  func emptyMarginsOfButtonsMayBeOutside(background: String, count: Int) throws {
    let button = File.box(
      "button", (-5, 0, 40, 40), element: "button",
      inside: """
        <state key="normal" title="x"/>\(background)<constraints>\(File.size("width", 40, "w"))\
        \(File.size("height", 40, "h"))</constraints>
        """)
    let bar = File.box(
      "bar", (40, 80, 30, 40), attributes: #"clipsSubviews="YES""#,
      inside: """
        <subviews>\(button)</subviews>
        <constraints>\(File.pins("button", to: "bar", [("centerX", 0), ("centerY", 0)]))\
        \(File.size("width", 30, "bw"))\(File.size("height", 40, "bh"))</constraints>
        """)
    let all = try File.screen(
      bar, constraints: File.pins("bar", to: "safe", [("top", 40), ("leading", 40)]))
    #expect(found("outside-superview", all).count == count)
  }
}
