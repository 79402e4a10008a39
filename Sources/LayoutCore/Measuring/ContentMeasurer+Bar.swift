// SPDX-License-Identifier: MIT

extension ContentMeasurer {
  /// A bar that a view hierarchy places by itself has a height and no width.
  func size(of bar: BarContent) -> ContentSize {
    let metrics = BarMetrics(
      idiom: idiom, verticalSizeClass: environment.verticalSizeClass,
      platform: environment.platform)
    let height =
      switch bar.kind {
      case .status: 20.0
      case .navigation:
        metrics.navigationBar + (bar.isLargeTitle ? metrics.largeTitle : 0)
          + (bar.prompt.isEmpty ? 0 : 30)
      case .tab: metrics.tabBar
      case .toolbar: metrics.freeToolbar
      }
    return ContentSize(width: nil, height: height)
  }

  /// A full pad is the one environment that is roomy both ways.
  private var idiom: Device.Idiom {
    environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
      ? .pad : .phone
  }
}
