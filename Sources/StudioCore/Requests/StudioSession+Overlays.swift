// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import UIKitComponents

extension StudioSession {
  /// The alignment rectangles, baselines, margins and safe areas of the visible views, in the
  /// coordinates of the picture.
  mutating func overlays(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let layout = try laidOut(request, needsRows: false).1
    var ids: [ItemID: String] = [:]
    for view in layout.built.views { ids[view.item] = view.id }
    let nodes = layout.snapshot.nodes
    var shifts: [Point] = []
    var hidden: [Bool] = []
    var views: [JSONValue] = []
    for node in nodes {
      var shift = Point.zero
      if let parent = node.parent {
        let offset = nodes[parent].appearance.contentOffset
        shift = Point(x: shifts[parent].x - offset.x, y: shifts[parent].y - offset.y)
      }
      shifts.append(shift)
      hidden.append(node.isHidden || (node.parent.map { hidden[$0] } ?? false))
      guard let id = ids[node.id], hidden.last == false else { continue }
      let alignment = node.alignmentRect.offset(by: shift)
      let frame = node.absoluteFrame.offset(by: shift)
      views.append(
        .object([
          "id": .string(id), "alignment": .rect(alignment),
          "margins": .rect(frame.inset(by: node.margins)),
          "safeArea": node.safeArea == .zero ? nil : .rect(frame.inset(by: node.safeArea)),
          "baselines": Self.baselines(of: node, alignment, layout.snapshot.environment),
        ]))
    }
    return StudioAnswer(["views": .array(views)])
  }

  /// The first and the last baseline of a view with text.
  private static func baselines(
    of node: LayoutSnapshot.Node, _ alignment: Rect, _ environment: Environment
  ) -> JSONValue? {
    guard
      let lines = node.layoutContent.baselines(width: alignment.width, in: environment)
    else { return nil }
    return .array(
      [lines.first, lines.last].map { line in
        .number(alignment.y + line.offset(inHeight: alignment.height))
      })
  }
}
