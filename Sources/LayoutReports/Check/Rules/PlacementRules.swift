// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import UIKitComponents

/// Finds views in places where the user cannot see or touch them.
extension CheckedLayout {
  func placementFindings() -> [Finding] {
    visible.flatMap { index in
      [zeroSize(index), outsideSuperview(index), outsideSafeArea(index), smallTarget(index)]
        .compactMap { $0 }
    }
  }

  private func zeroSize(_ index: Int) -> Finding? {
    let node = snapshot.nodes[index]
    let hasContent: Bool =
      switch node.content {
      case .image(let image): image.size.map { $0.width > 0 && $0.height > 0 } ?? false
      default: node.isForeground
      }
    guard hasContent, node.parent != nil, !styled.contains(node.id) else { return nil }
    let isNarrow = node.frame.width < 0.5
    guard isNarrow || node.frame.height < 0.5 && selfSized[node.id] == nil else { return nil }
    // If the parent has no size, only the parent can be reported.
    if let parent = node.parent.map({ snapshot.nodes[$0].frame }),
      parent.width < 0.5 || parent.height < 0.5
    {
      return nil
    }
    return Finding(
      "zero-size", at: view(node).id,
      "\(view(node).name) has no \(isNarrow ? "width" : "height"): "
        + "(\(points(node.frame.width)), \(points(node.frame.height)))")
  }

  private func outsideSafeArea(_ index: Int) -> Finding? {
    let node = snapshot.nodes[index]
    guard isScreen, node.isForeground, !isScrolled[index], node.parent != nil else { return nil }
    if case .control(.searchBar) = node.content { return nil }
    let root = snapshot.size
    // A view that fills the screen also reacts to touches elsewhere.
    guard node.frame.height < root.height / 2 else { return nil }
    let insets = node.safeArea
    let edges: [(name: String, inset: Double)] = [
      ("upper", insets.top), ("lower", isLaunchScreen ? 0 : insets.bottom), ("left", insets.left),
      ("right", insets.right),
    ]
    guard let worst = edges.max(by: { $0.inset < $1.inset }), worst.inset > 1 else { return nil }
    let length =
      worst.name == "left" || worst.name == "right" ? node.frame.width : node.frame.height
    // This rule does not report views entirely outside the screen.
    let frame = node.absoluteFrame
    guard frame.x < root.width, frame.maxX > 0, frame.y < root.height, frame.maxY > 0,
      ink(of: node, reaches: worst.name, by: min(worst.inset, length))
    else { return nil }
    return Finding(
      "outside-safe-area", at: view(node).id,
      "\(view(node).name) reaches \(points(min(worst.inset, length))) points beyond the "
        + "\(worst.name) edge of the safe area")
  }

  /// Whether the view's content, and not only an empty margin, is within `inset` of the edge.
  private func ink(of node: LayoutSnapshot.Node, reaches edge: String, by inset: Double) -> Bool {
    guard let ink = inkRect(of: node) else { return false }
    let frame = node.absoluteFrame
    return switch edge {
    case "upper": ink.y < frame.y + inset - 1
    case "lower": ink.maxY > frame.maxY - inset + 1
    case "left": ink.x < frame.x + inset - 1
    default: ink.maxX > frame.maxX - inset + 1
    }
  }

  private func smallTarget(_ index: Int) -> Finding? {
    let node = snapshot.nodes[index]
    guard case .button(let button) = node.content, button.isEnabled, !node.frame.isEmptyArea,
      let area = touchableArea(of: index), !area.isEmptyArea,
      area.width < 43.9 || area.height < 43.9
    else { return nil }
    let isCut = area.width < node.frame.width - 1 || area.height < node.frame.height - 1
    let isWide = area.width >= 2 * 44 && area.height >= 34.5
    return Finding(
      "small-touch-target", at: view(node).id,
      "\(view(node).name) \(isCut ? "can be touched on" : "is") \(points(area.width)) by "
        + "\(points(area.height)) points; "
        + "Apple recommends at least 44 by 44" + (isWide ? ", but it is wide enough to hit" : ""))
  }

  /// The part of a view that is inside all its superviews, or inside the nearest scroll view's
  /// content; nil if no part is.
  private func touchableArea(of index: Int) -> Rect? {
    var area = snapshot.nodes[index].absoluteFrame
    var next = snapshot.nodes[index].parent
    while let place = next {
      let node = snapshot.nodes[place]
      if node.kind == .scrollView { break }
      guard let inside = area.intersection(node.absoluteFrame) else { return nil }
      area = inside
      next = node.parent
    }
    return area
  }
}

extension Rect {
  var isEmptyArea: Bool { width < 0.5 || height < 0.5 }
}
