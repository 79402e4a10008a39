// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Yams

/// A repository with one screen. Commands in it have `plumb` in their PATH.
final class AppRepository {
  let place: Workplace

  /// A screen without problems.
  let clean = Documents.storyboard(Documents.scene("one", content: Documents.labels("Hello")))

  /// The same screen with a left constraint instead of a leading one.
  var broken: String {
    clean.replacingOccurrences(
      of: "firstAttribute=\"leading\" secondItem=\"one-root\" secondAttribute=\"leading\"",
      with: "firstAttribute=\"left\" secondItem=\"one-root\" secondAttribute=\"left\"")
  }

  init() throws {
    place = try Workplace()
    try place.write(clean, to: "App/Main.storyboard")
    try place.git("init", "-q")
    try place.git("add", "App")
    try place.git("commit", "-qm", "Begin")
  }

  func write(_ text: String, to name: String) throws { try place.write(text, to: name) }
  func read(_ name: String) throws -> String { try place.read(name) }
  func git(_ arguments: String...) throws { try place.git(arguments) }
  func plumb(_ arguments: String...) throws -> Workplace.Outcome { try place.plumb(arguments) }

  /// Runs a script as the hosts do: with `bash -e`, in the repository.
  func bash(
    _ script: String, _ environment: [String: String] = [:]
  ) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script]
    process.currentDirectoryURL = place.folder
    let own = ProcessInfo.processInfo.environment
    let tools = try Workplace.executable().deletingLastPathComponent().path
    let path = "\(place.folder.path)/.tools:\(tools):\(own["PATH"] ?? "")"
    process.environment = own.merging(["PATH": path, "HOME": place.folder.path]) { $1 }
      .merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}

/// Runs the steps of `action.yml` as GitHub's runner does for a composite action.
struct ActionJob {
  /// The output of the last step.
  private(set) var output = ""
  /// The outputs of steps, by their ids.
  private(set) var outputs: [String: [String: String]] = [:]

  private let place: AppRepository
  private let steps: [Node]
  private var values: [String: String]

  init(
    in place: AppRepository, inputs: [String: String], event: String = "push"
  ) throws {
    self.place = place
    let action = try #require(try Yams.compose(yaml: ActionTests.text("action.yml"), .basic))
    steps = try #require(action["runs"]?["steps"]?.sequence).map { $0 }
    values = [
      "github.token": "token", "github.event.pull_request.number": "7", "github.event_name": event,
      "github.action_repository": "owner/plumb", "github.server_url": "https://github.com",
    ]
    for (name, input) in try #require(action["inputs"]?.mapping) {
      values["inputs.\(name.string ?? "")"] = input["default"]?.string ?? ""
    }
    for (name, value) in inputs {
      #expect(values["inputs.\(name)"] != nil, "there is no input '\(name)'")
      values["inputs.\(name)"] = value
    }
    // A release, so that nothing has to be built, and the program that writes comments.
    let packed = try place.bash(
      """
      mkdir -p .tools .temporary .pack .release
      printf '#!/bin/sh\\nexec "%s" "$@"\\n' '\(try Workplace.executable().path)' > .pack/plumb
      printf '#!/bin/sh\\necho "$@" > .gh-arguments\\n' > .tools/gh
      chmod +x .pack/plumb .tools/gh
      for platform in linux-x86_64 linux-aarch64 macos-universal; do
        tar -czf .release/plumb-$platform.tar.gz -C .pack plumb
      done
      cd .release && { sha256sum *.tar.gz || shasum -a 256 *.tar.gz; } > SHA256SUMS
      """)
    #expect(packed.code == 0, "\(packed.text)")
    values["inputs.address"] = "file://\(place.place.folder.path)/.release"
  }

  /// Whether the condition of a step is true.
  func isWanted(_ name: String) -> Bool {
    let step = steps.first { $0["name"]?.string == name }
    guard let condition = step?["if"]?.string else { return true }
    return condition.components(separatedBy: " && ").allSatisfy { part in
      let isEqual = part.contains(" == ")
      let sides = part.components(separatedBy: isEqual ? " == " : " != ").map { side in
        side.hasPrefix("'") ? String(side.dropFirst().dropLast()) : value(of: side)
      }
      return (sides[0] == sides[1]) == isEqual
    }
  }

  /// Runs a step by its name and returns its exit code.
  mutating func run(_ name: String) throws -> Int32 {
    let found = steps.first { $0["name"]?.string == name }
    let step = try #require(found, "there is no step '\(name)'")
    #expect(step["shell"]?.string == "bash")
    var environment = [
      "GITHUB_OUTPUT": file(".github-output"), "GITHUB_STEP_SUMMARY": file(".github-summary"),
      "GITHUB_PATH": file(".github-path"), "GITHUB_WORKSPACE": file(""),
      "RUNNER_TEMP": file(".temporary"), "GITHUB_ACTION_PATH": ActionTests.root.path,
      "GITHUB_ACTIONS": "true",
    ]
    for (key, text) in step["env"]?.mapping ?? [:] {
      environment[key.string ?? ""] = expanded(text.string ?? "")
    }
    // PATH contains the folders that earlier steps added, but no other built program.
    let added = (try? place.read(".github-path").split(separator: "\n").map(String.init)) ?? []
    let own = ProcessInfo.processInfo.environment["PATH"] ?? ""
    environment["PATH"] = (added + [file(".tools"), own]).joined(separator: ":")
    let script = try #require(step["run"]?.string)
    #expect(!script.contains("${{"), "values that others write belong into the environment")
    try place.write("", to: ".github-output")
    let result = try place.bash(script, environment)
    output = result.text
    if let id = step["id"]?.string {
      for line in try place.read(".github-output").split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1)
        outputs[id, default: [:]][String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
        values["steps.\(id).outputs.\(parts[0])"] = outputs[id]?[String(parts[0])]
      }
    }
    return result.code
  }

  private func file(_ name: String) -> String { place.place.folder.path + "/" + name }

  private func value(of expression: String) -> String {
    let value = values[expression]
    #expect(value != nil, "nothing is called '\(expression)'")
    return value ?? ""
  }

  /// The text with its expressions replaced by their values.
  private func expanded(_ text: String) -> String {
    text.replacing(/\$\{\{\s*([^}\s]+)\s*\}\}/) { value(of: String($0.1)) }
  }
}
