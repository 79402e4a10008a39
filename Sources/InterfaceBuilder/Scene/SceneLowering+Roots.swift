// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension SceneLowering {
  /// Lays the tree out on the canvas of its frames and captures the origins of autoresizing masks
  /// there. The views can then follow their masks to another canvas.
  mutating func layOutOnOwnCanvas(_ root: ItemID) {
    _ = forest.layout(root)
    forest.captureAutoresizingOrigins(below: root)
  }

  /// Moves the root view of a controller to another canvas.
  mutating func move(_ root: ItemID, to placement: RootPlacement) {
    var item = forest[root]
    item.frame = placement.frame
    item.autoresizingOrigin = nil
    item.imposedSafeArea = hasSafeAreas ? placement.safeArea : .zero
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

  /// Lowers a controller's root view into `parent`, with a separate scope.
  ///
  /// - Parameters:
  ///   - frame: the frame of the root view; `nil` fills the parent.
  ///   - safeArea: the safe area insets; `nil` derives them from the parent's safe area.
  mutating func lowerRoot(
    of controller: IBElement, into parent: ItemID, frame: Rect?, safeArea: EdgeInsets?,
    isScene: Bool
  ) -> ItemID {
    let outer = scope
    defer { scope = outer }
    let tree = controller.resolved(for: canvas.traits)
    scope = Scope(uninstalledIDs: tree.uninstalledIDs, isScene: isScene)
    scope.barLengths = (safeArea?.top, safeArea?.bottom)
    controllers.append(controller.id ?? "")
    defer { controllers.removeLast() }

    let isInFile = tree.root.rootView != nil
    let root = tree.root.rootView ?? emptyRoot(of: tree.root)
    var surroundings = ViewSurroundings()
    surroundings.parent = parent
    let item = lower(root, in: surroundings)
    let size = frame?.size ?? root.recordedFrame?.size ?? .zero
    forest[item].translatesAutoresizingMask = true
    forest[item].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    forest[item].frame = frame ?? Rect(origin: .zero, size: size)
    forest[item].autoresizingOrigin =
      frame == nil
      ? AutoresizingOrigin(frame: forest[item].frame, superviewSize: size) : nil
    forest[item].margins = reader.rootMargins(of: root)
    forest[item].imposedSafeArea = hasSafeAreas ? safeArea : .zero
    if !isInFile { forest[item].content = Self.placeholderContent(for: controller) }
    addLayoutGuides(of: tree.root, to: item)
    activateConstraints()
    return item
  }

  /// Whether views have safe areas: from iOS 11 on, even if the document does not use the guides.
  var hasSafeAreas: Bool { canvas.environment.platform.hasSafeAreas }

  /// The placeholder content for a root view that is not in the file.
  private static func placeholderContent(for controller: IBElement) -> ItemContent {
    if let storyboard = controller["storyboardName"] {
      return .placeholder(PlaceholderContent(kind: .scene, label: storyboard))
    }
    if controller.name == "avPlayerViewController" {
      return .placeholder(PlaceholderContent(kind: .video, label: "AVPlayerViewController"))
    }
    let name = controller.name.prefix(1).uppercased() + controller.name.dropFirst()
    return .placeholder(
      PlaceholderContent(kind: .scene, label: controller["customClass"] ?? "UI" + name))
  }

  /// The empty element for a root view that is not in the file. Adds a note.
  private mutating func emptyRoot(of controller: IBElement) -> IBElement {
    let reason =
      controller.name == "viewControllerPlaceholder"
      ? "a controller of the storyboard '\(controller["storyboardName"] ?? "")'"
      : "the view of this \(controller.name)"
    note(.notInFile, "\(reason) is not in this file; it is shown as a plain view", at: controller)
    return IBElement(
      name: "view",
      attributes: ["key": "view"], line: controller.line)
  }
}
