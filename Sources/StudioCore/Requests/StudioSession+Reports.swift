// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutReports
import MarkupTree

extension StudioSession {
  /// Decides rules for every length of the canvas along one axis.
  mutating func range(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let document = try stage(request).1
    guard let stage = document.stage else { throw StudioError("no scene") }
    let isVertical = try request.text("axis") == "height"
    let from = try request.number("from", in: 1...10_000)
    let to = try request.number("to", in: from...10_000)
    let size = try StudioConditions(request).size ?? stage.ownSize
    let budget = try request.optionalNumber("budget", in: 1...20_000) ?? 2_000
    let report = RangeReport(
      stage.sizes, along: isVertical ? .vertical : .horizontal, from...to,
      across: isVertical ? size.width : size.height, budget: Int(budget),
      rules: RangeRule.allCases, names: document.names)
    return StudioAnswer([
      "axis": .string(isVertical ? "height" : "width"),
      "across": .number(report.layout.across), "from": .number(from), "to": .number(to),
      "reached": .number(report.layout.reached), "layouts": .int(report.layout.layouts),
      "breakpoints": .array(report.layout.breakpoints.map { .number($0) }),
      "proved": .array(
        report.proved.map { rule in
          .object(["rule": .string(rule.rawValue), "text": .string(rule.claim)])
        }),
      "broken": .array(report.refutations.map(Self.json)),
    ])
  }

  private static func json(_ refutation: RangeReport.Refutation) -> JSONValue {
    .object([
      "rule": .string(refutation.rule.rawValue), "text": .string(refutation.rule.statement),
      "views": .array(
        refutation.views.map { .object(["id": .string($0.id), "name": .string($0.name)]) }),
      "ranges": .array(
        refutation.ranges.map { .array([.number($0.lowerBound), .number($0.upperBound)]) }),
      "first": .number(refutation.first), "constraints": .texts(refutation.constraints),
    ])
  }

  #if !hasFeature(Embedded)
    /// The findings of `plumb check` in the file's own conditions.
    func check(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
      let document = try document(request).1
      let check = FileCheck(document.document, document.markup.bytes, resources: CheckResources())
      let outcomes = check.outcomes([CheckCondition()])
      return StudioAnswer(["findings": .array(outcomes.merged.map { $0.json })])
    }
  #endif

  /// The changes from another document, or from the text on disk, in words, with the views that they
  /// move.
  func compare(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let document = try document(request).1
    let conditions = try StudioConditions(request)
    var options = conditions.options
    options.size = conditions.size
    let old: IBDocument
    if request.json["with"] != nil {
      let id = Int(try request.number("with", in: 0...1e9))
      guard let other = documents[id] else { throw StudioError("no document \(id)") }
      old = other.document
    } else {
      old = try StudioDocument(document.original, name: document.name).document
    }
    let difference = FileDifference(
      document.name, from: old, to: document.document,
      on: [LayoutEffect.Canvas("", options)])
    return StudioAnswer([
      "changes": .array(
        difference.changes.map { change in
          .object([
            "kind": .string(change.kind.rawValue), "element": .string(change.objectID),
            "scene": .string(change.scene), "property": change.property.map { .string($0) },
            "old": change.old.map { .string($0) }, "new": change.new.map { .string($0) },
            "text": .string(change.text),
          ])
        }),
      "effects": .array(
        difference.effects.map { effect in
          .object([
            "scene": .string(effect.scene),
            "views": .array(
              effect.views.map { view in
                .object([
                  "id": .string(view.id), "name": .string(view.name),
                  "old": .rect(view.old), "new": .rect(view.new),
                ])
              }),
            "oldConflicts": .int(effect.oldConflicts),
            "newConflicts": .int(effect.newConflicts),
          ])
        }),
    ])
  }
}
