// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import LayoutReports
import MarkupTree
import Testing

/// Every edit is reported exactly, and nothing else is.
struct RandomEditTests {
  @Test(arguments: EditedFiles.all)
  func editsAreReportedExactlyAndNothingElse(file: URL) throws {
    let document = try MarkupDocument(Array(try Data(contentsOf: file)))
    let old = try IBFile.load(document.bytes, file: file.lastPathComponent)
    let source = EditSource(document)
    var random = SeededGenerator(seed: UInt64(document.text.count))
    var done = 0
    for number in 0..<40 where done < 10 {
      guard let edit = source.edit(number, using: &random) else { continue }
      let edited = try edit.apply(to: document)
      let diff = DocumentDiff(from: old, to: try IBFile.load(edited.bytes, file: "new"))
      done += 1
      expect(diff, says: edit, in: file.lastPathComponent)
    }
  }

  private func expect(_ diff: DocumentDiff, says edit: FileEdit, in file: String) {
    let said = diff.changes.map(\.text)
    let comment: Comment = "\(file): \(String(describing: edit)): \(said)"
    switch edit {
    case .reorder, .noise:
      #expect(said.isEmpty, comment)
      return
    default: break
    }
    guard diff.changes.count == 1, let change = diff.changes.first else {
      Issue.record(comment)
      return
    }
    switch edit {
    case .constant(let id, let value):
      #expect(change.objectID == id && change.property == "constant", comment)
      #expect(change.text.hasSuffix(" → \(value)"), comment)
    case .priority(let id, let value):
      #expect(change.objectID == id && change.property == "priority", comment)
      #expect(change.text.hasSuffix(" → \(value)"), comment)
    case .text(let id, let value):
      #expect(change.objectID == id && change.property == "text", comment)
      #expect(change.text.hasSuffix("→ \"\(value)\""), comment)
    case .spacing(let id, let value):
      #expect(change.objectID == id && change.property == "spacing", comment)
      #expect(change.text.hasSuffix(".spacing \(change.old ?? "") → \(value)"), comment)
    case .insert(let id, _, _):
      #expect(change.objectID == id && change.kind == .added, comment)
    case .remove(let id):
      #expect(change.objectID == id && change.kind == .removed, comment)
    case .reorder, .noise: break
    }
  }
}
