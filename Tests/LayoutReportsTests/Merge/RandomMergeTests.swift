// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import LayoutReports
import MarkupTree
import Testing

/// Merges pairs of edits. Independent edits give the same result, byte for byte, as if one had been
/// made after the other. Contradicting edits are conflicts. Every result loads.
///
/// A short run tests pairs in small files only.
struct RandomMergeTests {
  @Test func pairsOfEditsMergeOrConflict() throws {
    let files = EditedFiles.ofThisRun
    let pairs = EditedFiles.pairs
    let perFile = max(4, pairs / files.count + 1)
    var (clean, conflicting) = (0, 0)
    for file in files {
      let base = try MarkupDocument(Array(try Data(contentsOf: file)))
      let source = EditSource(base)
      var random = SeededGenerator(seed: UInt64(base.text.count) + 7)
      for number in 0..<perFile {
        guard let one = source.edit(2 * number, using: &random),
          let other = source.edit(2 * number + 1, using: &random)
        else { continue }
        let (ours, theirs) = (try one.apply(to: base), try other.apply(to: base))
        let result = try DocumentMerge.merge(
          base: base.bytes, ours: ours.bytes, theirs: theirs.bytes)
        let comment: Comment =
          "\(file.path): \(String(describing: one)) + \(String(describing: other)): \(result.conflicts)"
        #expect(throws: Never.self, comment) { try IBFile.load(result.bytes, file: "merged") }
        switch relation(one, other, in: source.file) {
        case .independent:
          clean += 1
          guard result.isClean else {
            Issue.record(comment)
            continue
          }
          let both = try other.apply(to: ours)
          #expect(result.bytes == both.bytes, comment)
        case .contradictory:
          conflicting += 1
          #expect(!result.isClean, comment)
          #expect(String(decoding: result.bytes, as: UTF8.self).contains("<<<<<<< ours"), comment)
        case .other: break
        }
      }
    }
    #expect(clean > pairs / 10)
    #expect(conflicting > 0)
  }

  private enum Relation { case independent, contradictory, other }

  private func relation(_ one: FileEdit, _ other: FileEdit, in file: EditableFile) -> Relation {
    if case .noise = one, !touched(other, file).isEmpty, case .noise = other { return .other }
    // Edits that `diff` ignores change nothing.
    if isNoise(one), isNoise(other) { return .other }
    if !touched(one, file).isDisjoint(with: touched(other, file)) {
      switch (one, other) {
      case (.constant(let a, let x), .constant(let b, let y)):
        return a == b && x != y ? .contradictory : .other
      case (.priority(let a, let x), .priority(let b, let y)):
        return a == b && x != y ? .contradictory : .other
      case (.text(let a, let x), .text(let b, let y)):
        return a == b && x != y ? .contradictory : .other
      case (.spacing(let a, let x), .spacing(let b, let y)):
        return a == b && x != y ? .contradictory : .other
      case (.remove(let view), .text(let id, _)), (.text(let id, _), .remove(let view)),
        (.remove(let view), .spacing(let id, _)), (.spacing(let id, _), .remove(let view)):
        let inside = file.elements[view].map { file.ids(in: $0) } ?? []
        return inside.contains(id) ? .contradictory : .other
      default: return .other
      }
    }
    return .independent
  }

  private func isNoise(_ edit: FileEdit) -> Bool {
    switch edit {
    case .noise, .reorder: true
    default: false
    }
  }

  /// The ids that an edit changes or needs.
  private func touched(_ edit: FileEdit, _ file: EditableFile) -> Set<String> {
    switch edit {
    case .constant(let id, _), .priority(let id, _), .text(let id, _), .spacing(let id, _),
      .reorder(let id, _), .noise(let id, _):
      return [id]
    case .insert(_, let parent, let sibling): return Set([parent] + (sibling.map { [$0] } ?? []))
    case .remove(let id):
      guard let node = file.elements[id] else { return [] }
      let ids = file.ids(in: node)
      return ids.union(
        file.referrers(to: ids, outside: node).compactMap { file.value("id", of: $0) })
    }
  }
}
