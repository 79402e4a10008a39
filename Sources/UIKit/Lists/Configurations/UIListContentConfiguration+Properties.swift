// SPDX-License-Identifier: MIT

public import Foundation

extension UIListContentConfiguration {
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified

      var text: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    public var font: UIFont
    public var color: UIColor {
      get { ownColor ?? (isDisabled ? .tertiaryLabel : styleColor) }
      set { ownColor = newValue }
    }
    public var colorTransformer: UIConfigurationColorTransformer?
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// No effect.
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// No effect.
    public var showsExpansionTextWhenTruncated = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      styleColor = color
    }

    private let styleColor: UIColor
    private var ownColor: UIColor?
    /// Whether the cell is disabled. Its text is fainter unless app code has set a colour.
    var isDisabled = false

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  public struct ImageProperties: Hashable {
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The default is the body text style, so that symbols scale with the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body)
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    /// No effect.
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}
