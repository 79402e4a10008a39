// SPDX-License-Identifier: MIT

import EssentialFoundation
import Foundation
import Testing
import Yams

/// Runs the steps of `action.yml`, of the GitLab template and of the pre-commit hooks against a
/// small repository, each as its host does.
@Suite(.enabled(if: Tools.areThere("bash", "curl", "tar", "git")))
struct ActionTests {
  @Test func theActionReportsFindingsAndFailsAtItsEnd() throws {
    let place = try AppRepository()
    try place.write(place.broken, to: "App/Main.storyboard")
    var job = try ActionJob(in: place, inputs: ["paths": "App", "arguments": "--rtl"])
    #expect(try job.run("Install Plumb") == 0)
    #expect(try job.run("Check the layouts") == 0)
    #expect(job.output.contains("::warning file=App/Main.storyboard,line="))
    #expect(try place.read("plumb.sarif").contains("\"version\": \"2.1.0\""))
    #expect(try place.read(".github-summary").contains("left-right"))
    #expect(job.outputs["check"] == ["code": "1"])
    #expect(!job.isWanted("Comment on layout changes"))
    #expect(try job.run("Fail if there are findings") == 1)
  }

  @Test func theActionRefusesADamagedRelease() throws {
    let place = try AppRepository()
    var job = try ActionJob(in: place, inputs: ["paths": "App"])
    _ = try place.bash("for file in .release/*.tar.gz; do echo more >> $file; done")
    #expect(try job.run("Install Plumb") == 1)
    #expect(job.output.contains("is damaged"), "\(job.output)")
  }

  @Test func theActionPassesWithoutFindings() throws {
    let place = try AppRepository()
    var job = try ActionJob(
      in: place, inputs: ["paths": "App", "arguments": "--devices 'iPhone SE,iPhone 15 Pro'"])
    #expect(try job.run("Install Plumb") == 0)
    #expect(try job.run("Check the layouts") == 0, "\(job.output)")
    #expect(job.outputs["check"] == ["code": "0"])
    #expect(try job.run("Fail if there are findings") == 0)
  }

  @Test func theActionFailsForInvalidArguments() throws {
    let place = try AppRepository()
    var job = try ActionJob(in: place, inputs: ["paths": "App", "arguments": "--no-such-option"])
    #expect(try job.run("Install Plumb") == 0)
    _ = try job.run("Check the layouts")
    #expect(job.outputs["check"] == ["code": "2"])
    #expect(try job.run("Fail if there are findings") == 2)
  }

  @Test func theActionOmitsFindingsOfTheBaseline() throws {
    let place = try AppRepository()
    try place.write(place.broken, to: "App/Main.storyboard")
    _ = try place.plumb("check", "App", "--write-baseline", "known.json")
    var job = try ActionJob(in: place, inputs: ["paths": "App", "baseline": "known.json"])
    #expect(try job.run("Install Plumb") == 0)
    #expect(try job.run("Check the layouts") == 0)
    #expect(job.outputs["check"] == ["code": "0"], "\(job.output)")
  }

  @Test func theActionCommentsOnWhatChanged() throws {
    let place = try AppRepository()
    try place.git("branch", "base")
    try place.write(
      place.clean.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"24\""),
      to: "App/Main.storyboard")
    try place.git("commit", "-qam", "Move")
    var job = try ActionJob(
      in: place, inputs: ["paths": "App", "diff-against": "base"], event: "pull_request")
    #expect(try job.run("Install Plumb") == 0)
    #expect(job.isWanted("Comment on layout changes"))
    #expect(try job.run("Comment on layout changes") == 0, "\(job.output)")
    #expect(try place.read(".gh-arguments").hasPrefix("pr comment 7 --body-file "))
    let comment = try place.read(".temporary/plumb/comment.md")
    #expect(comment.hasPrefix("### Layout changes\n\n"))
    #expect(comment.contains("App/Main.storyboard"))
  }

  @Test func theTemplateForGitLabReportsAndFails() throws {
    let place = try AppRepository()
    let template = try Node(Self.text("docs/ci/gitlab.yml"))
    let script = try #require(template["plumb"]?["script"]?.sequence).map { $0.string ?? "" }
    // The image's entry point is plumb itself, which cannot run shell commands.
    #expect(try Self.text("Dockerfile").contains("ENTRYPOINT [\"plumb\"]"))
    #expect(template["plumb"]?["image"]?["entrypoint"]?.sequence?.map(\.string) == [""])
    let variables = try #require(template["plumb"]?["variables"]?.mapping)
      .reduce(into: [:]) { $0[$1.key.string ?? ""] = $1.value.string }
    #expect(try place.bash(script.joined(separator: "\n"), variables).code == 0)
    try place.write(place.broken, to: "App/Main.storyboard")
    let result = try place.bash(script.joined(separator: "\n"), variables)
    #expect(result.code == 1)
    #expect(result.text.contains("[left-right]"))
    #expect(try place.read("plumb.xml").contains("<testsuite"))
  }

  /// A hook consists of its entry, its arguments and the files that match its pattern.
  @Test(arguments: [("plumb-check", Int32(1)), ("plumb-verify", Int32(0))])
  func hooksRunOnChangedFiles(_ id: String, code: Int32) throws {
    let place = try AppRepository()
    let hooks = try #require(try Node(Self.text(".pre-commit-hooks.yaml")).sequence)
    let hook = try #require(hooks.first { $0["id"]?.string == id })
    let pattern = try Regex(try #require(hook["files"]?.string))
    #expect("App/Main.storyboard".contains(pattern) && "Cell.xib".contains(pattern))
    #expect(!"App/View.swift".contains(pattern))
    let words =
      [try #require(hook["entry"]?.string)]
      + (hook["args"]?.sequence.map { $0.map { $0.string ?? "" } } ?? []) + ["App/Main.storyboard"]
    let line = words.joined(separator: " ")
    #expect(try place.bash(line).code == 0)
    try place.write(place.broken, to: "App/Main.storyboard")
    #expect(try place.bash(line).code == code)
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }
}

private enum Tools {
  static func areThere(_ names: String...) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return names.allSatisfy { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }
}

extension Node {
  fileprivate init(_ yaml: String) throws {
    self = try #require(try Yams.compose(yaml: yaml, .basic))
  }
}
