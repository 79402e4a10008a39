// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import InterfaceBuilder
import UIKitComponents

/// The frames that a file records, held against its own constraints.
///
/// Files keep frames of views that were not laid out anew after their constraints had changed.
struct RecordedFrames {
  /// Alignment rects in the coordinates of the root view.
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
  /// Only equations between edges, centres and lengths of views are looked at, each with room for what
  /// rounding to pixels does to it.
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

extension Rect {
  /// What an attribute is of a rectangle, read from left to right; nil for margins and baselines.
  func value(of attribute: Attribute) -> Double? {
    switch attribute {
    case .left, .leading: x
    case .right, .trailing: maxX
    case .top: y
    case .bottom: maxY
    case .width: width
    case .height: height
    case .centerX: midX
    case .centerY: midY
    default: nil
    }
  }
}
