// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutRendering
import LayoutReports
import UIKitComponents

/// The views of a layout that have an id in the file, superviews before subviews.
struct StudioTree {
  struct View {
    var id: String
    var name: String
    var className: String
    var line: Int
    /// The closest ancestor with an id in the file.
    var parent: String?
    var isHidden: Bool
  }

  /// The part of a layout's node that determines the view, apart from the scene.
  private struct Node: Equatable {
    var item: ItemID
    var parent: Int?
    var isHidden: Bool
  }

  private var nodes: [Node] = []
  /// The index of the node of each view.
  private var places: [Int] = []
  private(set) var views: [View] = []
  /// The frame of each view in its superview and in the picture.
  private(set) var frames: [(own: Rect, picture: Rect)] = []
  /// The number of the list of views.
  var version = 0

  /// Sets the views and frames of a layout. Reuses the views if a former layout of the same scene
  /// had the same ones.
  ///
  /// - Returns: whether the views were reused.
  mutating func update(_ layout: StudioLayout, _ names: ViewNames) -> Bool {
    let all = layout.snapshot.nodes
    let found = all.map { Node(item: $0.id, parent: $0.parent, isHidden: $0.isHidden) }
    let isSame = found == nodes
    if !isSame {
      nodes = found
      read(layout, names)
    }
    var shifts: [Point] = []
    shifts.reserveCapacity(all.count)
    for node in all {
      var shift = Point.zero
      if let parent = node.parent {
        let offset = all[parent].appearance.contentOffset
        shift = Point(x: shifts[parent].x - offset.x, y: shifts[parent].y - offset.y)
      }
      shifts.append(shift)
    }
    frames = places.map { (all[$0].frame, all[$0].absoluteFrame.offset(by: shifts[$0])) }
    return isSame
  }

  private mutating func read(_ layout: StudioLayout, _ names: ViewNames) {
    var sources: [ItemID: SceneView] = [:]
    for view in layout.built.views { sources[view.item] = view }
    views = []
    places = []
    var hidden: [Bool] = []
    var owners: [String?] = []
    for (index, node) in layout.snapshot.nodes.enumerated() {
      let isHidden = node.isHidden || (node.parent.map { hidden[$0] } ?? false)
      hidden.append(isHidden)
      let owner = node.parent.flatMap { owners[$0] }
      guard let source = sources[node.id] else {
        owners.append(owner)
        continue
      }
      owners.append(source.id)
      places.append(index)
      views.append(
        View(
          id: source.id, name: names[source.id], className: node.name, line: source.line,
          parent: owner, isHidden: isHidden))
    }
  }

  /// The views with their frames.
  var json: JSONValue {
    .array(
      views.indices.map { index in
        let view = views[index]
        return .object([
          "id": .string(view.id), "name": .string(view.name),
          "class": .string(view.className), "line": .int(view.line),
          "parent": view.parent.map { .string($0) }, "frame": .rect(frames[index].own),
          "picture": .rect(frames[index].picture), "hidden": view.isHidden ? .bool(true) : nil,
        ])
      })
  }

  /// The frames in the order of the views, as one array of numbers: eight for each view.
  var frameBytes: [UInt8] {
    var buffer = PictureBuffer()
    buffer.reserve(48 * frames.count + 2)
    buffer.write("[")
    func write(_ rect: Rect) {
      for number in [rect.x, rect.y, rect.width, rect.height] {
        buffer.write(number)
        buffer.write(",")
      }
    }
    for (own, picture) in frames {
      write(own)
      write(picture)
    }
    var bytes = buffer.bytes
    if !frames.isEmpty { bytes.removeLast() }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }
}
