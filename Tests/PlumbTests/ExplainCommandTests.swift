// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs `plumb explain` as a user does.
struct ExplainCommandTests {
  private static let entries = [
    "<NSLayoutConstraint:0x1 V:|-(16)-[UILabel:0xa'Title']   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x2 UILabel:0xa'Title'.height == 330   (active)>",
    "<NSLayoutConstraint:0x3 V:[UILabel:0xa'Title']-(16)-|   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 44   (active)>",
    "<NSLayoutConstraint:0x5 UILabel:0xa'Title'.width == 30   (active)>",
  ]
  private static let message = """
    App started
    Unable to simultaneously satisfy constraints.
    (
    \(entries.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint 
    \(entries[1])

    """

  @Test func conflictsExitWithOne() throws {
    let place = try Workplace()
    try place.write(Self.message, to: "console.log")
    let run = try place.plumb("explain", "console.log")
    #expect(run.exitCode == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.contains(
        "is 44 points high, but the other constraints require 16 + 330 + 16 = 362: "
          + "318 points too many."))
    #expect(run.output.hasPrefix("console.log:2"))
  }

  @Test func standardInputIsReadWithoutFiles() throws {
    let place = try Workplace()
    for arguments in [["explain"], ["explain", "-"]] {
      let run = try place.plumb(arguments, input: Self.message + Self.message)
      #expect(run.exitCode == 1)
      // A repeated conflict is counted, not explained again.
      #expect(run.output.contains("2 times"))
      #expect(run.output.components(separatedBy: "the other constraints require").count == 3)
    }
  }

  @Test func logsWithoutConflictsExitWithZero() throws {
    let run = try Workplace().plumb(["explain"], input: "all is well\n")
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "no conflict found\n")
  }

  @Test func unreadableLogsAreReportedAndOthersExplained() throws {
    let place = try Workplace()
    try place.write(Self.message, to: "console.log")
    try place.write("", to: "Folder/empty.txt")
    let run = try place.plumb("explain", "missing.log", "Folder", "console.log")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("missing.log: error: no such file"))
    #expect(run.errors.contains("Folder: error: is a folder, not a log"))
    #expect(run.output.contains("the other constraints require"))
  }

  @Test func badArgumentsAreRefused() throws {
    let place = try Workplace()
    try place.write(Self.message, to: "console.log")
    let format = try place.plumb("explain", "console.log", "--format", "yaml")
    #expect(format.exitCode != 0 && format.errors.contains("'yaml'"))
    let picture = try place.plumb("explain", "console.log", "-o", "picture.bmp")
    #expect(picture.exitCode == 2 && picture.errors.contains(".svg or .html"))
    let sources = try place.plumb("explain", "console.log", "--sources", "None")
    #expect(sources.exitCode == 2 && sources.errors.contains("None: error: no such folder"))
  }

  private struct Message: Decodable {
    struct Constraint: Decodable {
      var text: String
      var understood: Bool
      var inCore: Bool
      var first: String?
      var second: String?
      var attribute: String?
    }
    struct Cause: Decodable { var id: String, text: String }
    struct Arithmetic: Decodable { var sum: Double, available: Double, excess: Double }
    struct Fix: Decodable {
      struct Frame: Decodable { var view: String, x: Double?, y: Double?, width: Double? }
      var text: String
      var code: String
      var constraint: Int?
      var frames: [Frame]
    }
    var line: Int
    var broken: Int?
    var constraints: [Constraint]
    var cause: Cause
    var arithmetic: Arithmetic?
    var fixes: [Fix]
  }

  /// The JSON format is read by other tools.
  @Test func jsonIsAnArrayWithAnObjectForEachMessage() throws {
    let place = try Workplace()
    let unreadable = Self.message.replacing("UIView:0xb.height == 44", with: "…")
    try place.write(Self.message + unreadable, to: "console.log")
    let run = try place.plumb("explain", "--format", "json", "console.log")
    #expect(run.exitCode == 1)
    let messages = try JSONDecoder().decode([Message].self, from: Data(run.output.utf8))
    #expect(messages.map(\.line) == [2, 14])
    let whole = try #require(messages.first)
    #expect(whole.broken == 1)
    #expect(whole.constraints.map(\.text) == Self.entries)
    #expect(whole.constraints.map(\.inCore) == [true, true, true, true, false])
    #expect(whole.constraints[0].attribute == "top")
    #expect(whole.cause.id == "row-height")
    #expect(whole.arithmetic?.sum == 362 && whole.arithmetic?.excess == 318)
    let fix = try #require(whole.fixes.first)
    #expect(!fix.code.isEmpty && !fix.frames.isEmpty)
    #expect(fix.constraint.map(whole.constraints.indices.contains) == true)
    #expect(messages[1].constraints.map(\.understood) == [true, true, true, false, true])
    let none = try place.plumb(["explain", "--format", "json"], input: "")
    #expect(none.exitCode == 0 && none.output == "[]\n")
  }

  @Test(arguments: ["sarif", "github", "junit", "markdown"])
  func reportsContainTheLine(format: String) throws {
    let place = try Workplace()
    try place.write(Self.message, to: "console.log")
    let run = try place.plumb("explain", "--format", format, "console.log")
    #expect(run.exitCode == 1)
    let place_ = ["sarif": "\"startLine\": 2", "github": "file=console.log,line=2"]
    #expect(run.output.contains(place_[format] ?? "console.log:2"))
  }

  @Test func picturesAndPagesAreWritten() throws {
    let place = try Workplace()
    try place.write(Self.message, to: "console.log")
    _ = try place.plumb("explain", "console.log", "-o", "views.svg")
    _ = try place.plumb("explain", "console.log", "-o", "views.html")
    #expect(try place.read("views.svg").contains("<svg"))
    #expect(try place.read("views.html").contains("the other constraints require"))
  }
}
