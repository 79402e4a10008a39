// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

extension BarContent {
  /// A view that the bar places at layout, and the view's own size.
  public struct PlacedView: Hashable, Sendable {
    public var item: ItemID
    public var size: Size

    public init(item: ItemID, size: Size) {
      self.item = item
      self.size = size
    }
  }

  /// The distribution of tabs over the width of a tab bar, if their titles are below their images.
  public enum TabPositioning: Hashable, Sendable {
    /// The system's choice.
    case automatic
    case fill
    /// Centred tabs. Nil uses the system's width or spacing.
    case centered(width: Double?, spacing: Double?)
  }

  /// Whether the bar places views itself.
  var placesViews: Bool {
    titleView != nil || leadingItems.contains { $0.view != nil }
      || trailingItems.contains { $0.view != nil }
  }

  /// The appearance of an item's title, icon and background; nil uses the default.
  public struct Look: Hashable, Sendable {
    public var titleColor: Color?
    public var titleFont: Font?
    public var iconColor: Color?
    /// The offset of the title, in points.
    public var titleOffset: Point?
    /// The background image of a button.
    public var background: ImageContent?
    public var backgroundOffset: Point?

    public init(titleColor: Color? = nil, titleFont: Font? = nil, iconColor: Color? = nil) {
      self.titleColor = titleColor
      self.titleFont = titleFont
      self.iconColor = iconColor
    }

    /// The look with missing values taken from `other`.
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
    /// The image of a selected tab; nil uses ``image``.
    public var selectedImage: ImageContent?
    /// Whether the item is a space that takes the remaining width.
    public var isFlexibleSpace: Bool
    /// The width of a fixed space; nil for any other item.
    public var fixedSpace: Double?
    /// The width of a custom view in place of the button; nil for a button.
    public var viewWidth: Double?
    /// The custom view, if the bar places it.
    public var view: PlacedView?
    public var isEnabled = true
    /// Whether the title is emphasised, as that of a Done button is.
    public var isProminent = false
    /// The item's own tint; nil uses the bar's.
    public var tint: Color?
    /// The text of the badge at the upper right corner. An empty text shows a dot, nil shows no
    /// badge.
    public var badge: String?
    /// The colour of the badge; nil uses the system's.
    public var badgeColor: Color?
    public var badgeTextColor: Color?
    public var badgeFont: Font?
    /// The offset of the badge, in points.
    public var badgeOffset = Point.zero
    public var badgeTitleOffset = Point.zero
    /// Insets of the image from the edges of its place.
    public var imageInsets = EdgeInsets.zero
    /// Titles that the item must be wide enough for.
    public var possibleTitles: [String] = []
    /// The look of the item, or of a tab that is not selected.
    public var look = Look()
    /// The look of a selected tab.
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
