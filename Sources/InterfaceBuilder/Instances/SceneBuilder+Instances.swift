// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension SceneBuilder {
  /// Lowers the root view of `controller`; `nil` if it is not in the file.
  package func lowerRootView(of controller: IBElement) -> LoweredTree? {
    guard controller.rootView != nil else { return nil }
    var lowering = makeLowering()
    let root = lowering.lowerInstanceRoot(of: controller)
    return lowering.finishInstance(root)
  }

  /// Lowers a view without a controller: a top-level view of a xib or beside a controller, the
  /// custom view of a bar button item, or a cell, header or footer of a list.
  ///
  /// - Parameter list: the table or collection view in which the view is a prototype.
  package func lowerView(_ view: IBElement, in list: IBElement? = nil) -> LoweredTree {
    var lowering = makeLowering()
    let root = lowering.lowerInstance(of: view, in: list)
    return lowering.finishInstance(root)
  }

  private func makeLowering() -> SceneLowering {
    var lowering = SceneLowering(document: document, options: options, graph: graph)
    lowering.instance = InstanceParts()
    return lowering
  }
}

extension SceneLowering {
  /// Lowers a controller's root view with its frame on the canvas of the file. Autoresizing masks
  /// start from this frame.
  mutating func lowerInstanceRoot(of controller: IBElement) -> ItemID {
    let tree = controller.resolved(for: canvas.traits)
    let context = graph.context(of: controller.id ?? "")
    let stage = canvas.stage(of: controller, context: context, isOwn: true)
    let placement = RootPlacement(
      recorded: tree.root.rootView?.recordedFrame ?? .zero,
      canvas: rootCanvas(of: controller, context: context), own: stage, on: stage)
    scope = Scope(uninstalledIDs: tree.uninstalledIDs)
    scope.barLengths = (placement.safeArea.top, placement.safeArea.bottom)
    controllers.append(controller.id ?? "")
    defer { controllers.removeLast() }

    let root = tree.root.rootView ?? IBElement(name: "view", line: controller.line)
    let item = lower(root, in: ViewSurroundings())
    forest[item].translatesAutoresizingMask = true
    forest[item].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    forest[item].frame = placement.frame
    forest[item].imposedSafeArea = hasSafeAreas ? placement.safeArea : .zero
    forest[item].margins = reader.rootMargins(of: root)
    addLayoutGuides(of: tree.root, to: item)
    activateConstraints()
    layOutForFrames(item)
    // From here on the view's surroundings determine the safe area.
    forest[item].imposedSafeArea = nil
    return item
  }

  /// Lowers a view without surroundings.
  mutating func lowerInstance(of view: IBElement, in list: IBElement?) -> ItemID {
    let tree = view.resolved(for: canvas.traits)
    scope = Scope(uninstalledIDs: tree.uninstalledIDs)
    var surroundings = ViewSurroundings()
    surroundings.table = list?.name == "tableView" ? list : nil
    let item = lower(tree.root, in: surroundings)
    forest[item].frame = tree.root.recordedFrame ?? .zero
    activateConstraints()
    layOutForFrames(item)
    return item
  }

  /// Lays the tree out on the canvas of the file if autoresizing masks start from views that
  /// constraints place. Without such views the frames in the file are sufficient.
  private mutating func layOutForFrames(_ root: ItemID) {
    let needsLayout = (instance?.elements ?? [:]).keys.contains { id in
      let item = forest[id]
      return id != root && item.translatesAutoresizingMask && item.autoresizingOrigin == nil
    }
    if needsLayout { layOutOnOwnCanvas(root) }
  }

  consuming func finishInstance(_ root: ItemID) -> LoweredTree {
    if forest[root].appearance.tintColor == nil {
      forest[root].appearance.tintColor = reader.globalTint
    }
    return LoweredTree(
      forest: forest, root: root, parts: instance ?? InstanceParts(), items: scope.items,
      notes: notes)
  }
}
