// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `plumb studio`: the protocol of `docs/studio-protocol.md`, and the page with files inside.
struct StudioCommandTests {
  private static let file = Documents.storyboard(
    Documents.scene("one", content: Documents.labels("Hi")))

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
