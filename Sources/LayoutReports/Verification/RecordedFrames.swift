// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import InterfaceBuilder
import UIKitComponents

/// The recorded frames of a file, compared with the file's own constraints.
///
/// Interface Builder keeps frames of views that were not laid out again after a change of
/// constraints.
struct RecordedFrames {
  /// The alignment rects in the coordinates of the root view.
  private var rects: [ItemID: Rect] = [:]

  init(_ scene: borrowing BuiltScene) {
    let measurer = ContentMeasurer(environment: scene.forest.environment)
    var frames: [ItemID: Rect] = [:]
    for view in scene.views {
      guard let frame = view.recordedFrame, scene.forest[view.item].kind != .scrollView else {
        continue
      }
      var origin = Point.zero
      if view.item != scene.rootView {
        guard let parent = scene.forest.parent(of: view.item), let around = frames[parent] else {
          continue
        }
        origin = Point(x: around.x + frame.x, y: around.y + frame.y)
      }
      let rect = Rect(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
      frames[view.item] = rect
      rects[view.item] = rect.inset(
        by: measurer.alignmentInsets(of: scene.forest[view.item].content))
    }
  }

  /// Whether the recorded frames break a required equation that mentions `item`.
  ///
  /// Only equations between edges, centres and lengths of views are checked, each with a tolerance
  /// for rounding to pixels.
  func areStale(around item: ItemID, in scene: borrowing BuiltScene) -> Bool {
    scene.forest.constraints(mentioning: item).contains { id in
      guard let constraint = scene.forest.constraint(id), constraint.priority == 1000,
        constraint.relation == .equal, constraint.firstOrigin == nil,
        constraint.secondOrigin == nil, constraint.systemSpacing == nil,
        let first = value(constraint.firstAttribute, of: constraint.firstItem)
      else { return false }
      guard let other = constraint.secondItem else { return abs(first - constraint.constant) > 2 }
      guard let second = value(constraint.secondAttribute, of: other) else { return false }
      return abs(first - second * constraint.multiplier - constraint.constant)
        > 1.5 + abs(constraint.multiplier) / 2
    }
  }

  private func value(_ attribute: Attribute, of item: ItemID) -> Double? {
    rects[item]?.value(of: attribute)
  }
}
