// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// The frames of the buttons in a navigation bar's row, and the space that is left for the title.
///
/// - Unverified: the distances between the items and the back button.
public struct NavigationItemParts: Hashable, Sendable {
  /// The arrow of the back button. Since iOS 26 it is in a circle and has no title beside it.
  public var backArrow: Rect?
  public var backTitle: Rect?
  /// The text of the back button's title. It is ``shortBackTitle`` if the bar's is too long.
  public var backText: String?
  public var backCircle: Rect?
  /// A rectangle for each leading item; nil for spaces, and for items that do not fit.
  public var leading: [Rect?]
  public var trailing: [Rect?]
  /// The space that is available to the bar's title.
  public var titleSpace: Rect

  /// The title of the back button if its own is empty or too long.
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
        // The row is lower on a phone in landscape.
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
    /// Places items starting from one side. Also returns their end, measured from that side.
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
    titleSpace = Rect(x: first, y: row.y, width: max(0, last - first), height: row.height)
  }

  /// The frame of a title of `width`: in the middle, unless items push it aside; nil if there is no
  /// space.
  public func title(width: Double, row: Rect, _ direction: LayoutDirection) -> Rect? {
    guard titleSpace.width > 0 else { return nil }
    let length = min(width, titleSpace.width)
    let x = max(titleSpace.x, min(titleSpace.maxX - length, row.midX - length / 2))
    return Rect(x: x, y: row.y, width: length, height: row.height).mirrored(in: row, direction)
  }
}

extension ContentMeasurer {
  /// The width of a bar item, in points.
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
  /// The size of an icon in a bar. A known image has its own size, but is no higher than the bar.
  /// Any other image and a symbol fit into 22 points.
  public func barSize(in height: Double) -> Size {
    let own = size ?? Size(width: 20, height: 20)
    let size = Size(
      width: own.width > 0 ? min(own.width, 1e4) : 0,
      height: own.height > 0 ? min(own.height, 1e4) : 0)
    let most = figures == nil && asset == nil ? min(22, height) : height
    // An image without a picture is drawn as if it were an icon.
    let longest = figures == nil && asset == nil ? max(size.width, size.height) : size.height
    let scale = min(1, max(most, 0) / max(longest, 1))
    return Size(width: max(1, size.width * scale), height: max(1, size.height * scale))
  }
}

extension BarContent.BarItem {
  /// The extent of a background beyond the title or image at each side.
  ///
  /// - Unverified: the extent of button backgrounds.
  public var backgroundMargin: Double { 8 }

  /// The font of the item's title.
  public var font: Font {
    if let font = look.titleFont { return font }
    var font = Font.standardLabel
    if isProminent { font.weight = .semibold }
    return font
  }
}
