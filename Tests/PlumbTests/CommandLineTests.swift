// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Behaviour that all commands share.
struct CommandLineTests {
  @Test func theVersionIsPrinted() throws {
    let outcome = try Workplace().plumb("--version")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("plumb "))
  }

  @Test func misspelledCommandsGiveASuggestion() throws {
    let outcome = try Workplace().plumb("rendr", "x")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors == "error: unknown command 'rendr'; did you mean 'render'? [bad-input]\n")
    #expect(
      try Workplace().plumb("zzzzzz").errors
        == "error: unknown command 'zzzzzz'; see 'plumb --help' [bad-input]\n")
  }

  @Test func devicesAreListed() throws {
    let outcome = try Workplace().plumb("devices")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("retina6_12"))
    let json = try Workplace().plumb("devices", "--format", "json").output
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [[String: Any]])
  }

  @Test func failedWritesEndQuietly() throws {
    let place = try Workplace()
    let executable = try Workplace.executable().path
    for line in ["'\(executable)' devices > /dev/full", "'\(executable)' --help > /dev/full"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
      process.currentDirectoryURL = place.folder
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      #expect(errors.fileHandleForReading.bytesToEnd().isEmpty)
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
    }
  }

  @Test func filesWithEqualNamesGetDistinctOutputs() throws {
    let place = try Workplace()
    for name in ["a/Main.storyboard", "b/Main.storyboard", "b/Main.xib", "b/main.storyboard"] {
      try place.write(Documents.storyboard(Documents.scene("one")), to: name)
    }
    let outcome = try place.plumb(
      "render", "a/Main.storyboard", "b/Main.storyboard", "b/Main.xib", "b/main.storyboard", "-o",
      "out")
    #expect(outcome.exitCode == 0)
    #expect(
      place.files().filter { $0.hasPrefix("out/") } == [
        "out/a/Main.svg", "out/b/Main.svg", "out/b/Main.xib.svg", "out/b/main.storyboard.svg",
      ])
  }

  @Test func linksToFoldersAreFollowedOnce() throws {
    let place = try Workplace()
    try place.write(Documents.storyboard(Documents.scene("one")), to: "App/One.storyboard")
    try place.write(Documents.storyboard(Documents.scene("one")), to: "Other/Two.storyboard")
    let app = place.folder.appendingPathComponent("App")
    for (name, target) in [("loop", "."), ("other", "../Other"), ("again", "../Other")] {
      try FileManager.default.createSymbolicLink(
        atPath: app.appendingPathComponent(name).path, withDestinationPath: target)
    }
    let outcome = try place.plumb("render", "App", "-o", "out")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.split(separator: "\n").count == 2)
  }

  @Test func hiddenFoldersAreSkipped() throws {
    let place = try Workplace()
    for name in ["App/Main.storyboard", "App/.build/Main.storyboard", ".git/One.storyboard"] {
      try place.write(Documents.storyboard(Documents.scene("one")), to: name)
    }
    let all = try place.plumb("render", ".", "-o", "out")
    #expect(all.exitCode == 0)
    #expect(all.output.split(separator: "\n").count == 1)
    // A hidden folder on the command line is searched.
    #expect(try place.plumb("render", "App/.build", "-o", "other").exitCode == 0)
  }

  @Test func pageAndEmptyOutputsAreRejected() throws {
    let place = try Workplace()
    try place.write(Documents.storyboard(Documents.scene("one")), to: "Main.storyboard")
    for output in ["page.html", ""] {
      let outcome = try place.plumb("render", "Main.storyboard", "-o", output)
      #expect(outcome.exitCode == 2)
      #expect(place.files() == ["Main.storyboard"])
    }
  }

  @Test func dashMeansStandardInputAndOutput() throws {
    let place = try Workplace()
    let outcome = try place.plumb(
      ["render", "-", "-o", "-"],
      input: Documents.storyboard(Documents.scene("one", content: Documents.labels("Hi"))))
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("<") && outcome.output.contains(">Hi<"))
  }

  @Test func controlCharactersInTitlesAreEscaped() throws {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(Documents.scene("one", title: "a\u{202E}b&#x9b;c")),
      to: "Main.storyboard")
    let outcome = try place.plumb("render", "Main.storyboard")
    #expect(outcome.output.contains(#"a\u{202E}b\u{9B}c"#))
  }

  @Test func failedWritesGiveTheSystemsReason() throws {
    let place = try Workplace()
    try place.write(Documents.storyboard(Documents.scene("one")), to: "Main.storyboard")
    let outcome = try place.plumb("render", "Main.storyboard", "-o", "Main.storyboard/x.svg")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("not a directory"))
  }

  @Test func errorsInFormatFilesHaveTheirLine() throws {
    let place = try Workplace()
    try place.write("H:|[a(100)]\n\nV:|[a(20)\n", to: "formats.txt")
    let outcome = try place.plumb("vfl", "--file", "formats.txt")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("formats.txt:3:"))
    #expect(
      try place.plumb("vfl", "--file", "none.txt").errors
        == "none.txt: error: no such file [unreadable-file]\n")
  }
}
