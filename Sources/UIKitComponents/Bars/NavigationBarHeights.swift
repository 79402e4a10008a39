// SPDX-License-Identifier: MIT

/// What a navigation bar is made of from top to bottom, in points.
public struct NavigationBarHeights: Hashable, Sendable {
  /// From the upper edge of the container's safe area to the bar.
  public var offset = 0.0
  /// The line above the title.
  public var prompt = 0.0
  /// Title and buttons.
  public var row: Double
  /// The strip of a large title.
  public var largeTitle = 0.0
  /// The strip of a search bar.
  public var search = 0.0
  /// Whether the content keeps clear of the large title, as scrolling content on canvases does not.
  public var countsLargeTitle = true
  /// Whether the search bar goes as content scrolls.
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

  /// What scrolling takes off the bar before content goes below it.
  public var collapsible: Double { largeTitle + (collapsesSearch ? search : 0) }

  /// Takes off what content that has scrolled by a distance leaves no room for: the search bar first.
  public mutating func collapse(by distance: Double) {
    let strip = collapsesSearch ? min(max(0, distance), search) : 0
    search -= strip
    largeTitle -= min(max(0, distance - strip), largeTitle)
  }

  /// The whole bar.
  public var height: Double { prompt + row + largeTitle + search }

  /// What the bar adds to the safe area of the content.
  public var inset: Double { offset + height - (countsLargeTitle ? 0 : largeTitle) }
}
