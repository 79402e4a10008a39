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
      /// Insets of 7 and 12 points, a title of 17 points: the size unless set.
      case medium = 0
      /// Insets of 5 and 10 points, a title of 15 points.
      case small = 1
      /// The same as `small` here.
      case mini = 2
      /// Insets of 15 and 20 points, a title of 17 points.
      case large = 3
    }

    /// How the corners of the background are rounded. Pictures tell `capsule` from the others,
    /// whose radius follows the button's size.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// How title and subtitle line up; kept, without effect.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    let style: ButtonContent.ConfigurationStyle

    /// The title; nil takes the button's title for its state.
    public var title: String?
    /// The title with fonts and colours of its own; it counts before ``title``.
    public var attributedTitle: AttributedString?
    /// A line of footnote size below the title; nil for none.
    public var subtitle: String?
    /// The subtitle with fonts and colours of its own; it counts before ``subtitle``.
    public var attributedSubtitle: AttributedString?
    /// The image; nil takes the button's image for its state.
    public var image: UIImage?
    /// The edge of the title at which the image stands: leading, trailing, top or bottom.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle line up; kept, without effect.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title breaks that is wider than the button leaves it. It wraps unless set, so the
    /// button is measured again at the width that the layout finds.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the subtitle breaks; kept, it wraps where the title does.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size that insets and the title's font follow.
    public var buttonSize = Size.medium
    /// How the corners of the background are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and image in place of the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background in place of the style's.
    public var baseBackgroundColor: UIColor?
    /// Whether the look follows the button's selection; kept, it does not here.
    public var automaticallyUpdateForSelection = true
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The tint on a transparent ground.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// The tint on a faint ground of itself.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// The tint on a grey ground.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// White on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// The tint on a transparent ground, as the system chooses it.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// The tint on a grey ground, as the system chooses it.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// The tint on a faint ground of itself, as the system chooses it.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// White on the tint, as the system chooses it.
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }

    init(style: ButtonContent.ConfigurationStyle) {
      self.style = style
    }

    /// Points around title and image, by reading direction: those of ``buttonSize`` unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? NSDirectionalEdgeInsets(core.insets) }
      set { ownInsets = newValue }
    }

    /// Takes the insets of ``buttonSize`` again, and follows it.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration itself: the button draws itself disabled without its help.
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
