// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// A view without a controller, on the canvas of the file.
struct LoweredStandaloneView: Sendable {
  var root: IBElement
  var item: ItemID
  /// Constraints by which the view prefers the size of its canvas. Nil if the view keeps its frame.
  var lengths: AxisPair<ConstraintID?>
}

extension SceneLowering {
  /// Lowers a view without a controller: a top-level view of a xib, or a view beside a controller.
  mutating func lowerStandaloneView(_ view: IBElement) -> LoweredStandaloneView {
    let tree = view.resolved(for: canvas.traits)
    let root = tree.root
    scope.uninstalledIDs = tree.uninstalledIDs
    reader.isRootedInCell = root.name == "tableViewCell" || root.name == "collectionViewCell"
    let item = lower(root, in: ViewSurroundings())
    let start = standalonePlacement(of: root, isOwn: true)
    // A table cell gets its margins from a table even without one. A collection view cell is like
    // any other root view.
    if root.name != "tableViewCell" {
      forest[item].margins = reader.rootMargins(ofStandaloneView: root)
    }
    forest[item].imposedSafeArea = hasSafeAreas ? start.safeArea : .zero
    forest[item].frame = start.frame
    var settled = LoweredStandaloneView(root: root, item: item, lengths: AxisPair(nil, nil))
    let isFramed = forest[item].translatesAutoresizingMask
    if !isFramed { settled.lengths = preferSize(canvas.size ?? start.frame.size, of: item) }
    activateConstraints()
    if !canvas.isOwn, isFramed { layOutOnOwnCanvas(item) }
    return settled
  }

  /// Sets the size of a view without a controller on the scene's canvas.
  mutating func place(_ settled: LoweredStandaloneView) -> SceneScreen {
    let item = settled.item
    if let size = canvas.size {
      for axis in Axis.allCases {
        if let length = settled.lengths[axis] { try? forest.setConstant(size[axis], of: length) }
      }
    }
    if !canvas.isOwn, forest[item].translatesAutoresizingMask {
      let placement = standalonePlacement(of: settled.root, isOwn: false)
      forest[item].frame.size = placement.frame.size
      forest[item].imposedSafeArea = hasSafeAreas ? placement.safeArea : .zero
      for bar in sized.bars { forest.setNeedsLayout(bar) }
    }
    return SceneScreen(canvas: item, root: item)
  }

  /// The placement of a view without a controller. A view of the screen's size keeps to the screen
  /// and its simulated bars. Any other view has its own size, unless the options have a size.
  func standalonePlacement(of root: IBElement, isOwn: Bool) -> RootPlacement {
    let recorded = root.recordedFrame ?? .zero
    let context = ControllerContext()
    let own = canvas.stage(of: root, context: context, isOwn: true)
    let isRow = root.name == "tableViewCell"
    guard recorded.size == own.screen.size, !root.isFreeform, !isRow else {
      let ownSize = recorded.size == .zero ? own.screen.size : recorded.size
      let size = isOwn ? ownSize : canvas.size ?? ownSize
      return RootPlacement(
        size: size, safeArea: isRow ? .zero : own.safeArea(ofFreeView: size))
    }
    let stage = canvas.stage(of: root, context: context, isOwn: isOwn)
    return RootPlacement(recorded: recorded, canvas: .recorded, own: own, on: stage)
  }

  /// Makes a root view prefer the size `size` where its own constraints do not determine the size.
  ///
  /// On the canvas of the file it keeps its size against all constraints that are not required (5
  /// roots of one file). On another canvas the width is that of the canvas, at the priority at
  /// which a window keeps its size (above hugging, below compression resistance). The height is
  /// that of the content; `size` applies to it only at the priority of fitting sizes.
  private mutating func preferSize(_ size: Size, of root: ItemID) -> AxisPair<ConstraintID?> {
    let priority: (width: Float, height: Float) = canvas.isOwn ? (999, 999) : (500, 50)
    func prefer(_ attribute: Attribute, _ length: Double, _ priority: Float) -> ConstraintID? {
      try? forest.activate(
        Constraint(
          root, attribute, constant: length, priority: priority,
          identifier: SceneBuilder.canvasSizeIdentifier), holder: root)
    }
    return AxisPair(
      prefer(.width, size.width, priority.width), prefer(.height, size.height, priority.height))
  }
}
