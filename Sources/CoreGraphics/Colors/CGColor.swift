// SPDX-License-Identifier: MIT

public import Foundation
package import UIKitComponents

public final class CGColor: Hashable, Sendable {
  package let color: UIKitComponents.Color
  public let pattern: CGPattern?
  package let figurePattern: Figure.Pattern?

  package init(_ color: UIKitComponents.Color, pattern: Figure.Pattern? = nil) {
    self.color = color
    figurePattern = pattern
    self.pattern = nil
  }

  /// The components are the color of an uncolored pattern.
  public init?(patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    self.pattern = pattern
    figurePattern = pattern.figure(components, in: patternSpace.base, phase: .zero)
    color = UIKitComponents.Color(white: 0.8, alpha: 1)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIKitComponents.Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The components are red, green, blue and alpha, or white and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model == .rgb else {
      self.init(gray: components[0], alpha: components[1])
      return
    }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  /// Returns the color itself: components are sRGB in every space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    var pattern = figurePattern
    pattern?.opacity = Double(alpha)
    return CGColor(color.withAlpha(alpha), pattern: pattern)
  }

  /// 1 for a pattern, whose only component is its opacity.
  public var numberOfComponents: Int { components?.count ?? 0 }

  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  public var alpha: CGFloat { color.alpha }

  public var components: [CGFloat]? {
    if pattern != nil || figurePattern != nil { return [color.alpha] }
    return [color.red, color.green, color.blue, color.alpha]
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color == right.color && left.figurePattern == right.figurePattern
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
