// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutReports

extension StudioSession {
  /// Explains the edges of a view.
  mutating func why(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let (document, layout) = try laidOut(request)
    let id = try request.text("view")
    guard let scene = document.stage?.scene,
      let view = layout.built.views.first(where: { $0.id == id })
    else { throw StudioError("no view '\(id)' in this layout") }
    let report = WhyReport(
      view, attributes: [.leading, .width, .top, .height], in: &layout.built, of: scene,
      document.document, file: document.name, snapshot: layout.snapshot)
    let words = StudioReasons(document: document, view: id)
    return StudioAnswer([
      "view": .object([
        "id": .string(id), "name": .string(report.view.name),
        "class": .string(report.view.className), "line": .int(report.view.line),
        "frame": .rect(report.view.frame),
        "text": document.elements[id].flatMap(Self.text).map { .string($0) },
        "hidden": .bool(document.elements[id]?.flag("hidden") ?? false),
      ]),
      "edges": .array(report.edges.map(words.edge)),
      "unexplained": .texts(report.unexplained.map { "\($0)" }),
    ])
  }

  /// The text of a view that an edit can change.
  private static func text(of element: IBElement) -> String? {
    element["text"] ?? element.child(key: "normal")?["title"]
      ?? element.child(key: "configuration")?["title"]
  }
}

/// Writes the reasons for edges as sentences, with the numbers that can be edited.
struct StudioReasons {
  let document: StudioDocument
  /// The id of the view that is explained.
  let view: String

  func edge(_ edge: WhyReport.Edge) -> JSONValue {
    .object([
      "edge": .string("\(edge.attribute)"), "axis": .string(axis(edge.attribute)),
      "value": .number(edge.value), "sum": .string(edge.sum),
      "because": .array(edge.shownSteps.map(step)),
      "others": .array(edge.others.map(other)),
    ])
  }

  private func axis(_ attribute: Attribute) -> String {
    attribute.axis == .vertical ? "vertical" : "horizontal"
  }

  private func step(_ step: WhyReport.Step) -> JSONValue {
    var members = reason(step.reason, effect(of: step), "decides")
    members.append(.init("adds", .number(step.contribution)))
    members.append(.init("factor", .number(step.factor)))
    members.append(.init("lines", Self.lines(step.lines)))
    return .object(members)
  }

  static func lines(_ lines: [WhyReport.Line]) -> JSONValue {
    .array(
      lines.map {
        .array([.number($0.start.x), .number($0.start.y), .number($0.end.x), .number($0.end.y)])
      })
  }

  private func effect(of step: WhyReport.Step) -> String {
    if step.reason.kind == .undetermined { return "The layout is ambiguous." }
    let points = step.contribution
    if abs(points) < 0.0005 { return "It passes the value on." }
    let amount = NumberText.of(abs(points))
    let share =
      abs(abs(step.factor) - 1) < 0.0005
      ? "" : ", \(NumberText.of(abs(step.factor))) × \(NumberText.of(abs(step.constant)))"
    return "It \(points < 0 ? "takes away" : "adds") \(amount)\(share)."
  }

  private func other(_ other: WhyReport.Other) -> JSONValue {
    let (standing, effect, points): (String, String, Double?) =
      switch other.status {
      case .broken: ("broken", "It is broken, because it conflicts with others.", nil)
      case .slack(let room):
        ("slack", "It holds with \(NumberText.of(room)) points to spare.", room)
      case .violated(let gap):
        ("gave-way", "It gives way by \(NumberText.of(abs(gap))) points.", gap)
      }
    var members = reason(other.reason, effect, standing)
    if let points { members.append(.init("points", .number(points))) }
    return .object(members)
  }

  func reason(
    _ reason: WhyReport.Reason, _ effect: String, _ standing: String
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("kind", .string(reason.kind.rawValue)), .init("standing", .string(standing)),
      .init("text", .string(reason.text)), .init("effect", .string(effect)),
    ]
    if let line = reason.line { members.append(.init("line", .int(line))) }
    guard let id = reason.elementID else { return members }
    members.append(.init("element", .string(id)))
    if let element = document.elements[id], element.name == "constraint" {
      members.append(.init("numbers", numbers(element)))
    }
    return members
  }

  private func numbers(_ element: IBElement) -> JSONValue {
    .object([
      "constant": .number(element.number("constant") ?? 0),
      "priority": .number(element.number("priority") ?? 1000),
      "multiplier": element["secondItem"] == nil
        ? nil
        : (element["multiplier"] == nil ? 1 : element.number("multiplier")).map { .number($0) },
    ])
  }
}
