// SPDX-License-Identifier: MIT

import Diagnostics
import Testing

@testable import LayoutReports

/// Saved sizes and ambiguous places cause no findings.
struct FreeSizeTests {
  private typealias File = CheckedFile

  private func rules(_ found: [Diagnostic]) -> Set<String> {
    Set(found.filter { $0.severity > .note }.map(\.rule.rawValue))
  }

  private func text(_ id: String, height: Double, inside: String = "") -> String {
    File.box(
      id, (0, 0, 200, height), element: "label", attributes: #"text="Welcome to the garden""#,
      inside: """
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\(inside)
        """)
  }

  /// The view of 100 points has 12 of them for the label. Its content gives it the size it needs.
  @Test func textOfAFreeViewHasRoom() throws {
    let edges = File.pins(
      "label", to: "root", [("top", 44), ("bottom", -44), ("leading", 0), ("trailing", 0)])
    #expect(rules(try File.view(text("label", height: 12), constraints: edges)).isEmpty)
    let fixed = text(
      "label", height: 12,
      inside: "<constraints>\(File.size("height", 12, "high"))</constraints>")
    #expect(
      rules(
        try File.view(
          fixed,
          constraints: File.pins(
            "label", to: "root", [("top", 44), ("leading", 0), ("trailing", 0)])))
        == ["clipped-text"])
  }

  /// Chance decides where an ambiguous view is, so only the ambiguity is reported.
  @Test func ambiguousViewsHaveNoCertainPlace() throws {
    let found = try File.screen(
      text("label", height: 20), constraints: File.pins("label", to: "safe", [("leading", 16)]))
    #expect(rules(found) == ["ambiguous-layout"])
  }

  /// At its saved height of 100 points the view has too little space for the label, which resists
  /// at 750, and for the distance below it, which has the same priority.
  @Test func savedSizeOfAViewWithoutAMaskCausesNoTie() throws {
    let pins = File.pins("label", to: "root", [("top", 0), ("leading", 0), ("trailing", 0)])
    let gap = """
      <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" \
      constant="90" priority="750" id="gap"/>
      """
    let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
    #expect(
      rules(try File.view(text("label", height: 10), constraints: pins + gap, attributes: free))
        .isEmpty)
    let fixed = #"<constraint firstAttribute="height" constant="100" id="fixed"/>"#
    #expect(
      rules(
        try File.view(
          text("label", height: 10), constraints: pins + gap + fixed, attributes: free))
        == ["ambiguous-layout"])
  }

  @Test func headersOfTablesAreNotAmbiguous() throws {
    let table = File.box(
      "table", (0, 59, 393, 759), element: "tableView",
      inside: """
        <view key="tableHeaderView" translatesAutoresizingMaskIntoConstraints="NO" id="header">
        <rect key="frame" x="0.0" y="0.0" width="393" height="50"/></view>
        """)
    let edges = File.pins(
      "table", to: "safe", [("top", 0), ("bottom", 0), ("leading", 0), ("trailing", 0)])
    #expect(rules(try File.screen(table, constraints: edges)).isEmpty)
  }
}
