// SPDX-License-Identifier: MIT

import AutoLayout
public import EssentialFoundation

/// Reports about edges as JSON.
public struct WhyJSON: Encodable, Sendable {
  struct View: Encodable {
    var id: String
    var name: String
    var `class`: String
    var line: Int
    var frame: [Double]
  }

  struct Reason: Encodable {
    var kind: String
    var text: String
    var element: String?
    var line: Int?
    /// The points that the reason adds to the value.
    var adds: Double?
    /// The change of the value for each point that the constant grows.
    var factor: Double?
    /// `slack`, `gave-way` or `broken`; nil for a reason that determines the value.
    var standing: String?
    /// The room or the gap in points.
    var points: Double?
  }

  struct Edge: Encodable {
    var edge: String
    var value: Double
    var sum: String
    var because: [Reason]
    var others: [Reason]
  }

  struct Report: Encodable {
    var file: String
    var scene: String
    var size: [Double]
    var view: View
    var edges: [Edge]
    var unexplained: [String]
  }

  var reports: [Report]

  public init(_ reports: [WhyReport]) {
    self.reports = reports.map { report in
      Report(
        file: report.file, scene: report.scene, size: [report.size.width, report.size.height],
        view: View(
          id: report.view.id, name: report.view.name, class: report.view.className,
          line: report.view.line,
          frame: [
            report.view.frame.x, report.view.frame.y, report.view.frame.width,
            report.view.frame.height,
          ]),
        edges: report.edges.map { edge in
          Edge(
            edge: "\(edge.attribute)", value: edge.value, sum: edge.sum,
            because: edge.steps.map { step in
              var reason = Self.reason(step.reason)
              reason.adds = step.contribution
              reason.factor = step.factor
              return reason
            },
            others: edge.others.map(Self.other))
        },
        unexplained: report.unexplained.map { "\($0)" })
    }
  }

  private static func reason(_ reason: WhyReport.Reason) -> Reason {
    Reason(
      kind: reason.kind.rawValue, text: reason.text, element: reason.elementID, line: reason.line)
  }

  private static func other(_ other: WhyReport.Other) -> Reason {
    var reason = reason(other.reason)
    switch other.status {
    case .slack(let room): (reason.standing, reason.points) = ("slack", room)
    case .violated(let gap): (reason.standing, reason.points) = ("gave-way", gap)
    case .broken: reason.standing = "broken"
    }
    return reason
  }

  public func encode(to encoder: any Encoder) throws { try reports.encode(to: encoder) }

  /// The list as UTF-8, with keys in alphabetical order.
  public func encoded() throws -> Data { try JSONEncoder.document.encode(self) }
}
