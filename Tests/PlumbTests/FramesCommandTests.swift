// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The JSON and the exit codes are the contract of the command line. The frames are computed by
/// hand.
struct FramesCommandTests {
  private struct Scene: Decodable, Equatable {
    struct View: Decodable, Equatable {
      var id: String
      var `class`: String
      var name: String
      var frame: [Double]
    }
    var file: String
    var scene: String
    var size: [Double]
    var views: [View]
  }

  private func place() throws -> Workplace {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(
        Documents.scene("one", content: Documents.labels("Hi")) + Documents.scene("two")),
      to: "App/Main.storyboard")
    return place
  }

  private func scenes(_ outcome: Workplace.Outcome) throws -> [Scene] {
    try JSONDecoder().decode([Scene].self, from: Data(outcome.output.utf8))
  }

  @Test func jsonListsScenesAndViews() throws {
    let outcome = try place().plumb("frames", "App", "--format", "json")
    #expect(outcome.exitCode == 0)
    let scenes = try scenes(outcome)
    #expect(scenes.map(\.scene) == ["one", "two"])
    #expect(scenes.map(\.file) == ["App/Main.storyboard", "App/Main.storyboard"])
    #expect(scenes.map(\.size) == [[375, 667], [375, 667]])
    #expect(
      scenes[0].views == [
        .init(id: "one-root", class: "UIView", name: "View", frame: [0, 0, 375, 667]),
        .init(id: "label", class: "UILabel", name: "Hi", frame: [16, 28, 100, 20.5]),
      ])
  }

  @Test func textIndentsSubviews() throws {
    let outcome = try place().plumb("frames", "App/Main.storyboard", "--scene", "one-controller")
    #expect(
      outcome.output == """
        App/Main.storyboard: Screen (one), 375 × 667 pt
          UIView 'View' one-root (0, 0, 375, 667)
            UILabel 'Hi' label (16, 28, 100, 20.5)

        """)
  }

  @Test func sizeOptionLaysOutAWindow() throws {
    let place = try place()
    // In landscape a phone hides its status bar.
    for (size, top) in [("507x812", 28.0), ("812x375", 8), ("600.5×600.5", 28)] {
      let scene = try scenes(
        place.plumb("frames", "App", "--size", size, "--scene", "one", "--format", "json"))[0]
      #expect(scene.size == size.split { "x×".contains($0) }.compactMap { Double($0) })
      #expect(scene.views[0].frame == [0, 0] + scene.size)
      #expect(scene.views[1].frame == [16, top, 100, 20.5])
    }
    let own = try place.plumb("frames", "App", "--size", "375x667", "--format", "json")
    #expect(try scenes(own) == scenes(place.plumb("frames", "App", "--format", "json")))
    let drawn = try place.plumb("render", "App", "--size", "507x812", "-o", "out")
    #expect(drawn.exitCode == 0)
    #expect(try place.read("out/Main-one.svg").contains("507"))
  }

  @Test(arguments: ["x", "320", "320x", "0x10", "-1x10", "nanx10", "infx1", "1x2x3", "20000x1"])
  func malformedSizesAreRejected(size: String) throws {
    let outcome = try place().plumb("frames", "App", "--size=\(size)")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "error: '\(size)' is not a size; write width x height in points, such as 320x568 [bad-input]\n"
    )
  }

  @Test func standardInputIsAFile() throws {
    let place = try place()
    let process = Process()
    process.executableURL = try Workplace.executable()
    process.arguments = ["frames", "-", "--format", "json"]
    process.standardInput = try FileHandle(
      forReadingFrom: place.folder.appendingPathComponent("App/Main.storyboard"))
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      try JSONDecoder().decode([Scene].self, from: data).map(\.file) == ["-", "-"])
  }

  @Test func unreadableFilesAreNamed() throws {
    let place = try place()
    try place.write("<document", to: "App/Bad.xib")
    let outcome = try place.plumb("frames", "App", "--format", "json")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("App/Bad.xib:1:10: error: "))
    #expect(try scenes(outcome).count == 2)
    let unknown = try place.plumb("frames", "App/Main.storyboard", "--scene", "three")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors == "error: no scene with the id 'three' [bad-input]\n")
    try place.write(Documents.storyboard(""), to: "Empty.storyboard")
    let empty = try place.plumb("frames", "Empty.storyboard")
    #expect(empty.exitCode == 2)
    #expect(empty.errors.contains("no scene"))
  }
}
