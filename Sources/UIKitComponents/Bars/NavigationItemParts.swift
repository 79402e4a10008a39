// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// Where the buttons of a navigation bar's row are, and what they leave to the title.
///
/// - Unverified: the distances between items and the button that goes back.
public struct NavigationItemParts: Hashable, Sendable {
  /// The arrow that leads back and its title; since iOS 26 a circle around the arrow, and no title.
  public var backArrow: Rect?
  public var backTitle: Rect?
  /// The text of that title: a short one where the bar's is too long.
  public var backText: String?
  public var backCircle: Rect?
  /// A rectangle for each item; nil for spaces, and for items for which there is no room.
  public var leading: [Rect?]
  public var trailing: [Rect?]
  /// Where the title of the bar may stand.
  public var titleRoom: Rect

  /// What stands for a title of the button that goes back which is empty or too long.
  public static let shortBackTitle = "Back"

  private static let edge = 16.0
  private static let titleGap = 6.0

  public init(
    of bar: BarContent, row: Rect, _ direction: LayoutDirection, _ measurer: ContentMeasurer
  ) {
    let isGlass = ControlEra(measurer.environment.platform) == .glass
    let gap = isGlass ? 12.0 : Self.edge
    let margin = NavigationBarParts.itemMargin(
      width: row.width, platform: measurer.environment.platform)
    var end = row.x + (isGlass ? margin : margin - 8)
    if let title = bar.backTitle {
      if isGlass {
        // On a phone that lies the row is lower than elsewhere.
        let side = max(0, min(44, row.height))
        let circle = Rect(x: row.x + Self.edge, y: row.midY - side / 2, width: side, height: side)
        backCircle = circle.mirrored(in: row, direction)
        let arrow = bar.backImage.map { circle.centered($0.barSize(in: side * 30 / 44)) }
        backArrow = (arrow ?? circle.insetBy(side * 14 / 44, side * 13 / 44))
          .mirrored(in: row, direction)
        end = circle.maxX
      } else {
        let size =
          bar.backImage.map { $0.barSize(in: row.height) } ?? Size(width: 12.5, height: 21)
        let arrow = Rect(
          x: row.x + 8, y: row.midY - size.height / 2, width: size.width, height: size.height)
        let room = row.width * 0.35
        let font = bar.backLook.titleFont ?? .standardLabel
        let fits = measurer.widthOfBarTitle(title, font) <= room
        let text = fits ? title : Self.shortBackTitle
        backText = text
        let length = min(measurer.widthOfBarTitle(text, font), room)
        let label = Rect(
          x: arrow.maxX + Self.titleGap, y: row.y, width: length, height: row.height)
        backArrow = arrow.mirrored(in: row, direction)
        backTitle = label.mirrored(in: row, direction)
        end = label.maxX
      }
    }
    /// Places items from one side on; returns where they end, counted from there.
    func place(
      _ items: [BarContent.BarItem], from start: Double, _ side: LayoutDirection
    ) -> ([Rect?], Double) {
      var x = start
      var places: [Rect?] = []
      for item in items {
        guard !item.isSpace, x < row.maxX else {
          if let space = item.fixedSpace { x += space > 0 ? min(space, 1e4) : 0 }
          places.append(nil)
          continue
        }
        let width = measurer.width(of: item)
        places.append(
          Rect(x: x, y: row.y, width: width, height: row.height).mirrored(in: row, side))
        x += width + gap
      }
      return (places, x)
    }
    let opposite: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    let (before, start) = place(bar.leadingItems, from: end + 8, direction)
    let (after, rest) = place(bar.trailingItems, from: row.x + margin, opposite)
    leading = before
    trailing = after
    let first = start + Self.titleGap
    let last = row.maxX - (rest + Self.titleGap - row.x)
    titleRoom = Rect(x: first, y: row.y, width: max(0, last - first), height: row.height)
  }

  /// Where a title of a width stands: in the middle unless items push it aside; nil without room.
  public func title(width: Double, row: Rect, _ direction: LayoutDirection) -> Rect? {
    guard titleRoom.width > 0 else { return nil }
    let length = min(width, titleRoom.width)
    let x = max(titleRoom.x, min(titleRoom.maxX - length, row.midX - length / 2))
    return Rect(x: x, y: row.y, width: length, height: row.height).mirrored(in: row, direction)
  }
}

extension ContentMeasurer {
  /// The width of an item of a bar, in points.
  public func width(of item: BarContent.BarItem) -> Double {
    if let width = item.viewWidth { return width > 0 ? min(width, 1e4) : 0 }
    let isGlass = ControlEra(environment.platform) == .glass
    let frame = isGlass ? 24.0 : item.look.background == nil ? 0 : 2 * item.backgroundMargin
    if let image = item.image {
      let width = image.barSize(in: BarMetrics(environment).toolbar).width
      return isGlass ? max(44, width + 20) : max(24, width) + frame
    }
    if item.title.isEmpty { return isGlass ? 44 : 24 }
    let titles = [item.title] + item.possibleTitles
    return (titles.lazy.map { widthOfBarTitle($0, item.font) }.max() ?? 0) + frame
  }

  /// The width of a bar button's title.
  func widthOfBarTitle(_ title: String, _ font: Font) -> Double {
    let width = typesetter.measurer.width(of: title, font: font)
    return (width > 0 ? min(width, 1e4) : 0) + 1
  }
}

extension ImageContent {
  /// The size of an icon in a bar: that of the image itself where it is known, no higher than the bar, and that of a
  /// symbol in 22 points.
  public func barSize(in height: Double) -> Size {
    let own = size ?? Size(width: 20, height: 20)
    let size = Size(
      width: own.width > 0 ? min(own.width, 1e4) : 0,
      height: own.height > 0 ? min(own.height, 1e4) : 0)
    let most = figures == nil && asset == nil ? min(22, height) : height
    // An image that is not at hand is drawn as the icon that it may be.
    let longest = figures == nil && asset == nil ? max(size.width, size.height) : size.height
    let scale = min(1, max(most, 0) / max(longest, 1))
    return Size(width: max(1, size.width * scale), height: max(1, size.height * scale))
  }
}

extension BarContent.BarItem {
  /// What a background reaches beyond title or image at each side.
  ///
  /// - Unverified: how far backgrounds of buttons reach.
  public var backgroundMargin: Double { 8 }

  /// The font of the item's title.
  public var font: Font {
    if let font = look.titleFont { return font }
    var font = Font.standardLabel
    if isProminent { font.weight = .semibold }
    return font
  }
}
