// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `plumb studio`: the protocol of `docs/studio-protocol.md`, and the page with files inside.
struct StudioCommandTests {
  private static let file = Documents.storyboard(
    Documents.scene("one", content: Documents.labels("Hi")))

  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples")

  private func answers(_ requests: [[String: Any]]) throws -> [[String: Any]] {
    let lines = try requests.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
    }
    let outcome = try Workplace().plumb(
      ["studio", "--requests"], input: lines.joined(separator: "\n") + "\n")
    #expect(outcome.exitCode == 0)
    return try outcome.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func anEditMovesTheViewAndUndoMovesItBack() throws {
    let place: [String: Any] = ["document": 1, "view": "label"]
    let why = place.merging(["do": "why"]) { $1 }
    let found = try answers([
      ["do": "open", "name": "Main.storyboard", "text": Self.file], why,
    ])
    let edges = try #require((found[1]["answer"] as? [String: Any])?["edges"] as? [[String: Any]])
    let width = try #require(edges.first { $0["edge"] as? String == "width" })
    let because = try #require(width["because"] as? [[String: Any]])
    let constraint = try #require(because.first?["element"] as? String)
    let all = try answers([
      ["do": "open", "name": "Main.storyboard", "text": Self.file],
      ["do": "edit", "document": 1, "element": constraint, "constant": 120.5], why,
      ["do": "patch", "document": 1],
      ["do": "undo", "document": 1], why,
      ["do": "undo", "document": 1],
    ])
    func frame(_ answer: [String: Any]) -> [Double]? {
      ((answer["answer"] as? [String: Any])?["view"] as? [String: Any])?["frame"] as? [Double]
    }
    #expect(frame(all[2])?[2] == 120.5)
    let patch = try #require((all[3]["answer"] as? [String: Any])?["patch"] as? String)
    #expect(patch.hasPrefix("--- a/Main.storyboard\n+++ b/Main.storyboard\n@@ -"))
    #expect(patch.contains("constant=\"120.5\""))
    #expect(frame(all[5])?[2] == 100)
    #expect(all[6]["error"] != nil)
  }

  @Test func mistakesAreErrors() throws {
    let found = try answers([
      ["do": "dance"], ["do": "layout", "document": 7],
      ["do": "open", "name": "A.xib", "text": "<a>"],
      ["do": "format", "text": "H:|-[a"],
    ])
    #expect(found.prefix(3).allSatisfy { $0["error"] != nil })
    let findings = (found[3]["answer"] as? [String: Any])?["findings"] as? [[String: Any]]
    #expect(findings?.isEmpty == false)
  }

  private func answer(_ answer: [String: Any]) throws -> [String: Any] {
    try #require(answer["answer"] as? [String: Any], "\(answer)")
  }

  /// A drag moves the scene; the source of the frames is a session that never had another size.
  @Test func picturesAndReasonsDoNotDependOnEarlierSizes() throws {
    for name in ["Player.storyboard", "Settings.storyboard", "MessageCell.xib"] {
      let text = try String(contentsOf: Self.examples.appending(path: name), encoding: .utf8)
      let open: [String: Any] = ["do": "open", "name": name, "text": text]
      func layout(_ width: Double) -> [String: Any] {
        [
          "do": "layout", "document": 1, "picture": "list",
          "canvas": ["width": width, "height": 700],
        ]
      }
      let widths = [393.0, 400, 430.5, 560, 700, 711, 393, 404]
      let faults: [String: Any] = [
        "do": "faults", "document": 1, "canvas": ["width": 404, "height": 700],
      ]
      let dragged = try answers([open] + widths.map(layout) + [faults])
      for (width, found) in zip(widths, dragged.dropFirst()) {
        var (found, new) = (try answer(found), try answer(answers([open, layout(width)])[1]))
        (found["version"], new["version"]) = (nil, nil)
        #expect(
          NSDictionary(dictionary: found) == NSDictionary(dictionary: new), "\(name) \(width)")
      }
      let found = try answer(#require(dragged.last))
      let new = try answer(answers([open, faults])[1])
      #expect(NSDictionary(dictionary: found) == NSDictionary(dictionary: new), "\(name)")
    }
  }

