// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// A view on its own, as it stands on the canvas of the file.
struct SettledView: Sendable {
  var root: IBElement
  var item: ItemID
  /// The constraints that have the view prefer the size of its canvas; none where that is its frame.
  var lengths: AxisPair<ConstraintID?>
}

extension SceneLowering {
  /// Lowers a view that stands on its own: a xib's, or one beside a controller.
  mutating func settleStandalone(_ view: IBElement) -> SettledView {
    let tree = view.resolved(for: canvas.traits)
    let root = tree.root
    scope.uninstalledIDs = tree.uninstalledIDs
    reader.isRootedInCell = root.name == "tableViewCell" || root.name == "collectionViewCell"
    let item = lower(root, in: ViewSurroundings())
    let start = standalonePlacement(of: root, isOwn: true)
    // Table cells are in a table's hands also here; a cell of a collection view is like any root.
    if root.name != "tableViewCell" { forest[item].margins = reader.rootMargins(of: root) }
    forest[item].imposedSafeArea = hasSafeAreas ? start.safeArea : .zero
    forest[item].frame = start.frame
    var settled = SettledView(root: root, item: item, lengths: AxisPair(nil, nil))
    let isFramed = forest[item].translatesAutoresizingMask
    if !isFramed { settled.lengths = preferSize(canvas.size ?? start.frame.size, of: item) }
    activateConstraints()
    if !canvas.isOwn, isFramed { settleOnOwnCanvas(item) }
    return settled
  }

  /// Gives a view on its own the size that it has on the scene's canvas.
  mutating func place(_ settled: SettledView) -> SceneScreen {
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

  /// Where a view on its own stands: a free one has its own size unless another is asked for, one as
  /// large as the screen keeps to it, and simulated bars count.
  func standalonePlacement(of root: IBElement, isOwn: Bool) -> RootPlacement {
    let recorded = root.recordedFrame ?? .zero
    let context = ControllerContext()
    let own = canvas.stage(of: root, context: context, isOwn: true)
    let isRow = root.name == "tableViewCell"
    guard recorded.size == own.screen.size, !root.isFreeform, !isRow else {
      let ownSize = recorded.size == .zero ? own.screen.size : recorded.size
      let size = isOwn ? ownSize : canvas.size ?? ownSize
      return RootPlacement(
        size: size, safeArea: isRow ? .zero : safeArea(ofFree: size, on: own.screen))
    }
    let stage = canvas.stage(of: root, context: context, isOwn: isOwn)
    return RootPlacement(recorded: recorded, canvas: .recorded, own: own, on: stage)
  }

  /// The safe area of a view that has not the size of the screen.
  ///
  /// Source: nine views wider or higher than a screen with a home indicator have both its insets; of six
  /// others all but one end above no home indicator. On screens with a home button two larger ones of
  /// Xcode 16 begin below the status bar; one of Xcode 10 and smaller ones do not.
  private func safeArea(ofFree size: Size, on screen: Device.Screen) -> EdgeInsets {
    let isLarger = size.width > screen.size.width || size.height > screen.size.height
    guard screen.safeArea.bottom > 0 else {
      let era = CanvasEra(toolsBuild: canvas.environment.platform.toolsBuild)
      return isLarger && era.insetsLargeViews ? screen.safeArea : .zero
    }
    var safeArea = screen.safeArea
    // It begins at the upper left of the screen.
    if !isLarger { (safeArea.bottom, safeArea.right) = (0, 0) }
    return safeArea
  }

  /// Lets a root view whose size its constraints may decide be `size` where they do not.
  ///
  /// As wide as its canvas, at the priority at which a window keeps its size (above hugging, below
  /// compression resistance), and as high as its content asks, at the priority of fitting sizes.
  private mutating func preferSize(_ size: Size, of root: ItemID) -> AxisPair<ConstraintID?> {
    let width = try? forest.activate(
      Constraint(root, .width, constant: size.width, priority: 500), holder: root)
    let height = try? forest.activate(
      Constraint(root, .height, constant: size.height, priority: 50), holder: root)
    return AxisPair(width, height)
  }
}
