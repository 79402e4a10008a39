// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

// Immutable. As in UIKit, a provider may be called on any thread.
open class UIColor: _AttributeValue, @unchecked Sendable {
  private let stored: UIKitComponents.Color
  private let provider: ((UITraitCollection) -> UIColor)?
  /// The pattern that is drawn in place of the color.
  let pattern: Figure.Pattern?

  init(_ color: UIKitComponents.Color, pattern: Figure.Pattern? = nil) {
    stored = color
    provider = nil
    self.pattern = pattern
    super.init()
  }

  /// Creates a clear color. UIKit's color has no components at all.
  public override convenience init() { self.init(.clear) }

  /// A view calls `dynamicProvider` when the color is set, once for each combination of style,
  /// contrast and level. Other traits have their current values. UIKit calls it whenever it draws.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    stored = .clear
    provider = dynamicProvider
    pattern = nil
    super.init()
  }

  var color: UIKitComponents.Color {
    guard let provider else { return stored }
    let current = UITraitCollection.current.values
    return UIKitComponents.Color(byAppearance: { appearance in
      var values = current
      values.colorAppearance = appearance
      return provider(UITraitCollection(values)).color
    })
  }

  private var currentColor: UIKitComponents.Color {
    let color = color
    return color.isDynamic ? color.resolved(in: UITraitCollection.current.palette) : color
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIKitComponents.Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates the color of a `#colorLiteral(…)` that Xcode writes.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(UIKitComponents.Color(white: white, alpha: alpha))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Each component decreases linearly with the distance of the hue from the component's sixth.
    func component(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(
      UIKitComponents.Color(
        red: component(5), green: component(3), blue: component(1), alpha: alpha))
  }

  /// Treats the components as sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha) }

  /// Backgrounds and filled or stroked paths repeat the image. Views repeat it from their top left
  /// corner. Everything else is drawn in a flat gray.
  public convenience init(patternImage image: UIImage) {
    let gray = UIKitComponents.Color(white: 0.8, alpha: 1)
    let size = image.size
    let context = CGContext(size: size)
    CGContext.push(context)
    image.draw(at: .zero)
    CGContext.pop()
    let bounds = CGRect(origin: .zero, size: size)
    let pattern = Figure.Pattern(cell: context.figures, bounds: bounds.core, step: size.core)
    self.init(gray, pattern: size.width > 0 && size.height > 0 ? pattern : nil)
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentColor
    white?.pointee = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentColor
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let range = high - low
    var sixth = 0.0
    if range > 0 {
      if high == red {
        sixth = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      } else if high == green {
        sixth = (blue - red) / range + 2
      } else {
        sixth = (red - green) / range + 4
      }
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color, pattern: cgColor.figurePattern)
  }

  /// The color for the current traits.
  open var cgColor: CGColor { CGColor(currentColor, pattern: pattern) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var pattern = pattern
    pattern?.opacity = Double(alpha)
    return UIColor(color.withAlpha(alpha), pattern: pattern)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Unspecified traits are light style, normal contrast and base level.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    guard stored.isDynamic else { return self }
    return UIColor(stored.resolved(in: traitCollection.palette))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.color == color && other.pattern == pattern
  }

  /// Has UIKit's format. Colors of asset catalogs are printed with their current components.
  open override var description: String {
    if provider != nil { return "<UIDynamicProviderColor: \(ObjectDescription.address(of: self))>" }
    if let system = stored.system {
      return "<UIDynamicSystemColor: \(ObjectDescription.address(of: self)); name = \(system)Color>"
    }
    let color = currentColor
    let numbers = [color.red, color.green, color.blue].map { Double($0).printed }
    let alpha = Double(color.alpha).printed
    return Set(numbers).count == 1
      ? "UIExtendedGrayColorSpace \(numbers[0]) \(alpha)"
      : "UIExtendedSRGBColorSpace \(numbers.joined(separator: " ")) \(alpha)"
  }

  open override var hash: Int { color.hashValue }

  /// Returns nil: colors are not read from archives here.
  public required init?(coder: NSCoder) { nil }
}
