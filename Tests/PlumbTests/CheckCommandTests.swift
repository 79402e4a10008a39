// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct CheckCommandTests {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../LayoutReportsTests/Check/Fixtures")

  private func place(_ names: String...) throws -> Workplace {
    let place = try Workplace()
    for name in names {
      let file = "\(name).storyboard"
      try place.write(
        Data(contentsOf: Self.fixtures.appendingPathComponent(file)), to: "App/\(file)")
    }
    return place
  }

  @Test func findingsExitWithOneAndCleanFilesWithZero() throws {
    let found = try place("left-right").plumb("check", "App")
    #expect(found.exitCode == 1)
    #expect(found.output.contains("App/left-right.storyboard:"))
    #expect(found.output.contains("[left-right]"))
    let clean = try place("clean").plumb("check", "App")
    #expect(clean.exitCode == 0)
    #expect(clean.output.isEmpty)
    #expect(try place("unreadable-file").plumb("check", "App").exitCode == 2)
    #expect(try Workplace().plumb("check").exitCode == 2)
  }

  @Test func notesAreCountedAndListedOnDemand() throws {
    let place = try place("small-touch-target")
    let quiet = try place.plumb("check", "App")
    #expect(quiet.exitCode == 0)
    #expect(quiet.output.isEmpty)
    #expect(quiet.errors.contains("1 notes not shown"))
    #expect(try place.plumb("check", "App", "--notes").output.contains("[small-touch-target]"))
  }

  @Test func configurationsOfFoldersTurnRulesOff() throws {
    let place = try place("left-right", "small-touch-target")
    try place.write("rules:\n  left-right: off\n  small-touch-target: error\n", to: ".plumb.yml")
    let changed = try place.plumb("check", "App")
    #expect(!changed.output.contains("left-right"))
    #expect(changed.output.contains("error: "))
    try place.write("files:\n  \"small*\": {small-touch-target: off}\n", to: "App/.plumb.yml")
    #expect(try place.plumb("check", "App").exitCode == 0)
    try place.write("exclude: [\"left-*\"]\nids:\n  go: []\n", to: "App/.plumb.yml")
    #expect(try place.plumb("check", "App").exitCode == 0)
    try place.write("rules:\n  no-such-rule: off\n", to: "App/.plumb.yml")
    let refused = try place.plumb("check", "App")
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("no-such-rule"))
    try place.write("rules: [\n", to: "App/.plumb.yml")
    #expect(try place.plumb("check", "App").exitCode == 2)
  }

  @Test func baselinesHideKnownFindings() throws {
    let place = try place("left-right")
    _ = try place.plumb("check", "App", "--write-baseline", "known.json")
    #expect(try place.plumb("check", "App", "--baseline", "known.json").exitCode == 0)
    try place.write(
      Data(contentsOf: Self.fixtures.appendingPathComponent("conflict.storyboard")),
      to: "App/New.storyboard")
    let new = try place.plumb("check", "App", "--baseline", "known.json")
    #expect(new.exitCode == 1)
    #expect(!new.output.contains("left-right"))
    #expect(try place.plumb("check", "App", "--baseline", "none.json").exitCode == 2)
  }

  @Test func fixesAreMadeAndNothingElseChanges() throws {
    let place = try place("left-right", "clean")
    let before = try place.read("App/left-right.storyboard")
    let clean = try place.read("App/clean.storyboard")
    #expect(try place.plumb("check", "App", "--fix").exitCode == 0)
    let after = try place.read("App/left-right.storyboard")
    #expect(
      after
        == before.replacingOccurrences(of: "=\"left\" s", with: "=\"leading\" s")
        .replacingOccurrences(of: "secondAttribute=\"left\"", with: "secondAttribute=\"leading\""))
    #expect(try place.read("App/clean.storyboard") == clean)
    #expect(try place.plumb("check", "App").exitCode == 0)
  }

  @Test func mergedShardsEqualASingleRun() throws {
    let place = try place("left-right", "conflict", "truncated-text", "ambiguous-layout", "clean")
    let options = ["--text-sizes", "L,AX3", "--devices", "iPhone SE,iPad", "--rtl"]
    let whole = try place.plumb(["check", "App", "--format", "json"] + options)
    var lines = ""
    for part in 1...3 {
      lines += try place.plumb(
        ["check", "App", "--shard", "\(part)/3", "--format", "jsonl"] + options
      ).output
    }
    try place.write(lines, to: "parts.jsonl")
    let merged = try place.plumb("report", "merge", "parts.jsonl", "--format", "json")
    #expect(merged.output == whole.output)
    #expect(merged.exitCode == whole.exitCode)
    let jobs = lines.split(separator: "\n").reversed().compactMap { line -> String? in
      let job = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard var job else { return nil }
      job["findings"] = nil
      return (try? JSONSerialization.data(withJSONObject: job)).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    try place.write(jobs.joined(separator: "\n"), to: "jobs.jsonl")
    let lined = try place.plumb("check", "--jobs-from", "jobs.jsonl")
    try place.write(lined.output, to: "again.jsonl")
    #expect(
      try place.plumb("report", "merge", "again.jsonl", "--format", "json").output == whole.output)
  }

  /// All commands divide the files into the same parts.
  @Test(arguments: ["verify", "render", "matrix"])
  func otherCommandsDivideFilesIntoShards(command: String) throws {
    let place = try place("left-right", "conflict", "truncated-text", "ambiguous-layout", "clean")
    let options = ["render": ["-o", "drawn"], "matrix": ["--format", "json"]][command] ?? []
    func names(_ part: [String]) throws -> Set<String> {
      let outcome = try place.plumb([command, "App"] + options + part)
      #expect(outcome.exitCode < 2, "\(outcome.errors)")
      return Set(
        ["left-right", "conflict", "truncated-text", "ambiguous-layout", "clean"].filter {
          (outcome.output + outcome.errors).contains("\($0).storyboard")
        })
    }
    let parts = try (1...3).map { try names(["--shard", "\($0)/3"]) }
    #expect(parts.reduce(0) { $0 + $1.count } == parts.reduce(Set()) { $0.union($1) }.count)
    if command != "verify" { #expect(parts.reduce(Set()) { $0.union($1) }.count == 5) }
    #expect(try place.plumb([command, "App", "--shard", "4/3"]).exitCode == 2)
  }

  @Test(arguments: ["json", "sarif", "github", "junit", "markdown"])
  func reportFormatsContainFileAndRule(format: String) throws {
    let output = try place("left-right").plumb("check", "App", "--format", format).output
    #expect(output.contains("App/left-right.storyboard"))
    #expect(output.contains("left-right"))
  }

  @Test func translationsAreFoundBesideTheFile() throws {
    let place = try Workplace()
    try place.write(
      Data(contentsOf: Self.fixtures.appendingPathComponent("clean.storyboard")),
      to: "App/Base.lproj/Main.storyboard")
    try place.write(
      "/* Class = \"UILabel\"; */\n\"title.text\" = \"Willkommen \\\"bei\\\" der Genossenschaft Wilhelmshaven\";\n",
      to: "App/de.lproj/Main.strings")
    let outcome = try place.plumb("check", "App", "--locale", "all")
    #expect(outcome.output.contains("truncated"))
    #expect(outcome.output.contains("holds: de"))
  }

  @Test func rulesAreListedAndExplained() throws {
    let list = try Workplace().plumb("rules")
    #expect(list.output.contains("truncated-text"))
    #expect(try Workplace().plumb("rules", "conflict").output.contains("To fix it:"))
    #expect(try Workplace().plumb("rules", "nonsense").exitCode == 2)
  }

  @Test(arguments: [
    ["--devices", "iPhone 99"], ["--text-sizes", "HUGE"], ["--shard", "9/8"], ["--rule", "x"],
    ["--jobs-from", "none.jsonl"],
  ])
  func invalidArgumentsAreRejected(arguments: [String]) throws {
    #expect(try place("clean").plumb(["check", "App"] + arguments).exitCode == 2)
  }
}
