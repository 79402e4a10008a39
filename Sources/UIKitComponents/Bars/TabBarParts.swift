// SPDX-License-Identifier: MIT

public import AutoLayout

/// The frames of a tab bar's parts in a left-to-right layout.
///
/// - Unverified: the capsule of iOS 26, badges.
public struct TabBarParts: Hashable, Sendable {
  /// The capsule around the buttons since iOS 26, which floats above the lower edge. Nil in earlier
  /// releases, whose buttons span the bar.
  public var capsule: Rect?
  /// The row of buttons.
  public var row: Rect
  /// The frame of each tab's button.
  public var buttons: [Rect]
  /// Whether titles are beside their images and not below them.
  public var placesTitlesBeside = false

  /// The default width and spacing of centred tabs.
  ///
  /// - Unverified: the width and spacing of centred tabs.
  private static let centered = (width: 76.0, spacing: 34.0)

  public init(
    count: Int, in frame: Rect, _ environment: Environment,
    _ positioning: BarContent.TabPositioning = .automatic
  ) {
    if environment.platform.major >= 26 {
      let width = max(0, min(frame.width - 42, Double(count) * 90 + 8))
      // Bars of phones in landscape are too low for two lines.
      placesTitlesBeside = environment.verticalSizeClass == .compact
      let height = placesTitlesBeside ? min(62, max(8, frame.height)) : 62
      let pane = Rect(x: frame.midX - width / 2, y: frame.y - 4, width: width, height: height)
      capsule = pane
      row = Rect(
        x: pane.x + min(4, width / 2), y: pane.y + 4, width: max(0, width - 8),
        height: height - 8)
    } else {
      row = Rect(
        x: frame.x, y: frame.y, width: frame.width,
        height: min(BarMetrics(environment).tabBar, frame.height))
      placesTitlesBeside =
        environment.platform.major >= 11
        && (environment.horizontalSizeClass == .regular
          || environment.verticalSizeClass == .compact)
    }
    if capsule == nil, case .centered(let ownWidth, let ownSpacing) = positioning {
      let width = min(ownWidth ?? Self.centered.width, row.width / Double(max(1, count)))
      let slack = row.width - width * Double(count)
      let spacing = min(ownSpacing ?? Self.centered.spacing, slack / Double(max(1, count - 1)))
      let whole = width * Double(count) + spacing * Double(max(0, count - 1))
      let (x, row) = (row.midX - whole / 2, row)
      buttons = (0..<count).map {
        Rect(
          x: x + (width + spacing) * Double($0), y: row.y, width: width, height: row.height)
      }
      return
    }
    let width = row.width / Double(max(1, count))
    let start = row
    buttons = (0..<count).map {
      Rect(x: start.x + width * Double($0), y: start.y, width: width, height: start.height)
    }
  }

  /// The maximum number of tabs on a phone. With more tabs, the last one is More.
  private static let placesOnPhones = 5

  /// The tabs that `bar` shows, and the index of the selected one.
  public static func shown(
    _ bar: BarContent, _ environment: Environment
  ) -> (items: [BarContent.BarItem], selected: Int) {
    let (items, selected) = (bar.leadingItems, bar.selected ?? 0)
    guard environment.idiom == .phone, items.count > placesOnPhones,
      let system = SystemBarItem(name: "more", isTab: true)
    else { return (items, selected) }
    let more = BarContent.BarItem(title: system.title, image: system.image)
    let last = placesOnPhones - 1
    return (items.prefix(last) + [more], min(selected, last))
  }

  /// The frames of a tab's icon and title in its button.
  ///
  /// `titleWidth` is the width of a title beside the icon; nil for a title below it.
  public static func places(
    in cell: Rect, hasTitle: Bool, titleWidth: Double?
  ) -> (icon: Rect, title: Rect) {
    if let titleWidth {
      let length = min(titleWidth + 1, max(0, cell.width - 30))
      let start = cell.midX - (length + 28) / 2
      return (
        Rect(x: start, y: cell.midY - 10, width: 20, height: 20),
        Rect(x: start + 28, y: cell.y, width: length, height: cell.height)
      )
    }
    return (
      Rect(
        x: cell.midX - 12.5, y: hasTitle ? cell.y + 7 : cell.midY - 12.5, width: 25, height: 23),
      Rect(x: cell.x + 2, y: cell.y + 34, width: max(0, cell.width - 4), height: 13)
    )
  }

  /// The frame of a tab's image. A symbol fills the icon's frame; any other image has its own size
  /// and is centred in it.
  public static func place(of image: ImageContent?, in icon: Rect, insets: EdgeInsets) -> Rect {
    var place = icon
    if let image, image.figures != nil || image.asset != nil, let size = image.size,
      size.width > 0, size.height > 0
    {
      let scale = min(1, 48 / max(size.width, size.height))
      place = icon.centered(size.width * scale, size.height * scale)
    }
    return place.inset(by: insets)
  }

  /// The frame of an item's badge, at the upper right corner of its image.
  ///
  /// `width` is the width of the badge's text; nil for a dot.
  public static func badge(width: Double?, on icon: Rect) -> Rect {
    guard let width else { return Rect(x: icon.midX + 6, y: icon.y - 3, width: 10, height: 10) }
    let height = 18.0
    let length = max(height, (width > 0 ? min(width, 1e4) : 0) + 8)
    return Rect(x: icon.midX + 4, y: icon.y - 5, width: length, height: height)
  }
}
