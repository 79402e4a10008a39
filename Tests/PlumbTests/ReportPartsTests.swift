// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `plumb report merge` gives the same bytes for the parts of several machines as a single process.
struct ReportPartsTests {
  /// Six files in two folders, among them different frames, a conflict, a truncated text and an
  /// unreadable file.
  private func place() throws -> Workplace {
    let place = try Workplace()
    for (number, height) in [20.5, 40, 20.5, 33].enumerated() {
      let content = Documents.labels("Text \(number)")
        .replacingOccurrences(of: "height=\"20.5\"", with: "height=\"\(height)\"")
      let scenes =
        Documents.scene("s\(number)", title: "Screen \(number)", content: content)
        + (number == 3 ? Documents.scene("more", title: "More") : "")
      try place.write(
        Documents.storyboard(scenes),
        to: "App/\(number % 2 == 0 ? "One" : "Two")/F\(number).storyboard")
    }
    let fixture = CheckCommandTests.fixtures.appendingPathComponent("conflict.storyboard")
    try place.write(Data(contentsOf: fixture), to: "App/conflict.storyboard")
    return place
  }

  private func addUnreadable(to place: Workplace) throws {
    try place.write("<document", to: "App/Bad.storyboard")
  }

  /// The output lines of `arguments` on three machines, the last machine first.
  private func parts(_ arguments: [String], in place: Workplace) throws -> String {
    try (1...3).reversed().map { part in
      try place.plumb(arguments + ["--shard", "\(part)/3", "--format", "jsonl"]).output
    }.joined()
  }

  /// The output lines of `arguments` for files from a queue, in another order.
  private func queued(_ arguments: [String], in place: Workplace) throws -> String {
    let files = place.files().filter { $0.hasPrefix("App/") }.reversed()
    return try files.map { file in
      try place.plumb(arguments + ["--jobs-from", "-"], input: "{\"file\": \"\(file)\"}\n").output
    }.joined()
  }

  private func expect(
    _ arguments: [String], _ formats: [String], of lines: (Workplace) throws -> String,
    in place: Workplace
  ) throws {
    try place.write(try lines(place), to: "parts.jsonl")
    for format in formats {
      let whole = try place.plumb(arguments + ["--format", format])
      let merged = try place.plumb("report", "merge", "parts.jsonl", "--format", format)
      #expect(!whole.output.isEmpty)
      #expect(merged.output == whole.output, "\(format)")
      #expect(merged.exitCode == whole.exitCode, "\(format)")
    }
  }

  private static let formats = ["text", "json", "sarif", "github", "junit", "markdown"]

  @Test(arguments: [[], ["--intrinsic", "recorded", "--tolerance", "2"]])
  func mergedVerificationsEqualASingleRun(options: [String]) throws {
    let place = try place()
    try addUnreadable(to: place)
    let arguments = ["verify", "App"] + options
    try expect(arguments, Self.formats, of: { try parts(arguments, in: $0) }, in: place)
    try expect(arguments, Self.formats, of: { try queued(arguments, in: $0) }, in: place)
  }

  @Test func mergedMatricesEqualASingleRun() throws {
    let place = try place()
    let arguments = [
      "matrix", "App", "--devices", "iPhone SE,iPad", "--text-sizes", "L,AX3", "--notes",
    ]
    try expect(arguments, ["text", "json"], of: { try parts(arguments, in: $0) }, in: place)
    try expect(arguments, ["text", "json"], of: { try queued(arguments, in: $0) }, in: place)
  }

  @Test func mergedRecordsEqualASingleRun() throws {
    let place = try place()
    let arguments = ["matrix", "App", "--devices", "iPhone SE,iPad", "--text-sizes", "L,AX3"]
    _ = try place.plumb(arguments + ["--record", "Kept/whole.txt"])
    let whole = try place.read("Kept/whole.txt")
    #expect(!whole.isEmpty)
    for lines in [try parts(arguments, in: place), try queued(arguments, in: place)] {
      try place.write(lines, to: "parts.jsonl")
      let merged = try place.plumb("report", "merge", "parts.jsonl", "--record", "Kept/parts.txt")
      #expect(merged.exitCode == 0)
      #expect(try place.read("Kept/parts.txt") == whole)
    }
    try place.write(
      try parts(["check", "App"], in: place).split(separator: "\n")[0] + "\n", to: "check.jsonl")
    let refused = try place.plumb("report", "merge", "check.jsonl", "--record", "Kept/none.txt")
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("--record"))
  }

  /// The manifests are equal, and so are their pictures.
  @Test func pictures() throws {
    let place = try place()
    try addUnreadable(to: place)
    let arguments = ["render", "App", "-o", "out"]
    let lines = try parts(arguments, in: place)
    let files = place.files().filter { $0.hasPrefix("out/") }
    let drawn = try files.map { try place.read($0) }
    #expect(files.contains("out/One/F0.svg") && files.contains("out/Two/F3-more.svg"))
    try expect(arguments, ["text", "json"], of: { _ in lines }, in: place)
    #expect(place.files().filter { $0.hasPrefix("out/") } == files)
    #expect(try files.map { try place.read($0) } == drawn)
    try expect(arguments, ["text", "json"], of: { try queued(arguments, in: $0) }, in: place)
  }

  @Test func incompatibleLinesAreRejected() throws {
    let place = try place()
    let checks = try place.plumb("check", "App", "--format", "jsonl").output
    let frames = try place.plumb("verify", "App", "--format", "jsonl").output
    try place.write(checks + frames, to: "both.jsonl")
    let mixed = try place.plumb("report", "merge", "both.jsonl")
    #expect(mixed.exitCode == 2)
    #expect(mixed.errors.hasPrefix("both.jsonl:6: error: not a line of 'plumb check"))
    let other = try place.plumb("verify", "App", "--tolerance", "9", "--format", "jsonl").output
    try place.write(frames + other, to: "other.jsonl")
    #expect(try place.plumb("report", "merge", "other.jsonl").errors.contains("different options"))
    try place.write("\n", to: "none.jsonl")
    #expect(try place.plumb("report", "merge", "none.jsonl").errors.contains("nothing to merge"))
  }

  @Test func jobsSelectFilesAndScenes() throws {
    let place = try place()
    let job = #"{"file": "App/Two/F3.storyboard", "scenes": ["more"]}"#
    let drawn = try place.plumb(["render", "--jobs-from", "-", "-o", "out"], input: job)
    #expect(drawn.exitCode == 0)
    #expect(drawn.output.contains(#""path":"out/F3.svg""#))
    #expect(!drawn.output.contains("Screen 3"))
    let bad = try place.plumb(["verify", "--jobs-from", "-"], input: "\n[]\n")
    #expect(bad.errors.hasPrefix("-:2: error: not a job"))
    for command in ["verify", "render", "matrix"] {
      #expect(try place.plumb(command).exitCode == 2)
    }
  }
}
