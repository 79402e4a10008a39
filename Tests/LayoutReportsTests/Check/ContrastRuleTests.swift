// SPDX-License-Identifier: MIT

import Diagnostics
import Testing

@testable import LayoutReports

/// Colours that code replaces cause no findings. Source: the code of public apps, compared with the
/// findings in their files.
struct ContrastRuleTests {
  private typealias File = CheckedFile

  private static let edges = File.pins("label", to: "safe", [("leading", 16), ("top", 16)])
  private static let outlet = #"<outlet property="label" destination="label" id="out"/>"#

  private func found(
    text: String, behind: String = "", subviews: String = "", constraints: String = "",
    outlets: String = "", appearance: String = "light"
  ) throws -> [Diagnostic] {
    let label = File.box(
      "label", (16, 75, 80, 21), element: "label", attributes: #"text="Welcome""#,
      inside: Self.color("textColor", text) + Self.color("backgroundColor", behind)
        + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
    return try File.screen(
      subviews + label, constraints: Self.edges + constraints, outlets: outlets,
      appearance: appearance
    ).filter { $0.rule == "low-contrast" }
  }

  /// The element of a grey colour, or no text if `white` is empty.
  private static func color(_ key: String, _ white: String) -> String {
    white.isEmpty
      ? ""
      : #"<color key="\#(key)" white="\#(white)" alpha="1" colorSpace="custom" "#
        + #"customColorSpace="genericGamma22GrayColorSpace"/>"#
  }

  /// The colours are greys on a white screen. Each text has a contrast below 3:1.
  @Test(arguments: [
    // Dark grey on a mark, and white on an example.
    ("0.35", "0.6", 0), ("1", "0.8", 0),
    // The background of the screen, which stays.
    ("0.7", "1", 1), ("0.7", "", 1),
  ])
  func backgroundThatCodeReplacesHasAnUnknownColor(
    text: String, behind: String, count: Int
  ) throws {
    #expect(try found(text: text, behind: behind, outlets: Self.outlet).count == count)
    #expect(try found(text: text, behind: behind).count == 1)
  }

  @Test func textOfALabelWithAnOutletIsANote() throws {
    #expect(try found(text: "0.7", outlets: Self.outlet).map(\.severity) == [.note])
    #expect(try found(text: "0.7").map(\.severity) == [.warning])
  }

  @Test func viewWithAnOutletBehindATextHasAnUnknownColor() throws {
    let back = File.box(
      "back", (0, 59, 393, 200), inside: Self.color("backgroundColor", "0.5"))
    let pins =
      File.pins("back", to: "safe", [("leading", 0), ("trailing", 0), ("top", 0)])
      + #"<constraint firstItem="back" firstAttribute="height" constant="200" id="high"/>"#
    #expect(try found(text: "0.6", subviews: back, constraints: pins).count == 1)
    let outlet = #"<outlet property="back" destination="back" id="out"/>"#
    #expect(
      try found(text: "0.6", subviews: back, constraints: pins, outlets: outlet).isEmpty)
  }

  @Test func messagesNameTheDarkAppearanceOfTheFile() throws {
    // The default text colour on light grey: white in the dark appearance, black in the light one.
    let dark = try found(text: "", behind: "0.9", appearance: "dark")
    #expect(dark.map(\.message.description).first?.contains("in the dark appearance") == true)
    #expect(try found(text: "", behind: "0.9").isEmpty)
  }
}
