// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct RenderCommandTests {
  @Test func aFileWithOneSceneGivesOnePicture() throws {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(Documents.scene("one", content: Documents.labels("Hello"))),
      to: "Main.storyboard")
    let outcome = try place.plumb("render", "Main.storyboard")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "Main.storyboard: Screen, 375 × 667 pt → Main.svg\n")
    #expect(outcome.errors.isEmpty)
    let picture = try place.read("Main.svg")
    #expect(picture.hasPrefix("<svg") || picture.hasPrefix("<?xml"))
    #expect(picture.contains(">Hello<"))
  }

  @Test func severalScenesBecomeAPictureEachOrOneSheet() throws {
    let place = try Workplace()
    let scenes = Documents.scene("one", title: "First") + Documents.scene("two", title: "Second")
    try place.write(Documents.storyboard(scenes), to: "App/Base/Main.storyboard")
    #expect(try place.plumb("render", "App", "-o", "out").exitCode == 0)
    #expect(
      place.files() == [
        "App/Base/Main.storyboard", "out/Base/Main-one.svg", "out/Base/Main-two.svg",
      ])
    let sheet = try place.plumb("render", "App", "-o", "sheet.svg")
    #expect(sheet.output == "2 scenes → sheet.svg\n")
    #expect(try place.read("sheet.svg").contains("Second"))
  }

  @Test func namedColoursComeFromTheProjectOrTheGivenCatalog() throws {
    let place = try Workplace()
    let set = "Brand.colorset/Contents.json"
    func colors(_ light: String, _ dark: String) -> String {
      """
      {"colors": [
        {"idiom": "universal", "color": {"components": \(light)}},
        {"idiom": "universal", "color": {"components": \(dark)},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """
    }
    let red = #"{"red": "0xFF", "green": "0x00", "blue": "0x01", "alpha": "1.000"}"#
    let blue = #"{"red": "0x00", "green": "0x02", "blue": "0xFF", "alpha": "1.000"}"#
    try place.write(colors(red, blue), to: "App/Assets.xcassets/\(set)")
    try place.write(colors(blue, red), to: "Other.xcassets/\(set)")
    let view = """
      <subviews><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="9" \
      height="9"/><color key="backgroundColor" name="Brand"/></view></subviews>
      """
    try place.write(
      Documents.storyboard(Documents.scene("one", content: view)), to: "App/Base/Main.storyboard")
    func picture(_ options: String...) throws -> String {
      let outcome = try place.plumb(
        ["render", "App/Base/Main.storyboard", "-o", "out.svg"] + options)
      #expect(outcome.exitCode == 0)
      return try place.read("out.svg")
    }
    #expect(try picture().contains("#ff0001"))
    #expect(try picture("--dark").contains("#0002ff"))
    #expect(try picture("--assets", "Other.xcassets").contains("#0002ff"))
    #expect(try place.plumb("render", "App", "--assets", "None.xcassets").exitCode == 2)
  }

  @Test func sceneOptionDrawsOneScene() throws {
    let place = try Workplace()
    let scenes = Documents.scene("one", title: "First") + Documents.scene("two", title: "Second")
    try place.write(Documents.storyboard(scenes), to: "Main.storyboard")
    #expect(try place.plumb("render", "Main.storyboard", "--scene", "two").exitCode == 0)
    #expect(place.files() == ["Main.storyboard", "Main.svg"])
    let missing = try place.plumb("render", "Main.storyboard", "--scene", "three")
    #expect(missing.exitCode == 2)
    #expect(missing.errors == "error: no scene with the id 'three' [bad-input]\n")
  }

  @Test func theSameFileGivesTheSameBytes() throws {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(Documents.scene("one", content: Documents.labels("Same"))),
      to: "Main.storyboard")
    for name in ["a.svg", "b.svg"] {
      _ = try place.plumb("render", "Main.storyboard", "-o", name)
    }
    #expect(try place.read("a.svg") == place.read("b.svg"))
  }

  @Test func devicesOrientationsAndTextSizesChangeThePicture() throws {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(Documents.scene("one", content: Documents.labels("Hi"))),
      to: "Main.storyboard")
    let landscape = try place.plumb(
      "render", "Main.storyboard", "--device", "iPhone 15", "--landscape", "--text-size", "AX2",
      "--rtl")
    #expect(landscape.exitCode == 0)
    #expect(landscape.output.contains("852 × 393 pt"))
  }

  @Test func unknownNamesGiveSuggestions() throws {
    let place = try Workplace()
    try place.write(Documents.storyboard(Documents.scene("one")), to: "Main.storyboard")
    let device = try place.plumb("render", "Main.storyboard", "--device", "iPhone 51")
    #expect(device.exitCode == 2)
    #expect(device.errors.contains("unknown device 'iPhone 51'; did you mean 'iPhone 5'"))
    let size = try place.plumb("render", "Main.storyboard", "--text-size", "huge")
    #expect(size.exitCode == 2)
    #expect(size.errors.contains("AX5"))
    #expect(place.files() == ["Main.storyboard"])
  }

  @Test func usageErrorsExitWithTwo() throws {
    let place = try Workplace()
    let outcome = try place.plumb("render")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("Usage: plumb render"))
  }
}
