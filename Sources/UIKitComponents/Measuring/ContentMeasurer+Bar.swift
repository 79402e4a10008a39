// SPDX-License-Identifier: MIT

import AutoLayout

extension ContentMeasurer {
  /// A bar that a view hierarchy places by itself has a height and no width.
  func size(of bar: BarContent) -> ContentSize {
    let metrics = BarMetrics(environment)
    let height =
      switch bar.kind {
      case .status: metrics.statusBar
      case .navigation:
        NavigationBarHeights(
          metrics, isInSheet: false, hasPrompt: !bar.prompt.isEmpty,
          hasLargeTitle: bar.isLargeTitle
        ).height
      case .tab: metrics.tabBar
      case .toolbar: metrics.toolbar
      }
    return ContentSize(width: nil, height: height)
  }
}
