// SPDX-License-Identifier: MIT

extension BarContent {
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
    public var isEnabled = true
    /// Whether the title is emphasised, as that of an item that is done.
    public var isProminent = false
    /// The item's own tint; nil for the bar's.
    public var tint: Color?
    /// The text in a circle beside a tab's image; nil shows none.
    public var badge: String?
    /// The circle's colour; nil for the system's.
    public var badgeColor: Color?

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
