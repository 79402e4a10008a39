// SPDX-License-Identifier: MIT

/// The heights of a navigation bar's parts from top to bottom, in points.
public struct NavigationBarHeights: Hashable, Sendable {
  /// The distance from the upper edge of the container's safe area to the bar.
  public var offset = 0.0
  /// The height of the prompt above the title.
  public var prompt = 0.0
  /// The height of the row with title and buttons.
  public var row: Double
  /// The height of the strip for a large title.
  public var largeTitle = 0.0
  /// The height of the strip for a search bar.
  public var search = 0.0
  /// Whether the content's safe area includes the large title. It does not for scrolling content on
  /// Interface Builder's canvas.
  public var countsLargeTitle = true
  /// Whether the search bar disappears as content scrolls.
  public var collapsesSearch = true

  public init(
    _ metrics: BarMetrics, isInSheet: Bool, hasPrompt: Bool = false, hasLargeTitle: Bool = false,
    hasSearch: Bool = false
  ) {
    row = isInSheet ? metrics.sheetNavigationBar : metrics.navigationBar
    if isInSheet { offset = metrics.sheetTop }
    if hasPrompt { prompt = metrics.prompt }
    if hasLargeTitle { largeTitle = metrics.largeTitle }
    if hasSearch { search = metrics.searchStrip }
  }

  /// The height that the bar loses by scrolling before content moves below it.
  public var collapsible: Double { largeTitle + (collapsesSearch ? search : 0) }

  /// Reduces the bar for content that has scrolled by `distance`: the search bar first, then the
  /// large title.
  public mutating func collapse(by distance: Double) {
    let strip = collapsesSearch ? min(max(0, distance), search) : 0
    search -= strip
    largeTitle -= min(max(0, distance - strip), largeTitle)
  }

  /// The height of the whole bar.
  public var height: Double { prompt + row + largeTitle + search }

  /// The height that the bar adds to the content's safe area.
  public var inset: Double { offset + height - (countsLargeTitle ? 0 : largeTitle) }
}
