// SPDX-License-Identifier: MIT

public import AutoLayout
import UIKitComponents

extension BuiltScene {
  /// `snapshot` as it looks when the scene appears, with the content of scroll views below the
  /// bars.
  ///
  /// Frames stay the same. Only `Appearance.contentOffset` changes.
  ///
  /// - Parameter snapshot: a layout of this scene's ``canvas``.
  public func scrolledToTop(_ snapshot: LayoutSnapshot) -> LayoutSnapshot {
    var result = snapshot
    let container = snapshot.nodes.first { $0.id == rootView }?.parent
    let rootIndex = snapshot.nodes.firstIndex { $0.id == rootView }
    let isInContainer = container.map { $0 > 0 } ?? false
    // Before safe areas existed, the bars themselves counted.
    let end =
      snapshot.nodes.lazy.filter { node in
        guard case .bar(let bar) = node.content, container != nil else { return false }
        return bar.kind == .navigation ? node.parent == container : bar.kind == .status
      }.map { $0.absoluteFrame.maxY }.max() ?? 0
    let hasSafeAreas = snapshot.environment.platform.hasSafeAreas
    // The canvases of some Xcode versions do not include large titles in safe areas.
    let uncounted =
      rootIndex.map {
        max(0, end - snapshot.nodes[$0].absoluteFrame.y - snapshot.nodes[$0].safeArea.top)
      } ?? 0
    // Nested scroll views move with the outer one.
    var isInside = Array(repeating: false, count: snapshot.nodes.count)
    for (index, node) in snapshot.nodes.enumerated() {
      let isNested = node.parent.map { isInside[$0] } ?? false
      isInside[index] = isNested || node.kind == .scrollView
      guard node.kind == .scrollView, !isNested, !unadjustedScrollViews.contains(node.id) else {
        continue
      }
      let isContent = index == rootIndex || node.parent == rootIndex
      guard
        isInContainer && isContent || !scrollViewsAdjustedByNeed.contains(node.id)
          || contentHeight(at: index, in: snapshot) > node.frame.height
      else { continue }
      let covered =
        hasSafeAreas
        ? node.safeArea.top + (node.safeArea.top > 0 ? uncounted : 0) : end - node.absoluteFrame.y
      if covered > 0, covered < node.frame.height {
        result.nodes[index].appearance.contentOffset.y = -covered
      }
    }
    return result
  }

  /// The height of a scroll view's content: that of its content guide if constraints determine it,
  /// otherwise the lowest edge of its subviews.
  private func contentHeight(at index: Int, in snapshot: LayoutSnapshot) -> Double {
    for guide in forest.children(of: snapshot.nodes[index].id)
    where forest[guide].kind == .guide(.scrollContent) && forest.frame(of: guide).height > 0 {
      return forest.frame(of: guide).height
    }
    return snapshot.nodes.lazy.filter { $0.parent == index }.map { $0.frame.maxY }.max() ?? 0
  }
}
