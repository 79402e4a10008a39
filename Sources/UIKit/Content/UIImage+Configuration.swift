// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import Typography

extension UIImage {
  /// The traits have an effect only in ``UIImageAsset/image(with:)-(UIImage.Configuration)``.
  // Its variables are set only during creation. Clients subclass it.
  open class Configuration: NSObject, @unchecked Sendable {
    public private(set) var traitCollection: UITraitCollection?
    /// No effect.
    public private(set) var locale: Locale?

    /// Whether the other configuration has equal values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return traitCollection == other.traitCollection && locale == other.locale
        && values == other.values
    }

    open override var hash: Int { values.hashValue }

    /// The values of a subclass.
    fileprivate var values: [AnyHashable?] { [] }

    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      self.traitCollection = traitCollection
    }

    public convenience init(locale: Locale) {
      self.init()
      self.locale = locale
    }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      changed { $0.traitCollection = traitCollection }
    }

    open func withLocale(_ locale: Locale?) -> Self { changed { $0.locale = locale } }

    /// A copy without the traits and the locale.
    fileprivate func duplicate() -> Configuration { Configuration() }

    private func changed(_ change: (Configuration) -> Void) -> Self {
      let copy = duplicate()
      copy.take(traitCollection, locale)
      change(copy)
      return copy as? Self ?? self
    }

    fileprivate func take(_ traitCollection: UITraitCollection?, _ locale: Locale?) {
      (self.traitCollection, self.locale) = (traitCollection, locale)
    }
  }

  // Immutable. Clients subclass it.
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

    fileprivate override var values: [AnyHashable?] { [pointSize, weight, scale, textStyle] }

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

    fileprivate override func duplicate() -> Configuration { without() }

    open func configurationWithoutTextStyle() -> Self { without(textStyle: true) as? Self ?? self }

    open func configurationWithoutScale() -> Self { without(scale: true) as? Self ?? self }

    open func configurationWithoutWeight() -> Self { without(weight: true) as? Self ?? self }

    open func configurationWithoutPointSizeAndWeight() -> Self {
      without(pointSize: true, weight: true) as? Self ?? self
    }

    /// A copy without the values whose arguments are true.
    private func without(
      pointSize: Bool = false, weight: Bool = false, scale: Bool = false, textStyle: Bool = false
    ) -> SymbolConfiguration {
      let result = SymbolConfiguration(
        pointSize: pointSize ? 0 : self.pointSize, weight: weight ? .unspecified : self.weight,
        scale: scale ? .unspecified : self.scale, textStyle: textStyle ? nil : self.textStyle)
      result.take(traitCollection, locale)
      return result
    }

    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(
        pointSize: 0, weight: .unspecified, scale: .unspecified, textStyle: nil)
    }

    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// The values of `configuration`, completed by those of this configuration.
    open func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: configuration.pointSize > 0 ? configuration.pointSize : pointSize,
        weight: configuration.weight == .unspecified ? weight : configuration.weight,
        scale: configuration.scale == .default || configuration.scale == .unspecified
          ? scale : configuration.scale, textStyle: configuration.textStyle ?? textStyle)
    }

    /// The weight and style of the font have no effect.
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