  @Test func aKnownListOfViewsIsFollowedByFrames() throws {
    let canvas = ["width": 400.5, "height": 700]
    let all = try answers([
      ["do": "open", "name": "Main.storyboard", "text": Self.file],
      ["do": "layout", "document": 1, "canvas": canvas],
      ["do": "layout", "document": 1, "canvas": canvas, "since": 1, "picture": "list"],
      ["do": "layout", "document": 1, "canvas": canvas, "since": 2, "picture": "none"],
      ["do": "layout", "document": 1, "canvas": canvas, "since": 1, "brief": true],
    ])
    let full = try answer(all[1])
    let views = try #require(full["views"] as? [[String: Any]])
    #expect(full["version"] as? Int == 1)
    #expect((full["svg"] as? String)?.hasPrefix("<svg") == true)
    let short = try answer(all[2])
    #expect(short["views"] == nil)
    let frames = try #require(short["frames"] as? [Double])
    #expect(
      frames
        == views.flatMap {
          ($0["frame"] as? [Double] ?? []) + ($0["picture"] as? [Double] ?? [])
        })
    let list = try #require(short["list"] as? [String: Any])
    #expect(list["size"] as? [Double] == [400.5, 700])
    let commands = try #require(list["commands"] as? [[Any]])
    #expect(commands.contains { $0.first as? String == "text" && $0[1] as? String == "Hi" })
    // An unknown number gives everything.
    let other = try answer(all[3])
    #expect(other["views"] != nil)
    #expect(other["svg"] == nil && other["list"] == nil)
    // A brief answer has only the picture.
    let brief = try answer(all[4])
    #expect(brief["views"] == nil && brief["frames"] == nil && brief["svg"] != nil)
  }

  @Test func draggingAConstantGivesTheLayoutOfTheChangedFile() throws {
    let edit: [String: Any] = ["do": "edit", "document": 1, "element": "c3"]
    let layout: [String: Any] = ["do": "layout", "document": 1]
    let all = try answers([
      ["do": "open", "name": "Main.storyboard", "text": Self.file], layout,
      edit.merging(["constant": 120]) { $1 }, layout,
      edit.merging(["constant": 1234.5, "continues": true]) { $1 }, layout,
      edit.merging(["constant": 60, "continues": true]) { $1 }, layout,
      ["do": "why", "document": 1, "view": "label"],
      // The places of later attributes have moved.
      ["do": "edit", "document": 1, "element": "c2", "constant": 9],
      ["do": "patch", "document": 1, "text": true],
      ["do": "undo", "document": 1], ["do": "undo", "document": 1],
      [
        "do": "open", "name": "Main.storyboard",
        "text": Self.file.replacing("constant=\"100\"", with: "constant=\"60\""),
      ],
      ["do": "layout", "document": 2],
    ])
    let dragged = try answer(all[7])
    let opened = try answer(all[14])
    #expect(dragged["svg"] as? String == opened["svg"] as? String)
    let views = try #require(dragged["views"] as? NSArray)
    #expect(views == opened["views"] as? NSArray)
    // The list of views is the same while the number is dragged.
    #expect(try answer(all[5])["version"] as? Int == dragged["version"] as? Int)
    let edges = try #require(try answer(all[8])["edges"] as? [[String: Any]])
    let reasons = edges.flatMap { $0["because"] as? [[String: Any]] ?? [] }
    let reason = try #require(reasons.first { $0["element"] as? String == "c3" })
    #expect((reason["numbers"] as? [String: Any])?["constant"] as? Double == 60)
    #expect(
      try answer(all[10])["text"] as? String
        == Self.file.replacing("constant=\"100\"", with: "constant=\"60\"")
        .replacing("constant=\"8\"", with: "constant=\"9\""))
    #expect(try answer(all[11])["undo"] as? Int == 1)
    #expect(try answer(all[12])["changed"] as? Bool == false)
  }

  @Test func aRemovedConstraintIsALineOfThePatch() throws {
    let all = try answers([
      ["do": "open", "name": "Main.storyboard", "text": Self.file],
      ["do": "edit", "document": 1, "element": "c2", "relation": "greaterThanOrEqual"],
      ["do": "edit", "document": 1, "element": "c3", "removed": true],
      ["do": "patch", "document": 1, "text": true],
      ["do": "edit", "document": 1, "element": "label", "removed": true],
      ["do": "edit", "document": 1, "element": "c1", "relation": "about"],
      ["do": "saved", "document": 1, "text": Self.file], ["do": "undo", "document": 1],
      ["do": "undo", "document": 1], ["do": "history", "document": 1],
    ])
    let place = try Workplace()
    try place.write(Self.file, to: "Main.storyboard")
    let patch = try #require(try answer(all[3])["patch"] as? String)
    try place.write(patch, to: "change.patch")
    try place.git("apply", "change.patch")
    #expect(try place.read("Main.storyboard") == (try answer(all[3])["text"] as? String))
    #expect(all[4]["error"] != nil)
    #expect(all[5]["error"] != nil)
    #expect(try answer(all[9])["changed"] as? Bool == false)
  }

  @Test func aLogBecomesFilesInWhichFixesCanBeTried() throws {
    let log = try String(contentsOf: Self.examples.appending(path: "Conflict.log"), encoding: .utf8)
    let explained = try answer(
      try answers([["do": "explain", "text": log + "\n" + log]])[0])
    let conflicts = try #require(explained["conflicts"] as? [[String: Any]])
    #expect(conflicts.count == 1)
    #expect(conflicts[0]["count"] as? Int == 2)
    let file = try #require(conflicts[0]["file"] as? String)
    let fixes = try #require(conflicts[0]["fixes"] as? [[String: Any]])
    #expect(!fixes.isEmpty)
    for fix in fixes {
      var requests: [[String: Any]] = [
        ["do": "open", "name": "Conflict.xib", "text": file], ["do": "layout", "document": 1],
      ]
      for edit in try #require(fix["edits"] as? [[String: Any]]) {
        requests.append(edit.merging(["do": "edit", "document": 1]) { $1 })
      }
      requests.append(["do": "layout", "document": 1])
      let all = try answers(requests)
      #expect(try answer(all[1])["conflicts"] as? Int == 1)
      let left = try answer(try #require(all.last))["conflicts"] as? Int
      #expect((left == 0) == (fix["ends"] as? Bool), "\(fix)")
    }
  }

  @Test func hostileRequestsAreAnswered() throws {
    let deep = String(repeating: "[", count: 100_000)
    let texts = [
      deep, "{\"do\":\"explain\",\"text\":\"\u{0}\"}", "null", "{\"do\":7}",
      "{\"do\":\"layout\",\"document\":1e300}", "{\"do\":\"compare\",\"document\":0,\"with\":-1}",
      "{\"do\":\"edit\",\"document\":0,\"element\":\"\",\"constant\":1e999}",
    ]
    let outcome = try Workplace().plumb(
      ["studio", "--requests"], input: texts.joined(separator: "\n") + "\n")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.split(separator: "\n").count == texts.count)
  }

  @Test func theServerBesideThePageIsStarted() throws {
    let place = try Workplace()
    try place.write(Self.file, to: "Main.storyboard")
    try place.write(
      "<html><script type=\"application/json\" id=\"files\">[]</script></html>", to: "studio.html")
    try place.write("#!/bin/sh\nprintf '<%s>' \"$@\"\n", to: "plumb-studio")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: place.folder.appendingPathComponent("plumb-studio").path)
    let outcome = try place.plumb(
      "studio", "--no-open", "Main.storyboard", "--page", "studio.html")
    #expect(outcome.output == "<--no-open><studio.html><Main.storyboard><Main.storyboard>")
  }

  @Test func thePageContainsTheFiles() throws {
    let place = try Workplace()
    try place.write(Self.file, to: "Main.storyboard")
    try place.write(
      "<html><script type=\"application/json\" id=\"files\">[]</script></html>", to: "studio.html")
    let outcome = try place.plumb(
      "studio", "Main.storyboard", "--page", "studio.html", "-o", "out.html")
    #expect(outcome.exitCode == 0)
    let page = try place.read("out.html")
    #expect(page.contains("[{\"name\":\"Main.storyboard\",\"text\":\"\\u003c?xml"))
    #expect(page.hasSuffix("}]</script></html>"))
  }
}
