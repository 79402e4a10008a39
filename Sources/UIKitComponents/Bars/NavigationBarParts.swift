// SPDX-License-Identifier: MIT

public import AutoLayout

/// The frames of a navigation bar's parts.
public struct NavigationBarParts: Hashable, Sendable {
  /// The row with title and buttons.
  public var row: Rect
  /// The prompt above the row; nil if it does not fit.
  public var prompt: Rect?
  /// The large title; nil if the title is in the row.
  public var largeTitle: Rect?
  /// The strip at the lower edge; nil without one.
  public var strip: Rect?

  /// The distance of a title or prompt from the sides of the bar.
  public static let sideMargin = 16.0

  /// The distance of the first item from the edge of a bar.
  ///
  /// Source: views in 9 saved bars, 16 points at 375 and 20 at 414 and 600.
  ///
  /// - Unverified: the margin in bars since iOS 26.
  static func itemMargin(width: Double, platform: PlatformVersion) -> Double {
    ControlEra(platform) == .glass ? sideMargin : RootMargins.side(width: width, platform: platform)
  }

  /// The frame of a title view. It has its own width if the row is wide enough.
  public static func titleView(width: Double, in row: Rect) -> Rect {
    row.centered(min(width, max(0, row.width - 2 * sideMargin)), row.height)
  }

  /// `frame` is the frame of the bar. If it is higher than the parts, the row is at the bottom.
  /// Files from before safe areas have such bars, which extend below the status bar.
  public init(of bar: BarContent, in frame: Rect, _ metrics: BarMetrics) {
    var rest = frame
    let stripHeight = bar.stripHeight > 0 ? min(bar.stripHeight, max(frame.height, 0)) : 0
    rest.height -= stripHeight
    if stripHeight > 0 {
      strip = Rect(x: frame.x, y: rest.maxY, width: frame.width, height: stripHeight)
    }
    // The bar may have been saved by a release with a lower row.
    if bar.isLargeTitle, metrics.largeTitle > 0,
      rest.height >= metrics.navigationBar / 2 + metrics.largeTitle
    {
      rest.height -= metrics.largeTitle
      let margin = RootMargins.side(width: frame.width, platform: metrics.platform)
      largeTitle = Rect(
        x: frame.x + margin, y: rest.maxY, width: max(0, frame.width - 2 * margin),
        height: metrics.largeTitle - 4)
    }
    let most = metrics.navigationBar + metrics.prompt / 2
    let height = rest.height > most ? metrics.navigationBar : rest.height
    row = Rect(x: frame.x, y: rest.maxY - height, width: frame.width, height: height)
    if !bar.prompt.isEmpty, row.y - frame.y >= metrics.prompt / 2 {
      prompt = Rect(
        x: frame.x + Self.sideMargin, y: frame.y + 4,
        width: max(0, frame.width - 2 * Self.sideMargin), height: row.y - frame.y)
    }
  }
}
