// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Commands use the resources of the app around a file. The picture is the first bytes of a PNG
/// file, which contain its size.
struct ResourcesTests {
  private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    + Data("IHDR".utf8) + Data([0, 0, 0, 80, 0, 0, 0, 60, 8, 6, 0, 0, 0])

  private func place() throws -> Workplace {
    let place = try Workplace()
    let image = """
      <subviews><imageView image="Logo" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
        <rect key="frame" x="0" y="0" width="9" height="9"/></imageView></subviews>
      <constraints>
        <constraint firstItem="logo" firstAttribute="leading" secondItem="two-root"
          secondAttribute="leading" id="k1"/>
        <constraint firstItem="logo" firstAttribute="top" secondItem="two-root"
          secondAttribute="top" id="k2"/>
      </constraints>
      """
    let scenes =
      Documents.scene("one", content: Documents.labels("Hello"))
      + Documents.scene("two", content: image)
    let file = Documents.storyboard(scenes).replacingOccurrences(
      of: "</scenes>",
      with: "</scenes><resources><image name=\"Logo\" width=\"1\" height=\"1\"/></resources>")
    try place.write(file, to: "App/Base.lproj/Main.storyboard")
    try place.write("", to: "App/App.xcodeproj/project.pbxproj")
    let set = "App/Resources/Assets.xcassets/Logo.imageset"
    try place.write(
      #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "logo.png"}]}"#,
      to: "\(set)/Contents.json")
    try place.write(Self.png, to: "\(set)/logo.png")
    try place.write("\"label.text\" = \"Hallo\";", to: "App/de.lproj/Main.strings")
    return place
  }

  @Test func imagesHaveTheirSizeAndBytes() throws {
    let place = try place()
    let frames = try place.plumb("frames", "App", "--scene", "two")
    #expect(frames.output.contains("logo (0, 0, 40, 30)"))
    let outcome = try place.plumb("render", "App", "--scene", "two", "-o", "two.svg")
    #expect(outcome.exitCode == 0)
    #expect(try place.read("two.svg").contains(Self.png.base64EncodedString()))
  }

  @Test func textsAreInTheRequestedLanguage() throws {
    let place = try place()
    let file = "App/Base.lproj/Main.storyboard"
    let german = try place.plumb(
      "render", file, "--scene", "one", "--locale", "de-CH", "-o", "de.svg")
    #expect(german.exitCode == 0)
    #expect(german.errors.isEmpty)
    #expect(try place.read("de.svg").contains(">Hallo<"))
    let arabic = try place.plumb(
      "render", file, "--scene", "one", "--locale", "ar", "-o", "ar.svg")
    #expect(arabic.exitCode == 0)
    #expect(arabic.errors.hasPrefix("\(file): note: there are no texts in 'ar' beside this file"))
    #expect(try place.read("ar.svg").contains(">Hello<"))
  }

  @Test func unreadableResourcesAreErrors() throws {
    let place = try place()
    try place.write("\"label.text\" = ", to: "App/de.lproj/Main.strings")
    let outcome = try place.plumb("render", "App", "--locale", "de", "-o", "out")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("Main.strings: error: this is not a valid strings file"))
    let wrong = try place.plumb("render", "App", "--locale", "german", "-o", "out")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.contains("'german' is not a language code"))
  }
}
