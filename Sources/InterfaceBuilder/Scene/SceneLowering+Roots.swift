// SPDX-License-Identifier: MIT

import LayoutCore

extension SceneLowering {
  /// Lowers a view that stands on its own: a xib's, or one beside a controller.
  mutating func lowerStandalone(_ view: IBElement) -> ItemID {
    let tree = view.resolved(for: canvas.traits)
    let root = tree.root
    scope.uninstalledIDs = tree.uninstalledIDs
    reader.isRootedInCell = root.name == "tableViewCell" || root.name == "collectionViewCell"
    let item = lower(root, in: ViewSurroundings(tint: reader.globalTint))
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

  /// Lays the tree out on the canvas that its frames belong to and lets the masks of its views start
  /// from there, so that they can follow to another canvas.
  mutating func settleOnOwnCanvas(_ root: ItemID) {
    _ = forest.layout(root)
    forest.captureAutoresizingOrigins(below: root)
  }

  /// Moves the root view of `controller` to another canvas.
  mutating func move(_ root: ItemID, of controller: IBElement, to placement: RootPlacement) {
    var item = forest[root]
    item.frame = placement.frame
    item.autoresizingOrigin = nil
    item.imposedSafeArea = hasSafeAreas ? placement.safeArea : .zero
    if let view = controller.resolved(for: canvas.traits).root.rootView {
      item.margins = reader.rootMargins(of: view, width: placement.frame.width)
    }
    forest[root] = item
    for child in forest.children(of: root) {
      switch forest[child].kind {
      case .guide(.topLayoutGuide):
        forest[child].kind = .guide(.topLayoutGuide(length: placement.safeArea.top))
      case .guide(.bottomLayoutGuide):
        forest[child].kind = .guide(.bottomLayoutGuide(length: placement.safeArea.bottom))
      default: break
      }
    }
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

  /// Lowers a controller's root view into `parent`, with a scope of its own.
  ///
  /// - Parameters:
  ///   - frame: where it goes; `nil` fills the parent.
  ///   - safeArea: how far bars reach in; `nil` follows from the parent's safe area.
  ///   - sides: how far camera and corners of the screen reach into lists from left and right.
  mutating func lowerRoot(
    of controller: IBElement, into parent: ItemID, frame: Rect?, safeArea: EdgeInsets?,
    sides: EdgeInsets, isScene: Bool
  ) -> ItemID {
    let outer = scope
    defer { scope = outer }
    let tree = controller.resolved(for: canvas.traits)
    scope = Scope(uninstalledIDs: tree.uninstalledIDs, isScene: isScene)
    scope.barLengths = (safeArea?.top ?? 0, safeArea?.bottom ?? 0)
    scope.sides = (sides.left, sides.right)
    controllers.append(controller.id ?? "")
    defer { controllers.removeLast() }

    let root = tree.root.rootView ?? emptyRoot(of: tree.root)
    var surroundings = ViewSurroundings(tint: reader.globalTint)
    surroundings.parent = parent
    let item = lower(root, in: surroundings)
    let size = frame?.size ?? root.recordedFrame?.size ?? .zero
    forest[item].translatesAutoresizingMask = true
    forest[item].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    forest[item].frame = frame ?? Rect(origin: .zero, size: size)
    forest[item].autoresizingOrigin =
      frame == nil
      ? AutoresizingOrigin(frame: forest[item].frame, superviewSize: size) : nil
    forest[item].margins = reader.rootMargins(of: root, width: size.width)
    forest[item].imposedSafeArea = hasSafeAreas ? safeArea : .zero
    addLayoutGuides(of: tree.root, to: item)
    activateConstraints()
    return item
  }

  /// Whether views have safe areas: from iOS 11 on, whether or not the document uses the guides.
  private var hasSafeAreas: Bool { canvas.environment.platform.major >= 11 }

  /// What stands for a root view that is not in the file.
  private mutating func emptyRoot(of controller: IBElement) -> IBElement {
    let reason =
      controller.name == "viewControllerPlaceholder"
      ? "a controller of the storyboard '\(controller["storyboardName"] ?? "")'"
      : "the view of this \(controller.name)"
    note(.notInFile, "\(reason) is not in this file; a plain view stands for it", at: controller)
    return IBElement(
      name: "view",
      attributes: ["key": "view"], line: controller.line)
  }
}
