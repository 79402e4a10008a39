// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The requests of Plumb Studio about conflicts, ambiguity, overlays and other texts.
struct StudioFaultTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Studio/Tests/Faults.storyboard")

  private func answers(_ requests: [[String: Any]]) throws -> [[String: Any]] {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let all = [["do": "open", "name": "Faults.storyboard", "text": text]] + requests
    let lines = try all.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
    }
    let outcome = try Workplace().plumb(
      ["studio", "--requests"], input: lines.joined(separator: "\n") + "\n")
    return try outcome.output.split(separator: "\n").dropFirst().map { line in
      let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(json?["answer"] as? [String: Any], "\(line)")
    }
  }

  /// 20 + 400 + 20 points do not fit into the 393 points of the screen.
  @Test func aConflictHasItsSumAndWhatGivesWay() throws {
    let answer = try answers([["do": "faults", "document": 1]])[0]
    let conflicts = try #require(answer["conflicts"] as? [[String: Any]])
    #expect(conflicts.count == 1)
    let sum = try #require(conflicts.first?["sum"] as? String)
    #expect(sum.hasPrefix("20 + 400 + 20 = 440, but ") && sum.hasSuffix(": 47 points too much."))
    let members = try #require(conflicts.first?["members"] as? [[String: Any]])
    let elements = Set(members.compactMap { $0["element"] as? String })
    #expect(elements.isSuperset(of: ["Ban-wd-001", "Ban-ld-001", "Ban-tr-001"]))
    #expect(members.filter { $0["standing"] as? String == "broken" }.count == 1)
    #expect(members.contains { ($0["lines"] as? [[Double]])?.isEmpty == false })
  }

  /// The labels have 353 − 8 points together, and equal priorities.
  @Test func anAmbiguityHasTwoLayouts() throws {
    let answer = try answers([["do": "faults", "document": 1]])[0]
    let ambiguities = try #require(answer["ambiguities"] as? [[String: Any]])
    #expect(ambiguities.count == 1)
    let views = try #require(ambiguities.first?["views"] as? [[String: Any]])
    #expect(Set(views.compactMap { $0["id"] as? String }) == ["Nam-lb-001", "Twn-lb-001"])
    for key in ["one", "other"] {
      let widths = views.compactMap { ($0[key] as? [Double])?[2] }
      #expect(abs(widths.reduce(0, +) - 345) < 0.7)
    }
    #expect(views.allSatisfy { $0["one"] as? [Double] != $0["other"] as? [Double] })
    #expect((ambiguities.first?["fix"] as? String)?.contains("hugging") == true)
  }

  @Test func overlaysHaveMarginsSafeAreaAndBaselines() throws {
    let answer = try answers([["do": "overlays", "document": 1]])[0]
    let views = try #require(answer["views"] as? [[String: Any]])
    let root = try #require(views.first)
    #expect(root["safeArea"] as? [Double] == [0, 59, 393, 759])
    let labels = views.filter { $0["baselines"] != nil }
    #expect(labels.count == 2)
    // The labels are aligned by their baselines.
    let baselines = labels.compactMap { ($0["baselines"] as? [Double])?.first }
    #expect(abs(baselines[0] - baselines[1]) < 0.01 && abs(baselines[0] - 175.33) < 0.01)
  }

  @Test func pseudoLanguagesChangeTheTexts() throws {
    let found = try answers([
      ["do": "layout", "document": 1],
      ["do": "layout", "document": 1, "canvas": ["texts": "longer"]],
    ])
    let pictures = found.compactMap { $0["svg"] as? String }
    #expect(pictures.count == 2 && pictures[0] != pictures[1])
  }
}
