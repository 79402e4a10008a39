// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutReports

extension StudioSession {
  /// The greatest number of conflicts that an answer explains, and that a log keeps in memory.
  private static let mostConflicts = 200

  /// Explains the conflicts in a console log. Each comes with a file that has the same conflict.
  func explain(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let text = Array(try request.text("text").utf8)
    var stream = ConflictStream()
    var explanations = ExplanationStream()
    var found: [ConflictExplanation] = []
    var counts: [Int: Int] = [:]
    var left = 0
    func take(_ message: RawMessage) {
      switch explanations.explain(message) {
      case .new(let explanation, let known):
        counts[known.number] = 1
        if found.count < Self.mostConflicts { found.append(explanation) } else { left += 1 }
      case .repeated(let known): counts[known.number, default: 0] += 1
      case nil: break
      }
    }
    stream.read(text) { take($0) }
    stream.finish { take($0) }
    return StudioAnswer([
      "conflicts": .array(
        found.enumerated().map { index, explanation in
          Self.json(explanation, count: counts[index + 1] ?? 1)
        }),
      "left": left > 0 ? .int(left) : nil,
    ])
  }

  private static func json(_ explanation: ConflictExplanation, count: Int) -> JSONValue {
    let diagnostic = explanation.diagnostic(in: nil)
    let core = Set(explanation.core)
    let (file, entries) = explanation.document
    return .object([
      "line": .int(explanation.log.line), "count": .int(count),
      "title": .string(explanation.cause.title), "sentence": .string(explanation.sentence),
      "notes": .texts(diagnostic.notes),
      "constraints": .array(
        explanation.log.entries.enumerated().map { index, entry in
          .object([
            "element": entries.contains(index) ? .string("entry-\(index)") : nil,
            "text": .string(explanation.statement(of: index) ?? entry.text),
            "line": .int(entry.line),
            "conflicts": .bool(core.contains(index)),
            "broken": index == explanation.broken ? .bool(true) : nil,
          ])
        }),
      "sum": explanation.arithmetic.map { arithmetic in
        .object([
          "terms": .array(
            arithmetic.terms.map { term in
              .object([
                "element": .string("entry-\(term.entry)"), "factor": .number(term.factor),
                "value": .number(term.value),
              ])
            }),
          "sum": .number(arithmetic.sum), "available": .number(arithmetic.available),
          "container": .string("entry-\(arithmetic.container)"),
        ])
      },
      "fixes": .array(explanation.fixes.map { json($0, entries) }),
      "file": .string(file),
    ])
  }

  /// - Parameter entries: the entries that the file contains.
  private static func json(_ fix: ConflictFix, _ entries: Set<Int>) -> JSONValue {
    func edit(_ entry: Int, _ key: String, _ value: JSONValue) -> JSONValue? {
      entries.contains(entry)
        ? .object(["element": .string("entry-\(entry)"), key: value]) : nil
    }
    let edits: [JSONValue?] =
      switch fix.change {
      case .priority(let entry): [edit(entry, "priority", .int(999))]
      case .remove(let entries): entries.map { edit($0, "removed", .bool(true)) }
      case .relation(let entry, let relation):
        [edit(entry, "relation", .string(relation.fileName))]
      case .constant(let entry, let constant): [edit(entry, "constant", .number(constant))]
      case .none: []
      }
    return .object([
      "text": .string(fix.text), "code": fix.code.isEmpty ? nil : .string(fix.code),
      "ends": .bool(fix.endsConflict), "edits": .array(edits.compactMap { $0 }),
    ])
  }
}
