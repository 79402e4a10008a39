// SPDX-License-Identifier: MIT

import AutoLayout

extension MatrixRecord {
  /// The differences between this record and `new`, as lines for a report. The list is empty if all
  /// frames are the same.
  ///
  /// - Precondition: both records have the same conditions.
  package func changes(to new: MatrixRecord) -> [String] {
    let words = ConditionWords(conditions)
    let (before, after) = (scenesByPlace, new.scenesByPlace)
    var lines: [String] = []
    for place in Set(before.keys).union(after.keys).sorted() {
      let name = "\(place.file): \(place.id)"
      switch (before[place], after[place]) {
      case (let old?, let new?):
        let changes = Self.changes(from: old, to: new, words, conditions)
        if !changes.isEmpty { lines += [name] + changes.map { "  " + $0 } }
      case (_?, nil): lines.append("\(name): the scene is gone")
      default: lines.append("\(name): the scene is new")
      }
    }
    return lines
  }

  /// Removes the scenes that `other` does not have.
  package mutating func keepScenes(of other: MatrixRecord) {
    let there = other.scenesByPlace
    scenes.removeAll { there[Place(file: $0.file, id: $0.id)] == nil }
  }

  private struct Place: Hashable, Comparable {
    var file: String
    var id: String

    static func < (one: Self, other: Self) -> Bool { (one.file, one.id) < (other.file, other.id) }
  }

  private var scenesByPlace: [Place: Scene] {
    Dictionary(scenes.map { (Place(file: $0.file, id: $0.id), $0) }) { first, _ in first }
  }

  private static func changes(
    from old: Scene, to new: Scene, _ words: ConditionWords, _ conditions: [CheckCondition]
  ) -> [String] {
    let before = Dictionary(old.views.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.views.map(\.id))
    var lines = old.views.filter { !after.contains($0.id) }.map { "\($0.title) is gone" }
    for view in new.views {
      guard let former = before[view.id] else {
        lines.append("\(view.title) is new")
        continue
      }
      let changed = conditions.indices.filter { former.frames[$0] != view.frames[$0] }
      guard let first = changed.first else { continue }
      let place = words.text(changed.map { conditions[$0] })
      let frames = "\(text(former.frames[first])) → \(text(view.frames[first]))"
      let example = changed.count > 1 && Set(changed.map { former.frames[$0] }).count > 1
      lines.append(
        "\(view.title) \(frames)\(example ? " and similar" : ""): \(place ?? "everywhere")")
    }
    return lines
  }

  private static func text(_ frame: Rect?) -> String { frame.map(FramesText.text) ?? "not there" }
}

extension MatrixRecord.View {
  fileprivate var title: String { name.isEmpty ? "\(className) \(id)" : "\(name) (\(id))" }
}
