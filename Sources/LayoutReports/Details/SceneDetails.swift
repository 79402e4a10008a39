// SPDX-License-Identifier: MIT

public import AutoLayout
public import InterfaceBuilder
import UIKitComponents

/// The views of a scene with their class, frame, content size and constraints.
public struct SceneDetails: Hashable, Sendable {
  /// A view with an id in the file.
  public struct View: Hashable, Sendable {
    /// The id in the file.
    public var id: String
    /// The name of the view in reports; see ``ViewNames``.
    public var name: String
    /// The custom class if the file names one, otherwise the UIKit class.
    public var className: String
    /// The line in the file, counted from 1.
    public var line: Int
    /// The number of ancestors that have an id in the file.
    public var depth: Int
    /// The frame in the superview's coordinates, in points, snapped to pixels.
    public var frame: Rect
    /// The frame in the coordinates of the screen, with the offsets of scroll views applied.
    public var frameInPicture: Rect
    /// The intrinsic content size at the view's width. An axis without an intrinsic size is nil.
    public var contentSize: ContentSize
    /// Whether the view or one of its ancestors is hidden.
    public var isHidden: Bool
    /// The active constraints that mention the view, in the order of activation.
    public var constraints: [String]

    package init(
      id: String, name: String, className: String, line: Int, depth: Int, frame: Rect,
      frameInPicture: Rect, contentSize: ContentSize, isHidden: Bool, constraints: [String]
    ) {
      (self.id, self.name, self.className) = (id, name, className)
      (self.line, self.depth) = (line, depth)
      (self.frame, self.frameInPicture) = (frame, frameInPicture)
      (self.contentSize, self.isHidden) = (contentSize, isHidden)
      self.constraints = constraints
    }
  }

  /// Superviews before subviews, siblings back to front.
  public var views: [View]
  /// The number of conflicts of required constraints in the layout.
  public var conflictCount: Int

  package init(views: [View], conflictCount: Int) {
    self.views = views
    self.conflictCount = conflictCount
  }
}

extension SceneDetails {
  /// Collects the details of the views of `scene` from a layout.
  ///
  /// `names` are the names of the document's objects. `snapshot` is a layout of the scene's canvas.
  ///
  /// - Complexity: linear in the views and in the constraints that mention them.
  public init(
    _ scene: borrowing BuiltScene, names: ViewNames, snapshot: LayoutSnapshot
  ) {
    var sources: [ItemID: SceneView] = [:]
    var words = ConstraintNames(views: [:])
    for view in scene.views {
      sources[view.item] = view
      words.views[view.item] = CheckedView(id: view.id, name: names[view.id], isCustom: false)
    }
    let broken = Set(snapshot.conflicts.compactMap { $0.broken })
    let measurer = ContentMeasurer(environment: snapshot.environment)
    var depths: [Int] = []
    var hidden: [Bool] = []
    var shifts: [Point] = []
    views = []
    conflictCount = snapshot.conflicts.count
    for node in snapshot.nodes {
      let depth = node.parent.map { depths[$0] } ?? 0
      let isHidden = node.isHidden || (node.parent.map { hidden[$0] } ?? false)
      var shift = Point.zero
      if let parent = node.parent {
        let offset = snapshot.nodes[parent].appearance.contentOffset
        shift = Point(x: shifts[parent].x - offset.x, y: shifts[parent].y - offset.y)
      }
      hidden.append(isHidden)
      shifts.append(shift)
      guard let source = sources[node.id] else {
        depths.append(depth)
        continue
      }
      depths.append(depth + 1)
      let item = scene.forest[node.id]
      var content = measurer.size(of: item.content, width: node.alignmentRect.width)
      if let override = item.contentSizeOverride { content = override }
      views.append(
        View(
          id: source.id, name: names[source.id], className: node.name, line: source.line,
          depth: depth, frame: node.frame, frameInPicture: node.absoluteFrame.offset(by: shift),
          contentSize: content, isHidden: isHidden,
          constraints: Self.constraints(of: node.id, in: scene.forest, words, broken)))
    }
  }

  private static func constraints(
    of item: ItemID, in forest: borrowing LayoutForest, _ words: ConstraintNames,
    _ broken: Set<ConstraintID>
  ) -> [String] {
    var texts: [String] = []
    for id in forest.constraints(mentioning: item) {
      guard let constraint = forest.constraint(id) else { continue }
      let text = words.text(constraint, in: forest)
      texts.append(broken.contains(id) ? "broken: \(text)" : text)
    }
    return texts
  }
}
