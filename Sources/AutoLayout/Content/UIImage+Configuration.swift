// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

extension UIImage {
  /// Traits count in ``UIImageAsset/image(with:)-(UIImage.Configuration)`` only.
  open class Configuration: NSObject, @unchecked Sendable {
    public private(set) var traitCollection: UITraitCollection?

    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      self.traitCollection = traitCollection
    }
  }

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public let scale: SymbolScale
    public let pointSize: CGFloat
    /// No effect.
    public let weight: SymbolWeight
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

    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) { self.init(pointSize: pointSize, weight: weight, scale: scale, textStyle: nil) }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale, textStyle: nil)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: 0, weight: weight, scale: .default, textStyle: nil)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale, textStyle: textStyle)
    }

    /// The colour has no effect.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: 0, weight: .unspecified, scale: .default, textStyle: nil)
    }

    /// The colours have no effect.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: 0, weight: .unspecified, scale: .default, textStyle: nil)
    }

    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(
        pointSize: 0, weight: .unspecified, scale: .unspecified, textStyle: nil)
    }

    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// What `configuration` says, and this one where it says nothing.
    open func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: configuration.pointSize > 0 ? configuration.pointSize : pointSize,
        weight: configuration.weight == .unspecified ? weight : configuration.weight,
        scale: configuration.scale == .default || configuration.scale == .unspecified
          ? scale : configuration.scale, textStyle: configuration.textStyle ?? textStyle)
    }

    /// Weight and style of the font have no effect.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale, textStyle: nil)
    }
  }

  public enum SymbolScale: Int, Sendable {
    case unspecified = -1
    case `default`, small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

extension ImageContent {
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
    return .symbol(
      named: name, pointSize: pointSize > 0 ? pointSize : Font.standardLabel.size, scale: scale)
  }

  func configured(_ configuration: UIImage.SymbolConfiguration) -> ImageContent {
    var content = self
    let symbol = Self.symbol(named: name, configuration)
    content.size = symbol.size
    content.alignmentInsets = symbol.alignmentInsets
    return content
  }
}
