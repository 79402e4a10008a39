// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

@testable import LayoutReports

struct MatrixRecordTests {
  private func record(_ width: Double = 100, views: Int = 2) throws -> MatrixRecord {
    var conditions: [CheckCondition] = []
    for device in ["iPhone SE", "iPhone 16", "iPad"] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        var condition = CheckCondition()
        condition.device = try .named(device)
        condition.direction = direction
        conditions.append(condition)
      }
    }
    var scene = MatrixRecord.Scene(file: "App/Main.storyboard", id: "s", title: "")
    for number in 0..<views {
      var view = MatrixRecord.View(id: "v\(number)", className: "UILabel", name: "Title: a")
      for place in conditions.indices {
        // The second view does not exist in the last two conditions.
        guard number == 0 || place < 4 else { continue }
        view.frames[place] = Rect(
          x: place < 3 ? -0.333 : 8, y: 0, width: place == 5 ? width : 100, height: 20.5)
      }
      scene.views.append(view)
    }
    return MatrixRecord(conditions: conditions, scenes: [scene])
  }

  @Test func writtenRecordsAreReadBack() throws {
    let record = try record()
    #expect(try MatrixRecord(record.text) == record)
    let lines = record.text.split(separator: "\n")
    #expect(lines.contains("scene s in App/Main.storyboard"))
    #expect(lines.contains("  v0 UILabel Title: a"))
    #expect(lines.contains("    1-3: -0.333 0 100 20.5"))
    #expect(lines.contains("    4-6: 8 0 100 20.5"))
    #expect(lines.contains("    4: 8 0 100 20.5"))
  }

  @Test func changesNameTheirConditions() throws {
    let record = try record()
    #expect(record.changes(to: record) == [])
    #expect(
      record.changes(to: try self.record(110)) == [
        "App/Main.storyboard: s",
        "  Title: a (v0) (8, 0, 100, 20.5) → (8, 0, 110, 20.5): on iPad Air, right to left",
      ])
    #expect(
      record.changes(to: try self.record(views: 1)) == [
        "App/Main.storyboard: s", "  Title: a (v1) is gone",
      ])
    #expect(
      MatrixRecord(conditions: record.conditions).changes(to: record) == [
        "App/Main.storyboard: s: the scene is new"
      ])
  }

  @Test(arguments: [
    ("", 1, "it has no conditions"),
    ("condition 2 {}", 1, "conditions are numbered from 1 in order"),
    ("condition 1 {\"device\":\"abacus\"}", 1, "this is not a condition"),
    ("condition 1 {}\n    1: 0 0 1 1", 2, "a frame without a view"),
    ("condition 1 {}\nscene s", 2, "a scene is written 'scene ID in FILE'"),
    ("condition 1 {}\nscene s in f\n  v", 3, "a view is written 'ID CLASS NAME'"),
    (
      "condition 1 {}\nscene s in f\n  v C\n    1: 0 0 1", 4,
      "a frame is written '1-3 7: x y width height'"
    ),
    ("condition 1 {}\nscene s in f\n  v C\n    1-2: 0 0 1 1", 4, "there is no condition '1-2'"),
    ("condition 1 {}\nscene s in f\n  v C\n    2-1: 0 0 1 1", 4, "there is no condition '2-1'"),
    ("<html>", 1, "this is not a condition, scene, view or frame"),
  ]) func malformedRecordsAreRefused(text: String, line: Int, reason: String) {
    #expect(throws: MatrixRecord.Malformed(line: line, reason: reason)) {
      try MatrixRecord(text)
    }
  }
}
