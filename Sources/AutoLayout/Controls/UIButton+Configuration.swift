// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

extension UIButton {
  /// What a button shows and how it looks, as a value.
  ///
  /// Sizes are those that Xcode saved for configured buttons of medium size; those of other sizes and
  /// of subtitles are remembered, not measured.
  public struct Configuration {
    /// How large a button is.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// How the corners of the background are rounded.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// How title and subtitle line up.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    let style: ButtonContent.ConfigurationStyle

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    /// The edge of the title at which the image stands: leading, trailing, top or bottom.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the title wraps, which is the default, or how it is cut.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and image in place of the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background in place of the style's.
    public var baseBackgroundColor: UIColor?
    public var automaticallyUpdateForSelection = true
    private var ownInsets: NSDirectionalEdgeInsets?

    /// A transparent background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A background in the tint colour, faded.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A transparent background, as the system chooses it.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A background as the system chooses it.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// A tinted background as the system chooses it.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// A filled background as the system chooses it.
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }

    init(style: ButtonContent.ConfigurationStyle) {
      self.style = style
    }

    /// Insets around title and image: those of the button's size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? NSDirectionalEdgeInsets(core.insets) }
      set { ownInsets = newValue }
    }

    /// Takes the insets of the button's size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration adapted to the state of `button`, which needs nothing.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    /// What the core knows of it; texts and the image aside, whose fonts and colours the button knows.
    var core: ButtonContent.Configuration {
      var result = ButtonContent.Configuration()
      result.style = style
      result.size =
        switch buttonSize {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      result.contentInsets = ownInsets?.core
      result.imagePadding = imagePadding
      result.titlePadding = titlePadding
      result.imagePlacement =
        switch imagePlacement {
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        default: .leading
        }
      result.titleLineBreakMode = titleLineBreakMode.core
      result.foregroundColor = baseForegroundColor?.color
      result.backgroundColor = baseBackgroundColor?.color
      result.isCapsule = cornerStyle == .capsule
      return result
    }
  }
}
