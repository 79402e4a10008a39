// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

extension UIImage {
  /// What chooses between the variants of an image. There is one variant here, so it has no effect.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// What chooses the size and the weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of a symbol beside the text of its point size.
    public let scale: SymbolScale
    /// Points; 0 where a text style says.
    public let pointSize: CGFloat
    /// How heavy the symbol is; kept, without effect.
    public let weight: SymbolWeight
    /// The text style whose size the symbol follows; nil where ``pointSize`` says.
    public let textStyle: UIFont.TextStyle?

    private init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale, textStyle: UIFont.TextStyle?
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.textStyle = textStyle
      super.init()
    }

    /// A symbol beside text of `pointSize` points.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) {
      self.init(pointSize: pointSize, weight: weight, scale: scale, textStyle: nil)
    }

    /// A symbol whose point size is left open, as 0.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale, textStyle: nil)
    }

    /// A symbol whose point size is left open, as 0.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: 0, weight: weight, scale: .default, textStyle: nil)
    }

    /// A symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale, textStyle: textStyle)
    }

    /// A symbol beside text of the font's point size; its weight and style do not count.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale, textStyle: nil)
    }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case unspecified = -1
    case `default` = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

extension ImageContent {
  /// A symbol as large as `configuration` says.
  static func symbol(
    named name: String, _ configuration: UIImage.SymbolConfiguration?
  ) -> ImageContent {
    guard let configuration else { return .symbol(named: name) }
    var pointSize = Double(configuration.pointSize)
    if let style = configuration.textStyle {
      pointSize = Double(UIFont.preferredFont(forTextStyle: style).pointSize)
    }
    let scale: SymbolScale =
      switch configuration.scale {
      case .small: .small
      case .large: .large
      case .unspecified, .default, .medium: .medium
      }
    return .symbol(named: name, pointSize: pointSize > 0 ? pointSize : 17, scale: scale)
  }

  /// The same symbol in another size.
  func configured(_ configuration: UIImage.SymbolConfiguration) -> ImageContent {
    var content = self
    content.size = Self.symbol(named: name, configuration).size
    return content
  }
}
