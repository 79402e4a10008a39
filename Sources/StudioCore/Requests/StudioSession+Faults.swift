// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutReports

extension StudioSession {
  /// The conflicts and the ambiguous views of a layout.
  mutating func faults(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let (document, layout) = try laidOut(request)
    guard let stage = document.stage else { throw StudioError("no scene") }
    let conflicts = ConflictReport.all(
      in: &layout.built, of: stage.sizes.document, snapshot: layout.snapshot)
    let ambiguities = AmbiguityReport.findings(
      in: &layout.built, of: stage.scene, stage.sizes.document, snapshot: layout.snapshot)
    let words = StudioReasons(document: document, view: "")
    return StudioAnswer([
      "conflicts": .array(conflicts.map(words.conflict)),
      "ambiguities": .array(ambiguities.map(Self.ambiguity)),
    ])
  }

  private static func ambiguity(_ finding: Diagnostic) -> JSONValue {
    let (one, other) = (finding.witnesses.first, finding.witnesses.last)
    var views: [JSONValue] = []
    for (index, frame) in (one?.frames ?? []).enumerated() {
      guard let other = other?.frames[index], let id = frame.elementID else { continue }
      views.append(
        .object([
          "id": .string(id), "name": .string(frame.name), "one": rect(frame), "other": rect(other),
        ]))
    }
    return .object([
      "text": .string(finding.message), "views": .array(views),
      "fix": (finding.fixIts.first?.message).map { .string($0) },
    ])
  }

  private static func rect(_ frame: Diagnostic.Frame) -> JSONValue {
    .rect(Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
  }
}

extension StudioReasons {
  func conflict(_ conflict: ConflictReport) -> JSONValue {
    .object([
      "sum": conflict.sum.map { .string($0) }, "members": .array(conflict.members.map(member)),
    ])
  }

  private func member(_ member: ConflictReport.Member) -> JSONValue {
    let effect =
      if member.isBroken {
        "It gives way."
      } else if let adds = member.adds {
        abs(adds) < 0.0005
          ? "It passes the value on."
          : "It \(adds < 0 ? "takes away" : "adds") \(NumberText.of(abs(adds)))."
      } else {
        "It is the limit."
      }
    var members = reason(member.reason, effect, member.isBroken ? "broken" : "decides")
    if let adds = member.adds { members.append(.init("adds", .number(adds))) }
    members.append(.init("lines", Self.lines(member.lines)))
    return .object(members)
  }
}
