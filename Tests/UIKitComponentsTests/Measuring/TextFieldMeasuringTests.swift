// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct TextFieldMeasuringTests {
  private func height(release: Int, _ field: TextFieldContent) -> Double? {
    ContentMeasurer(release: release).size(of: .textField(field)).height
  }

  /// Source: several hundred text fields that Xcode saved.
  @Test(arguments: [12.0, 14, 17, 18])
  func roundCornersGrewWithRelease13(size: Double) {
    let field = TextFieldContent(font: .system(size), border: .roundedRect)
    #expect(height(release: 12, field) == 30)
    #expect(height(release: 13, field) == 34)
  }

  @Test func largeFontsMakeRoundCornersHigher() throws {
    let field = TextFieldContent(font: .system(40), border: .roundedRect)
    #expect(try #require(height(release: 17, field)) > 48)
  }

  /// Source: text fields without a border that Xcode saved. With 17 points they are 21 and 22
  /// points high, with 18 points 22 and 23, and secure ones with 17 points 21.
  @Test func withoutBorderALineGotAPointMoreWithRelease13() {
    var body = TextFieldContent(font: .system(17))
    #expect(height(release: 12, body) == 21)
    #expect(height(release: 13, body) == 22)
    body.isSecure = true
    #expect(height(release: 13, body) == 21)
    let larger = TextFieldContent(font: .system(18, weight: .medium))
    #expect(height(release: 12, larger) == 22)
    #expect(height(release: 13, larger) == 23)
  }

  @Test func thePlaceholderGivesTheWidthWhileThereIsNoText() throws {
    let measurer = ContentMeasurer(release: 17)
    var field = TextFieldContent(font: .system(17))
    field.placeholder = "A long placeholder"
    let placeholder = try #require(measurer.size(of: .textField(field)).width)
    field.text = ColoredText("short", font: .system(17))
    let text = try #require(measurer.size(of: .textField(field)).width)
    #expect(text < placeholder)
    field.placeholder = nil
    #expect(measurer.size(of: .textField(field)).width == text)
  }

  /// Source: two widths of text plus 28 since iOS 13, and the published measurement of iOS 26.
  @Test(arguments: [(12, 14.0), (17, 28)])
  func aBorderHasRoomBesideTheText(release: Int, room: Double) throws {
    let measurer = ContentMeasurer(release: release)
    let plain = TextFieldContent("text", font: .system(17))
    let bordered = TextFieldContent("text", font: .system(17), border: .roundedRect)
    let width = try #require(measurer.size(of: .textField(plain)).width)
    #expect(measurer.size(of: .textField(bordered)).width == width + room)
  }
}
