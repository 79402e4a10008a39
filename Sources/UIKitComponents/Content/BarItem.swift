// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

extension BarContent {
  /// A view that a bar places at a layout, and how large it is by itself.
  public struct PlacedView: Hashable, Sendable {
    public var item: ItemID
    public var size: Size

    public init(item: ItemID, size: Size) {
      self.item = item
      self.size = size
    }
  }

  /// How the tabs of a bar share its width where their titles stand below their images.
  public enum TabPositioning: Hashable, Sendable {
    /// As the system has them.
    case automatic
    case fill
    /// In the middle; of the system's width and distance where these are nil.
    case centered(width: Double?, spacing: Double?)
  }

  /// Whether the bar places views itself.
  var placesViews: Bool {
    titleView != nil || leadingItems.contains { $0.view != nil }
      || trailingItems.contains { $0.view != nil }
  }

  /// What is said of an item's title, icon and background; nil for the usual.
  public struct Look: Hashable, Sendable {
    public var titleColor: Color?
    public var titleFont: Font?
    public var iconColor: Color?
    /// How far the title is drawn from its place, in points.
    public var titleOffset: Point?
    /// What lies behind a button, and how far from its place.
    public var background: ImageContent?
    public var backgroundOffset: Point?

    public init(titleColor: Color? = nil, titleFont: Font? = nil, iconColor: Color? = nil) {
      self.titleColor = titleColor
      self.titleFont = titleFont
      self.iconColor = iconColor
    }

    /// This with what it leaves open as `other` has it.
    public func over(_ other: Look) -> Look {
      var look = Look(
        titleColor: titleColor ?? other.titleColor, titleFont: titleFont ?? other.titleFont,
        iconColor: iconColor ?? other.iconColor)
      look.titleOffset = titleOffset ?? other.titleOffset
      look.background = background ?? other.background
      look.backgroundOffset =
        background == nil ? other.backgroundOffset : backgroundOffset ?? other.backgroundOffset
      return look
    }
  }

  /// A button or tab of a bar.
  public struct BarItem: Hashable, Sendable {
    public var title: String
    public var image: ImageContent?
    /// The image of a tab while it is selected; nil for ``image``.
    public var selectedImage: ImageContent?
    /// A space that takes what is left.
    public var isFlexibleSpace: Bool
    /// The width of a fixed space.
    public var fixedSpace: Double?
    /// The width of a view in place of the button; nil for a button.
    public var viewWidth: Double?
    /// That view, where the bar places it itself.
    public var view: PlacedView?
    public var isEnabled = true
    /// Whether the title is emphasised, as that of an item that is done.
    public var isProminent = false
    /// The item's own tint; nil for the bar's.
    public var tint: Color?
    /// The text in a circle at the upper right corner, a dot where it is empty; nil shows none.
    public var badge: String?
    /// The circle's colour; nil for the system's.
    public var badgeColor: Color?
    public var badgeTextColor: Color?
    public var badgeFont: Font?
    /// How far the badge and the text in it are drawn from their places, in points.
    public var badgeOffset = Point.zero
    public var badgeTitleOffset = Point.zero
    /// What the image is drawn away from the edges of its place.
    public var imageInsets = EdgeInsets.zero
    /// Titles that the item is to be wide enough for.
    public var possibleTitles: [String] = []
    /// What is said of title and icon, of a tab while it is not selected.
    public var look = Look()
    /// The same of a selected tab.
    public var selectedLook = Look()

    public init(
      title: String, image: ImageContent? = nil, isFlexibleSpace: Bool = false,
      fixedSpace: Double? = nil
    ) {
      self.title = title
      self.image = image
      self.isFlexibleSpace = isFlexibleSpace
      self.fixedSpace = fixedSpace
    }
  }
}
