// SPDX-License-Identifier: MIT

import Foundation
import TestSettings
import Testing

/// Checks the files of `Examples`, which the README shows first.
struct ExamplesTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func path(_ file: String) -> String {
    repository.appendingPathComponent("Examples").appendingPathComponent(file).path
  }

  @Test(arguments: ["measured", "recorded"])
  func savedFramesOfTheExamplesAreTheComputedOnes(contentSizes: String) throws {
    let place = try Workplace()
    // Plumb saves the frames of labels in pixels, and Xcode in whole points.
    let tolerance = contentSizes == "measured" ? "0.5" : "0.001"
    let outcome = try place.plumb(
      "verify", Self.path(""), "--intrinsic", contentSizes, "--tolerance", tolerance)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("scenes: 8 compared, 8 exact (100.0 %);"))
    #expect(outcome.errors.isEmpty)
  }

  /// Three canvases that differ in everything. With `PLUMB_LONG_TESTS` in the environment there are
  /// more.
  private static let canvases: [[String]] = {
    let isLong = TestSettings.isLong
    let more = [
      ["--rtl"], ["--landscape"], ["--text-size", "AX3"], ["--device", "iPhone SE"],
      ["--device", "iPhone 15 Pro Max", "--landscape"],
    ]
    return [
      [], ["--device", "ipad11_0rounded"],
      ["--device", "iPhone SE", "--landscape", "--rtl", "--text-size", "AX5"],
    ] + (isLong ? more : [])
  }()

  @Test(arguments: canvases)
  func examplesHaveNoConflictsOnAnyCanvas(options: [String]) throws {
    let place = try Workplace()
    let outcome = try place.plumb(["render", Self.path(""), "-o", "out"] + options)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.split(separator: "\n").count == 12, "one line for each scene")
    // A conflict would print a note.
    #expect(!outcome.errors.contains("note:"))
  }

  @Test func theFirstCommandOfTheREADMEDrawsOnePicture() throws {
    let place = try Workplace()
    let outcome = try place.plumb("render", Self.path("SignIn.storyboard"))
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasSuffix("393 × 852 pt → SignIn.svg\n"))
    #expect(try place.read("SignIn.svg").contains(">Welcome back<"))
  }

  /// `Scripts/draw-examples` draws them again.
  @Test func picturesOfTheExamplesAreUpToDate() throws {
    let place = try Workplace()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "bash", Self.repository.appendingPathComponent("Scripts/draw-examples").path,
      place.folder.path,
    ]
    var environment = ProcessInfo.processInfo.environment
    environment["PLUMB"] = try Workplace.executable().path
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let pictures = Self.repository.appendingPathComponent("Examples/Pictures")
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
    #expect(place.files() == names)
    for name in names {
      let saved = try Data(contentsOf: pictures.appendingPathComponent(name))
      #expect(
        try Data(place.read(name).utf8) == saved, "\(name) is stale: run Scripts/draw-examples")
    }
  }
}
