// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// The content of a button. UIKit has different rules for the sizes of buttons with and without a
/// configuration.
public struct ButtonContent: Hashable, Sendable {
  /// The type of a button. The raw values of this type and of the alignments are UIKit's.
  public enum Kind: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// The symbol of a round button.
    package var symbol: String? {
      switch self {
      case .custom, .system, .close: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      }
    }
  }

  /// The size of a configured button. The raw values of this type, the style and the image
  /// placement are Interface Builder's.
  public enum ButtonSize: String, Hashable, Sendable { case mini, small, medium, large }

  /// The style of a configured button.
  public enum ConfigurationStyle: String, Hashable, Sendable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }

  /// A button configuration (iOS 15).
  public struct Configuration: Hashable, Sendable {
    public var style: ConfigurationStyle = .plain
    public var size: ButtonSize = .medium
    /// The insets of the content; nil uses those of style and size.
    public var contentInsets: DirectionalEdgeInsets?
    public var imagePadding: Double = 0
    /// The distance between title and subtitle.
    public var titlePadding: Double = 1
    public var imagePlacement: ImagePlacement = .leading
    public var subtitle: ColoredText?
    /// The line break mode of a title that is wider than the button. UIKit's default wraps.
    public var titleLineBreakMode: LineBreakMode = .wordWrap
    /// The alignment of title and subtitle in their common width, and of the lines of each.
    public var titleAlignment: HorizontalAlignment = .center
    public var foregroundColor: Color?
    public var backgroundColor: Color?
    /// The colour of a template image; nil uses that of the title.
    public var imageColor: Color?
    public var isCapsule = false
    /// The corner radius of the background, in points; nil uses that of the size.
    public var ownCornerRadius: Double?
    public var strokeColor: Color?
    /// The width of the outline in points; 0 draws none.
    public var strokeWidth: Double = 0
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    public init() {}
  }

  public enum ImagePlacement: String, Hashable, Sendable { case leading, trailing, top, bottom }

  public enum HorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum VerticalAlignment: Int, Hashable, Sendable { case center, top, bottom, fill }

  public var kind: Kind
  public var title: ColoredText?
  public var image: ImageContent?
  public var backgroundImage: ImageContent?
  /// The font of the title. It is set even if there is no title.
  public var font: Font
  /// The content edge insets. If nil, they were never set and UIKit's default padding applies.
  public var contentEdgeInsets: EdgeInsets?
  public var titleEdgeInsets = EdgeInsets.zero
  public var imageEdgeInsets = EdgeInsets.zero
  public var configuration: Configuration?
  public var horizontalAlignment: HorizontalAlignment = .center
  public var verticalAlignment: VerticalAlignment = .center
  public var lineBreakMode: LineBreakMode = .truncateMiddle
  public var isEnabled = true
  /// Whether the title has a colour that was set for the disabled state.
  public var hasDisabledColor = false

  public init(kind: Kind, font: Font) {
    self.kind = kind
    self.font = font
  }
}
