// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutReports
import UIKitComponents

/// The views of a layout as JSON, superviews before subviews.
enum StudioTree {
  static func json(_ layout: StudioLayout, _ names: ViewNames) -> JSONValue {
    var sources: [ItemID: SceneView] = [:]
    for view in layout.built.views { sources[view.item] = view }
    let nodes = layout.snapshot.nodes
    var shifts: [Point] = []
    var hidden: [Bool] = []
    // The closest ancestor with an id in the file, including the node itself.
    var owners: [String?] = []
    var views: [JSONValue] = []
    for node in nodes {
      var shift = Point.zero
      if let parent = node.parent {
        let offset = nodes[parent].appearance.contentOffset
        shift = Point(x: shifts[parent].x - offset.x, y: shifts[parent].y - offset.y)
      }
      shifts.append(shift)
      let isHidden = node.isHidden || (node.parent.map { hidden[$0] } ?? false)
      hidden.append(isHidden)
      let owner = node.parent.flatMap { owners[$0] }
      guard let source = sources[node.id] else {
        owners.append(owner)
        continue
      }
      owners.append(source.id)
      views.append(
        .object([
          "id": .string(source.id), "name": .string(names[source.id]),
          "class": .string(node.name), "line": .int(source.line),
          "parent": owner.map { .string($0) }, "frame": .rect(node.frame),
          "picture": .rect(node.absoluteFrame.offset(by: shift)),
          "hidden": isHidden ? .bool(true) : nil,
        ]))
    }
    return .array(views)
  }
}
