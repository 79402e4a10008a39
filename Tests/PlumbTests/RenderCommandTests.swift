// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct RenderCommandTests {
  @Test func oneSceneBecomesOnePictureNamedAfterTheFile() throws {
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

  @Test func aSceneCanBeChosen() throws {
    let place = try Workplace()
    let scenes = Documents.scene("one", title: "First") + Documents.scene("two", title: "Second")
    try place.write(Documents.storyboard(scenes), to: "Main.storyboard")
    #expect(try place.plumb("render", "Main.storyboard", "--scene", "two").exitCode == 0)
    #expect(place.files() == ["Main.storyboard", "Main.svg"])
    let missing = try place.plumb("render", "Main.storyboard", "--scene", "three")
    #expect(missing.exitCode == 2)
    #expect(missing.errors == "error: no scene with the id 'three'\n")
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

  @Test func unknownNamesAreAnsweredWithKnownOnes() throws {
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

  @Test(arguments: ["out.png", "out.pdf"])
  func formatsToComeNameTheirTrait(output: String) throws {
    let place = try Workplace()
    try place.write(Documents.storyboard(Documents.scene("one")), to: "Main.storyboard")
    let outcome = try place.plumb("render", "Main.storyboard", "-o", output)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("trait Cairo"))
    #expect(place.files() == ["Main.storyboard"])
  }

  @Test func usageErrorsExitWithTwoToo() throws {
    let place = try Workplace()
    let outcome = try place.plumb("render")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("Usage: plumb render"))
  }
}
