// SPDX-License-Identifier: MIT

import Diagnostics
import Testing

@testable import LayoutReports

/// Rules that compare what views draw and where they can be touched.
struct VisibleInkTests {
  private typealias File = CheckedFile

  private func fixed(
    _ id: String, _ frame: (Double, Double, Double, Double), _ element: String,
    _ attributes: String, inside: String = ""
  ) -> String {
    """
    <\(element) \(attributes) fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id)"><rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" \
    height="\(frame.3)"/>\(inside)</\(element)>
    """
  }

  private func label(_ id: String, x: Double, y: Double, _ text: String, size: Int) -> String {
    let height = Double(size) * 1.2
    return fixed(
      id, (x, y, 200, height), "label", "text=\"\(text)\"",
      inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
  }

  private func overlaps(_ views: String, outlets: String = "") throws -> [Diagnostic] {
    try File.screen(views, outlets: outlets).filter { $0.rule == "overlapping-views" }
  }

  /// The line of large digits is higher than the digits.
  @Test func boxesOfFontsMayOverlap() throws {
    let large = label("a", x: 20, y: 100, "399", size: 60)
    #expect(try overlaps(large + label("b", x: 20, y: 162, "mmol", size: 17)).isEmpty)
    #expect(try overlaps(large + label("b", x: 20, y: 135, "mmol", size: 17)).count == 1)
  }

  @Test func blankLinesDrawNothing() throws {
    let tall = fixed(
      "a", (20, 100, 200, 62), "label", #"text="Hello&#10;&#10;" numberOfLines="3""#,
      inside: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    #expect(try overlaps(tall + label("b", x: 20, y: 140, "World", size: 17)).isEmpty)
  }

  /// Code shows one of two views in one place.
  @Test func alternativesWithOutletsAreNoOverlap() throws {
    let views =
      label("a", x: 20, y: 100, "Choose a colour", size: 17)
      + label("b", x: 24, y: 101, "Swift", size: 17)
    #expect(try overlaps(views).count == 1)
    let outlet = #"<outlet property="a" destination="a" id="o"/>"#
    #expect(try overlaps(views, outlets: outlet).isEmpty)
  }

  @Test func invisibleButtonsOverRowsAreNoOverlap() throws {
    let row = label("a", x: 20, y: 100, "A row", size: 17)
    let button = fixed("b", (0, 90, 393, 44), "button", "", inside: "<state key=\"normal\"/>")
    #expect(try overlaps(row + button).isEmpty)
  }

  /// The rows at the ends of a drum are faint.
  @Test func endsOfPickersMayOverlap() throws {
    func picker(_ id: String, y: Double) -> String {
      fixed(id, (0, y, 393, 216), "pickerView", "")
    }
    #expect(try overlaps(picker("a", y: 100) + picker("b", y: 270)).isEmpty)
    #expect(try overlaps(picker("a", y: 100) + picker("b", y: 200)).count == 1)
  }

  /// The letters of a wide label end inside its superview.
  @Test func lettersOfLabelsStayInside() throws {
    let outside = try File.screen(label("a", x: 300, y: 100, "Hi", size: 17))
    #expect(!outside.contains { $0.rule == "outside-superview" })
    let long = try File.screen(label("a", x: 300, y: 100, "Hello from outside", size: 17))
    #expect(long.contains { $0.rule == "outside-superview" })
  }

  /// Whether a button beyond the lower edge of a view of 50 points in the middle of the screen, or
  /// at its lower end, gets a finding.
  ///
  /// A text field of 34 points beside a label, aligned by baselines, extends 7 points beyond its
  /// stack view (a sample of Esri), and still gets almost all touches.
  @Test(arguments: [
    (y: 400.0, height: 55.0, severity: Diagnostic.Severity.note), (400, 75, .warning),
    (802, 55, .warning),
  ])
  func smallLossesOfTouchesAreNotes(y: Double, height: Double, severity: Diagnostic.Severity) throws
  {
    let inside = fixed(
      "box", (20, y, 300, 50), "view", "",
      inside: "<subviews>\(filled((0, 0, 100, height)))</subviews>")
    let found = try File.screen(inside).filter { $0.rule == "outside-superview" }
    #expect(found.map(\.severity) == [severity])
  }

  private func filled(_ frame: (Double, Double, Double, Double)) -> String {
    fixed(
      "b", frame, "button", "",
      inside: """
        <state key="normal" title="Go"/><color key="backgroundColor" white="0.5" alpha="1"/>
        """)
  }

  /// The root view of a xib gets another size in the app, and does not clip.
  @Test func lettersBeyondTheEdgeOfAScreenAreCut() throws {
    func found(_ findings: [Diagnostic]) -> Int {
      findings.count { $0.rule == "outside-superview" && $0.severity == .warning }
    }
    func box(_ x: Double) -> String {
      let label = fixed(
        "l", (0, 0, 150, 20), "label", "",
        inside: """
          <string key="text">Wider than its box</string>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          """)
      return fixed("box", (x, 40, 40, 20), "view", "", inside: "<subviews>\(label)</subviews>")
    }
    #expect(try found(File.view(box(150))) == 0)
    #expect(try found(File.screen(box(350))) == 1)
    #expect(try found(File.screen(box(20))) == 0)
  }

  /// Letters in a font without known metrics may be narrower than they are measured.
  @Test(arguments: [("Helvetica", 1), ("NoSuchFont-Regular", 0)])
  func guessedWidthsAreNotOutside(font: String, count: Int) throws {
    let title = fixed(
      "b", (-11, 100, 184, 43), "button", "",
      inside: """
        <fontDescription key="fontDescription" name="\(font)" family="x" pointSize="21"/>
        <state key="normal" title="Back to card number"/>
        """)
    let found = try File.screen(title).filter { $0.rule == "outside-superview" }
    #expect(found.count == count, "\(found)")
  }

  // MARK: Touches

  private func targets(_ views: String) throws -> [String] {
    try File.screen(views).filter { $0.rule == "small-touch-target" }.map(\.message)
  }

  private func button(_ frame: (Double, Double, Double, Double)) -> String {
    fixed("b", frame, "button", "", inside: #"<state key="normal" title="Go"/>"#)
  }

  @Test func touchableAreaEndsAtTheSuperview() throws {
    #expect(try targets(button((20, 100, 44, 44))).isEmpty)
    let inside = fixed(
      "box", (20, 100, 100, 30), "view", "",
      inside: "<subviews>\(button((0, 0, 44, 44)))</subviews>")
    #expect(try targets(inside).first?.contains("can be touched on 44 by 30 points") == true)
  }

  @Test func wideButtonsAreEasyToHit() throws {
    let wide = try targets(button((20, 100, 300, 35)))
    #expect(wide.first?.hasSuffix("but it is wide enough to hit") == true)
    #expect(try targets(button((20, 100, 30, 30))).first?.contains("wide") == false)
  }
}
