// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import LayoutRendering
import LayoutReports
import UIKitComponents

/// A scene on one canvas before and after a change, with an overlay of both.
struct DiffPicture: Sendable {
  var file: String
  /// The scene's id in both versions.
  var scene: String
  var title: String
  var canvas: String
  var options: SceneOptions
  var before: DisplayList
  var after: DisplayList
  var overlay: DisplayList
}

extension DiffPicture {
  /// The changed scenes on every canvas.
  static func all(
    _ difference: FileDifference, from old: IBDocument, to new: IBDocument,
    on canvases: [LayoutEffect.Canvas]
  ) -> [DiffPicture] {
    let changed = Set(difference.changes.map(\.scene) + difference.effects.map(\.scene))
    var pictures: [DiffPicture] = []
    let versions = SceneVersions(from: old, to: new)
    for (former, scene) in versions.scenes
    where changed.contains(scene.id) || changed.contains("") {
      for canvas in canvases {
        let builders = versions.builders(canvas.options)
        let one = Drawn(former, by: builders.old)
        let other = Drawn(scene, by: builders.new)
        pictures.append(
          DiffPicture(
            file: difference.file, scene: scene.id, title: scene.title, canvas: canvas.name,
            options: canvas.options, before: one.list, after: other.list,
            overlay: overlay(one, other)))
      }
    }
    return pictures
  }

  /// The new picture, faded, with the frames that changed: old ones in red, new ones in green.
  private static func overlay(_ old: Drawn, _ new: Drawn) -> DisplayList {
    var list = new.list
    list.commands = [.begin(DrawingGroup(opacity: 0.35))] + list.commands + [.end]
    let dashed = StrokeStyle(width: 1.5, dash: [4, 3])
    for (id, frame) in old.frames.sorted(by: { $0.key < $1.key }) where new.frames[id] != frame {
      list.commands.append(.stroke(.rect(frame), removed, dashed))
    }
    for (id, frame) in new.frames.sorted(by: { $0.key < $1.key }) where old.frames[id] != frame {
      list.commands.append(.stroke(.rect(frame), added, StrokeStyle(width: 1.5)))
    }
    list.size.width = max(list.size.width, old.list.size.width)
    list.size.height = max(list.size.height, old.list.size.height)
    return list
  }

  private static let removed = Color(red: 0.84, green: 0.15, blue: 0.18)
  private static let added = Color(red: 0.09, green: 0.58, blue: 0.29)

  private struct Drawn {
    var list: DisplayList
    /// The frames on the canvas, by the ids in the file.
    var frames: [String: Rect] = [:]

    init(_ scene: IBScene, by builder: SceneBuilder) {
      var built = builder.build(scene)
      let layout = built.forest.layout(built.canvas)
      let snapshot = built.scrolledToTop(layout)
      list = snapshot.displayList(RenderingOptions(title: scene.title))
      var places: [ItemID: Rect] = [:]
      for node in snapshot.nodes { places[node.id] = node.absoluteFrame }
      for view in built.views { frames[view.id] = places[view.item] }
    }
  }
}
