// SPDX-License-Identifier: MIT

import Diagnostics
import Testing

@testable import LayoutReports

/// Texts that code replaces give notes at most.
struct SampleTextTests {
  private typealias File = CheckedFile

  @Test(arguments: [
    "sign_in.title", "SIGN_IN", "main.covid-statistics.title", "start_menu_item_3", "a.b",
  ])
  func keysForLocalization(text: String) { #expect(SampleText.isKey(text)) }

  @Test(arguments: [
    "Sign in", "0.64", "12.5", "e.g.", "Wait...", "Well-known", "and/or", "Title", "", "_",
    "Hi. You",
  ])
  func textsAreNoKeys(text: String) { #expect(!SampleText.isKey(text)) }

  /// A label of 40 points for a longer text.
  private func label(_ text: String, attributes: String = "", inside: String = "") -> String {
    File.box(
      "label", (16, 75, 40, 20.5), element: "label", attributes: "text=\"\(text)\" \(attributes)",
      inside: """
        <constraints>\(File.size("width", 40, "wide"))</constraints>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\(inside)
        """)
  }

  private let pins = File.pins("label", to: "safe", [("top", 16), ("leading", 16)])

  private func severity(_ label: String, outlets: String = "") throws -> Diagnostic.Severity? {
    try File.screen(label, constraints: pins, outlets: outlets)
      .first { $0.rule == "truncated-text" }?.severity
  }

  @Test func onlyTextsThatUsersReadAreWarnings() throws {
    #expect(try severity(label("Your account has been created")) == .warning)
    #expect(try severity(label("account.created.message")) == .note)
    #expect(try severity(label("Lorem ipsum dolor sit amet")) == .note)
    #expect(try severity(label("Your account", attributes: #"tag="7""#)) == .note)
    #expect(
      try severity(
        label("Your account"),
        outlets: #"<outlet property="name" destination="label" id="o"/>"#) == .note)
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="localizationKey" value="account"/></userDefinedRuntimeAttributes>
      """
    #expect(try severity(label("Your account", inside: attribute)) == .note)
    // A color is no text.
    let color = attribute.replacing("localizationKey", with: "titleTextColor")
    #expect(try severity(label("Your account", inside: color)) == .warning)
  }

  /// No table has the width of an emoji.
  @Test func emojiAreNotMeasured() throws {
    #expect(try severity(label("🍇🍇🍇🍇🍇🍇🍇🍇")) == nil)
  }
}
