// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

extension UIButton {
  /// Sizes are those that Xcode saved for configured buttons of medium size.
  ///
  /// - Unverified: sizes other than medium, and subtitles.
  public struct Configuration {
    public enum Size: Int, Sendable {
      case medium, small
      /// The same as ``small``.
      case mini = 2
      case large = 3
    }

    /// Pictures tell ``capsule`` from the others, whose radius follows the button's size.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    let style: ButtonContent.ConfigurationStyle

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    /// Of title and subtitle in the width that they share; automatic ones stand in the middle.
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// No effect.
    public var symbolContentTransition: UISymbolContentTransition?
    /// No effect.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// No effect.
    public var automaticallyUpdateForSelection = true
    /// Its colour, radius and outline are drawn. A radius that is not the default one counts at every size and corner
    /// style but capsules.
    public var background = UIBackgroundConfiguration.button
    /// No effect.
    public var imageReservation: CGFloat = 0
    /// Makes the colour of symbols and template images of the title's.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Is given font and colour of the configuration with what each run of ``attributedTitle`` has, and makes what the
    /// title is measured and drawn with.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// As ``titleTextAttributesTransformer``, for the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      get { _preferredSymbolConfigurationForImage }
      set { _preferredSymbolConfigurationForImage = newValue }
    }

    private var _preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet {
        if let configuration = preferredSymbolConfigurationForImage {
          image = image.map { $0.applyingSymbolConfiguration(configuration) ?? $0 }
        }
      }
    }
    /// Whether an activity indicator of 20 points stands in the place of the image.
    ///
    /// - Unverified: its size.
    public var showsActivityIndicator = false
    /// No effect.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// No effect.
    public var indicator = Indicator.automatic
    /// No effect.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// No effect.
    public var macIdiomStyle = MacIdiomStyle.automatic

    public enum Indicator: Int, Sendable { case automatic, none, popup }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    var ownInsets: NSDirectionalEdgeInsets?

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }

    /// A gray capsule: nothing shines through.
    public static func glass() -> Configuration { capsule(.gray) }
    /// A gray capsule: nothing shines through.
    public static func clearGlass() -> Configuration { capsule(.gray) }
    /// A filled capsule: nothing shines through.
    public static func prominentGlass() -> Configuration { capsule(.filled) }
    /// A filled capsule: nothing shines through.
    public static func prominentClearGlass() -> Configuration { capsule(.filled) }

    private static func capsule(_ style: ButtonContent.ConfigurationStyle) -> Configuration {
      var configuration = Configuration(style: style)
      configuration.cornerStyle = .capsule
      return configuration
    }

    init(style: ButtonContent.ConfigurationStyle) {
      self.style = style
      background.cornerRadius = Self.defaultCornerRadius
    }

    /// What the radius of the background is until somebody sets it, and large buttons have more.
    private static var defaultCornerRadius: CGFloat { ButtonContent.Configuration().cornerRadius }

    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? NSDirectionalEdgeInsets(core.insets) }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration itself: the button draws itself disabled without its help.
    @preconcurrency @MainActor
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
      result.backgroundColor = (background.backgroundColor ?? baseBackgroundColor)?.color
      result.isCapsule = cornerStyle == .capsule
      if background.cornerRadius != Self.defaultCornerRadius {
        result.ownCornerRadius = background.cornerRadius
      }
      result.strokeColor = background.strokeColor?.color
      result.strokeWidth = background.strokeWidth
      result.titleAlignment =
        switch titleAlignment {
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .center: .center
        }
      result.showsActivityIndicator = showsActivityIndicator
      return result
    }
  }
}
