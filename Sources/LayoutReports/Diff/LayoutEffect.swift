// SPDX-License-Identifier: MIT

public import AutoLayout
public import InterfaceBuilder

/// The effect of a change on the layout of one scene on one canvas.
public struct LayoutEffect: Hashable, Sendable {
  /// A view of both versions whose position or size differs.
  public struct View: Hashable, Sendable {
    public var id: String
    public var name: String
    /// The old frame, in the superview's coordinates, in points. ``new`` is the new frame.
    public var old: Rect
    public var new: Rect
  }

  /// A canvas with its name in reports.
  public struct Canvas: Sendable {
    public var name: String
    public var options: SceneOptions

    public init(_ name: String, _ options: SceneOptions) {
      self.name = name
      self.options = options
    }
  }

  /// The scene's id.
  public var scene: String
  public var title: String
  public var canvas: String
  /// The changed views, superviews first.
  public var views: [View]
  /// The number of conflicts in the old layout. ``newConflicts`` is the number in the new one.
  public var oldConflicts: Int
  public var newConflicts: Int

  public var isEmpty: Bool { views.isEmpty && oldConflicts == newConflicts }

  /// The effects on all scenes of both versions, without empty ones.
  ///
  /// - Complexity: that of laying out both versions on every canvas.
  public static func all(
    from old: IBDocument, to new: IBDocument, on canvases: [Canvas]
  ) -> [LayoutEffect] {
    let (before, after) = (ObjectNames(DocumentIndex(old)), ObjectNames(DocumentIndex(new)))
    var effects: [LayoutEffect] = []
    let versions = SceneVersions(from: old, to: new)
    for (former, scene) in versions.scenes {
      for canvas in canvases {
        let builders = versions.builders(canvas.options)
        let one = LaidOutScene(former, by: builders.old)
        let other = LaidOutScene(scene, by: builders.new)
        var views: [View] = []
        for (id, frame) in other.frames {
          guard let earlier = one.frame(of: id), differs(earlier, frame) else { continue }
          let name = before.isKnown(id) ? before[id] : after[id]
          views.append(View(id: id, name: name, old: earlier, new: frame))
        }
        let effect = LayoutEffect(
          scene: scene.id, title: scene.title, canvas: canvas.name, views: views,
          oldConflicts: one.conflicts, newConflicts: other.conflicts)
        if !effect.isEmpty { effects.append(effect) }
      }
    }
    return effects
  }

  private static func differs(_ one: Rect, _ other: Rect) -> Bool {
    let deviation = max(
      abs(one.x - other.x), abs(one.y - other.y), abs(one.width - other.width),
      abs(one.height - other.height))
    return deviation > 1e-3
  }
}

/// The frames of a scene's views by id.
private struct LaidOutScene {
  var frames: [(id: String, frame: Rect)] = []
  var conflicts = 0
  private var places: [String: Int] = [:]

  init(_ scene: IBScene, by builder: SceneBuilder) {
    var built = builder.build(scene)
    let snapshot = built.forest.layout(built.canvas)
    conflicts = snapshot.conflicts.count
    var byItem: [ItemID: Rect] = [:]
    for node in snapshot.nodes { byItem[node.id] = node.frame }
    for view in built.views {
      guard let frame = byItem[view.item], places[view.id] == nil else { continue }
      places[view.id] = frames.count
      frames.append((view.id, frame))
    }
  }

  func frame(of id: String) -> Rect? { places[id].map { frames[$0].frame } }
}
