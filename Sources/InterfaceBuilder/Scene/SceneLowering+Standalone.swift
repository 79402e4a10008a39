// SPDX-License-Identifier: MIT

import LayoutCore

extension SceneLowering {
  /// Lowers a view that stands on its own: a xib's, or one beside a controller.
  mutating func lowerStandalone(_ view: IBElement) -> ItemID {
    let tree = view.resolved(for: canvas.traits)
    let root = tree.root
    scope.uninstalledIDs = tree.uninstalledIDs
    reader.isRootedInCell = root.name == "tableViewCell" || root.name == "collectionViewCell"
    let item = lower(root, in: ViewSurroundings())
    let start = standalonePlacement(of: root, isOwn: true)
    if root.name == "view" {
      forest[item].margins = reader.rootMargins(of: root, width: start.frame.width)
    }
    forest[item].imposedSafeArea = hasSafeAreas ? start.safeArea : .zero
    forest[item].frame = start.frame
    if !forest[item].translatesAutoresizingMask { preferSize(start.frame.size, of: item) }
    activateConstraints()
    if !canvas.isOwn, forest[item].translatesAutoresizingMask {
      settleOnOwnCanvas(item)
      let placement = standalonePlacement(of: root, isOwn: false)
      forest[item].frame.size = placement.frame.size
      forest[item].imposedSafeArea = hasSafeAreas ? placement.safeArea : .zero
      if root.name == "view" {
        forest[item].margins = reader.rootMargins(of: root, width: placement.frame.width)
      }
    }
    return item
  }

  /// Where a view on its own stands: a free one has its own size, one as large as the screen keeps
  /// to it, and simulated bars count.
  private func standalonePlacement(of root: IBElement, isOwn: Bool) -> RootPlacement {
    let recorded = root.recordedFrame ?? .zero
    let context = ControllerContext()
    let own = canvas.stage(
      of: root, context: context, tools: document.toolsVersion, isOwn: true)
    let screen = own.screen
    guard recorded.size == screen.size, !root.isFreeform else {
      // A view that fits on the screen keeps away from camera and home indicator. For a larger one
      // there is a screen of its size, with a safe area of its own, but without a status bar.
      let size = recorded.size == .zero ? screen.size : recorded.size
      let isLarger = size.width > screen.size.width || size.height > screen.size.height
      let hasCamera = screen.safeArea.bottom > 0
      return RootPlacement(
        canvas: size, frame: Rect(origin: .zero, size: size),
        safeArea: isLarger && hasCamera && root.name == "view" ? screen.safeArea : .zero)
    }
    let stage = canvas.stage(
      of: root, context: context, tools: document.toolsVersion, isOwn: isOwn)
    return RootPlacement(recorded: recorded, isFreeform: false, own: own, on: stage)
  }

  /// Lets a root view whose size its constraints may decide be `size` where they do not.
  ///
  /// As wide as its canvas, at the priority at which a window keeps its size (above hugging, below
  /// compression resistance), and as high as its content asks, at the priority of fitting sizes.
  private mutating func preferSize(_ size: Size, of root: ItemID) {
    _ = try? forest.activate(
      Constraint(root, .width, constant: size.width, priority: 500), holder: root)
    _ = try? forest.activate(
      Constraint(root, .height, constant: size.height, priority: 50), holder: root)
  }
}
