// SPDX-License-Identifier: MIT

public import AutoLayout
public import InterfaceBuilder

extension SceneFrames {
  /// Collects the frames of the file's views from a layout of `scene`.
  ///
  /// Bars, separators and other views without an id in the file are omitted. The views of embedded
  /// controllers are omitted too, since they belong to their own scenes.
  ///
  /// `views` are the views of the file in the layout. `snapshot` is a layout of the scene's canvas.
  public init(
    _ scene: IBScene, file: String, views: [SceneView], names: ViewNames,
    snapshot: LayoutSnapshot
  ) {
    var ids: [ItemID: String] = [:]
    for view in views { ids[view.item] = view.id }
    var depths: [Int] = []
    depths.reserveCapacity(snapshot.nodes.count)
    self.init(
      file: file, scene: scene.id, title: scene.title, size: snapshot.size, views: [],
      conflictCount: snapshot.conflicts.count)
    for node in snapshot.nodes {
      let depth = node.parent.map { depths[$0] } ?? 0
      guard let id = ids[node.id] else {
        depths.append(depth)
        continue
      }
      depths.append(depth + 1)
      self.views.append(
        View(
          id: id, className: node.name, name: names[id], frame: node.frame, depth: depth))
    }
  }
}
