// SPDX-License-Identifier: MIT

import Diagnostics
import Testing

@testable import LayoutReports

/// A conflict needs constraints of the author. Each test has a correct file that a solver cannot
/// satisfy, and a mistake of the same form.
struct ConflictAuthorshipTests {
  private typealias File = CheckedFile

  private func conflicts(_ found: [Diagnostic]) -> [Diagnostic] {
    found.filter { $0.rule == "conflict" }
  }

  private func card(height: Double) -> String {
    File.box(
      "card", (0, 0, 200, height),
      inside: "<constraints>\(File.size("height", height, "high"))</constraints>")
  }

  /// The host decides the size of a view without a controller.
  @Test func savedSizeOfAFreeViewIsNoConflict() throws {
    let edges = File.pins(
      "card", to: "root", [("top", 0), ("bottom", 0), ("leading", 0), ("trailing", 0)])
    #expect(conflicts(try File.view(card(height: 60), constraints: edges)).isEmpty)
    let twice = edges + File.pins("card", to: "root", [("centerY", 10)])
    let found = conflicts(try File.view(card(height: 60), constraints: twice))
    #expect(found.count == 1)
    #expect(found.first?.notes.contains { $0.contains("root.height == 100") } == false)
  }

  /// No size but zero satisfies the constraints, so the view is never visible.
  @Test func sizeThatCanOnlyBeZeroIsAConflict() throws {
    let found = try File.view(
      File.box("card", (0, 0, 0, 60)),
      constraints: """
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c1"/><constraint firstItem="card" firstAttribute="leading" \
        secondItem="root" secondAttribute="trailing" id="c2"/>
        """)
    #expect(conflicts(found).count == 1)
    #expect(conflicts(found).first?.notes.contains { $0.contains("has a size") } == true)
  }

  /// The size of a screen is known, at least on the file's device.
  @Test func sizeOfAScreenIsPartOfAConflict() throws {
    let edges = File.pins("card", to: "root", [("top", 60), ("leading", 0), ("trailing", 0)])
    let wide = File.box(
      "card", (0, 60, 393, 60),
      inside: """
        <constraints>\(File.size("height", 60, "high"))\(File.size("width", 300, "wide"))\
        </constraints>
        """)
    #expect(conflicts(try File.screen(wide, constraints: edges)).count == 1)
  }

  private func table(_ inside: String, constraints: String) -> String {
    File.box(
      "table", (0, 59, 393, 759), element: "tableView", attributes: #"rowHeight="140""#,
      inside: """
        <prototypes><tableViewCell id="cell">
        <rect key="frame" x="0.0" y="28" width="393" height="140"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="393" height="140"/>
        <subviews>\(inside)</subviews><constraints>\(constraints)</constraints>
        </tableViewCellContentView></tableViewCell></prototypes>
        """)
  }

  private var tableEdges: String {
    File.pins("table", to: "safe", [("top", 0), ("bottom", 0), ("leading", 0), ("trailing", 0)])
  }

  @Test func savedHeightOfACellIsNoConflict() throws {
    let edges = File.pins(
      "card", to: "content", [("top", 0), ("bottom", 0), ("leading", 0), ("trailing", 0)])
    let found = try File.screen(
      table(card(height: 200), constraints: edges), constraints: tableEdges)
    #expect(conflicts(found).isEmpty)
  }

  /// The saved height hides a mistake, which the layout with a free height shows.
  @Test func conflictBehindASavedHeightIsNamed() throws {
    let edges = File.pins(
      "card", to: "content",
      [("top", 0), ("bottom", 0), ("leading", 0), ("trailing", 0), ("centerY", 20)])
    let found = conflicts(
      try File.screen(table(card(height: 200), constraints: edges), constraints: tableEdges))
    #expect(found.count == 1)
    #expect(found.first?.notes.contains { $0.contains("cell") } == false)
  }

  private func stack(_ inside: String, constraints: String = "") -> String {
    let hidden = File.box(
      "hidden", (0, 0, 100, 40), attributes: #"hidden="YES""#,
      inside: "<subviews>\(inside)</subviews><constraints>\(constraints)</constraints>")
    return File.box(
      "stack", (16, 75, 100, 20), element: "stackView", attributes: #"axis="vertical""#,
      inside: """
        <subviews>\(hidden)\(File.box("other", (0, 0, 100, 20), inside: """
          <constraints>\(File.size("height", 20, "o1"))\(File.size("width", 100, "o2"))</constraints>
          """))</subviews>
        """)
  }

  @Test func contentOfHiddenArrangedViewsIsNoConflict() throws {
    let edges = File.pins(
      "card", to: "hidden", [("top", 10), ("bottom", -10), ("leading", 0), ("trailing", 0)])
    let pins = File.pins("stack", to: "safe", [("top", 16), ("leading", 16)])
    let found = try File.screen(
      stack(card(height: 60), constraints: edges), constraints: pins)
    #expect(conflicts(found).isEmpty)
    let wrong = try File.screen(
      stack(
        card(height: 60),
        constraints: edges
          + #"<constraint firstAttribute="height" constant="40" id="own"/>"#), constraints: pins)
    #expect(conflicts(wrong).count == 1)
  }

  @Test(arguments: [("", 0), ("Some text", 1)])
  func emptyContentAtPriority1000IsNoConflict(text: String, count: Int) throws {
    let label = File.box(
      "label", (16, 75, 200, 40), element: "label",
      attributes: """
        text="\(text)" verticalHuggingPriority="1000" verticalCompressionResistancePriority="1000"
        """,
      inside: """
        <constraints>\(File.size("height", 40, "high"))\(File.size("width", 200, "wide"))\
        </constraints><fontDescription key="fontDescription" type="system" pointSize="17"/>
        """)
    let pins = File.pins("label", to: "safe", [("top", 16), ("leading", 16)])
    #expect(conflicts(try File.screen(label, constraints: pins)).count == count)
  }
}
