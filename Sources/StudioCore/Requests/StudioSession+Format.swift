// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutRendering
import VisualFormat

extension StudioSession {
  /// Reads formats, one for each line, and lays out a view for each name.
  func format(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let text = try request.text("text")
    let isExtended = try request.flag("extended")
    let conditions = try StudioConditions(request)
    let formats =
      isExtended
      ? [text]
      : text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) }
    var views: Set<String> = []
    for format in formats { views.formUnion(Self.viewNames(of: format, isExtended)) }
    let scope = FormatNames(views: views, metrics: [:])
    var canvas = FormatCanvas(
      size: conditions.size ?? Size(width: 375, height: 200),
      direction: conditions.options.direction, names: views.sorted())
    var mistakes: [JSONValue] = []
    var constraints: [JSONValue] = []
    for (index, format) in formats.enumerated() where format.contains(where: { $0 != " " }) {
      let resolved =
        isExtended
        ? ExtendedFormat.parse(format).resolved(in: scope, options: [])
        : FormatStatement.parse(format).resolved(in: scope, options: [])
      mistakes += resolved.diagnostics.map {
        $0.diagnostic(in: resolved.source, file: nil, line: index + 1).json
      }
      guard resolved.diagnostics.isEmpty else { continue }
      constraints += resolved.constraints.map { .string("\($0)") }
      canvas.add(resolved, at: Diagnostic.Place(line: index + 1))
    }
    let snapshot = canvas.layout()
    let conflicts = mistakes.isEmpty ? canvas.conflicts(in: snapshot).map { $0.json } : []
    return StudioAnswer(
      [
        "findings": .array(mistakes + conflicts), "constraints": .array(constraints),
        "frames": .array(
          snapshot.nodes.dropFirst().map { node in
            .object([
              "name": .string(node.identifier ?? node.name), "frame": .rect(node.frame),
            ])
          }),
        "size": .size(snapshot.size),
      ],
      picture: SVGRenderer(idPrefix: "f").renderBytes(
        snapshot.displayList(RenderingOptions(title: "Visual format"))))
  }

  private static func viewNames(of format: String, _ isExtended: Bool) -> [String] {
    isExtended
      ? ExtendedFormat.parse(format).format.statements.flatMap { $0.viewNames }
      : FormatStatement.parse(format).statement.viewNames
  }
}
