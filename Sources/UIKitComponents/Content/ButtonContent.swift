// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// What a button shows, and by which of UIKit's two systems it is measured.
public struct ButtonContent: Hashable, Sendable {
  /// Raw values are UIKit's, here and of the alignments.
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

  /// Raw values are Interface Builder's, here, of the style and of the image's place.
  public enum ButtonSize: String, Hashable, Sendable { case mini, small, medium, large }

  /// The look of a button that has a configuration.
  public enum ConfigurationStyle: String, Hashable, Sendable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }

  /// A button configuration (iOS 15).
  public struct Configuration: Hashable, Sendable {
    public var style: ConfigurationStyle = .plain
    public var size: ButtonSize = .medium
    /// nil takes the insets of style and size.
    public var contentInsets: DirectionalEdgeInsets?
    public var imagePadding: Double = 0
    /// Between title and subtitle.
    public var titlePadding: Double = 1
    public var imagePlacement: ImagePlacement = .leading
    public var subtitle: ColoredText?
    /// How the title breaks where it is wider than the button; UIKit's default wraps.
    public var titleLineBreakMode: LineBreakMode = .wordWrap
    /// Where title and subtitle stand in the width that they share, and the lines of either.
    public var titleAlignment: HorizontalAlignment = .center
    public var foregroundColor: Color?
    public var backgroundColor: Color?
    /// The image's where it is drawn in a colour; nil takes that of the title.
    public var imageColor: Color?
    public var isCapsule = false
    /// Of the background's corners, in points; nil takes that of the size.
    public var ownCornerRadius: Double?
    public var strokeColor: Color?
    /// Points; 0 draws no outline.
    public var strokeWidth: Double = 0
    /// Whether an activity indicator stands in the place of the image.
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
  /// The font a title has or would have.
  public var font: Font
  /// nil where the content edges were never set, so that UIKit's default padding applies.
  public var contentEdgeInsets: EdgeInsets?
  public var titleEdgeInsets = EdgeInsets.zero
  public var imageEdgeInsets = EdgeInsets.zero
  public var configuration: Configuration?
  public var horizontalAlignment: HorizontalAlignment = .center
  public var verticalAlignment: VerticalAlignment = .center
  public var lineBreakMode: LineBreakMode = .truncateMiddle
  public var isEnabled = true
  /// Whether the title has the colour that was set for a button that is not enabled.
  public var hasDisabledColor = false

  public init(kind: Kind, font: Font) {
    self.kind = kind
    self.font = font
  }
}
