// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

open class UIColor: NSObject, @unchecked Sendable {
  private let stored: LayoutCore.Color
  private let provider: ((UITraitCollection) -> UIColor)?

  init(_ color: LayoutCore.Color) {
    stored = color
    provider = nil
    super.init()
  }

  /// A view asks `dynamicProvider` once for every combination of style, contrast and level as it
  /// takes the colour; other traits are those current then. UIKit asks whenever it draws.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    stored = .clear
    provider = dynamicProvider
    super.init()
  }

  var color: LayoutCore.Color {
    guard let provider else { return stored }
    let current = UITraitCollection.current.values
    return LayoutCore.Color(byAppearance: { appearance in
      var values = current
      values.colorAppearance = appearance
      return provider(UITraitCollection(values)).color
    })
  }

  private var currentColor: LayoutCore.Color {
    let color = color
    return color.isDynamic ? color.resolved(in: UITraitCollection.current.palette) : color
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(LayoutCore.Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(LayoutCore.Color(white: white, alpha: alpha))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Each component falls off linearly with the distance of the hue from its own sixth.
    func component(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(
      LayoutCore.Color(
        red: component(5), green: component(3), blue: component(1), alpha: alpha))
  }

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }

  /// The colour under the current traits, as a layer takes it.
  open var cgColor: CGColor { CGColor(currentColor) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withAlpha(alpha))
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

  /// Traits that `traitCollection` does not specify are light, of normal contrast, at the base level.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider {
      return provider(traitCollection).resolvedColor(with: traitCollection)
    }
    guard stored.isDynamic else { return self }
    return UIColor(stored.resolved(in: traitCollection.palette))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  open override var hash: Int { color.hashValue }
}

public final class CGColor: Hashable, Sendable {
  let color: LayoutCore.Color

  init(_ color: LayoutCore.Color) {
    self.color = color
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(LayoutCore.Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public var alpha: CGFloat { color.alpha }

  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
