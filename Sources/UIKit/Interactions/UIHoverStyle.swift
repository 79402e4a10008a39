// SPDX-License-Identifier: MIT

public import Foundation

/// The shape of a view. It is not drawn.
public struct UIShape: Sendable {
  enum Kind: Sendable {
    case rect, capsule, circle
    case rounded(CGFloat?)
    case fixed(CGRect, CGFloat)
  }

  let kind: Kind
  let insets: UIEdgeInsets

  init(_ kind: Kind, insets: UIEdgeInsets = .zero) {
    self.kind = kind
    self.insets = insets
  }

  public static let rect = UIShape(.rect)
  public static let capsule = UIShape(.capsule)
  public static let circle = UIShape(.circle)

  public static func rect(cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve = .continuous)
    -> UIShape
  { UIShape(.rounded(cornerRadius)) }

  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: CALayerCornerCurve = .continuous
  ) -> UIShape { UIShape(.fixed(rect, cornerRadius)) }

  public func inset(by insets: UIEdgeInsets) -> UIShape { UIShape(kind, insets: insets) }

  public func inset(by inset: CGFloat) -> UIShape {
    UIShape(kind, insets: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }
}

/// No effect.
@preconcurrency @MainActor
public protocol UIHoverEffect: NSObjectProtocol {}

/// No effect.
open class UIHoverAutomaticEffect: _PlainObject, UIHoverEffect {}

/// No effect.
open class UIHoverHighlightEffect: _PlainObject, UIHoverEffect {}

/// No effect.
open class UIHoverLiftEffect: _PlainObject, UIHoverEffect {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// No effect.
open class UIHoverStyle: _UIObject {
  open var effect: any UIHoverEffect
  open var shape: UIShape?
  open var isEnabled = true

  public init(effect: any UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init(object: ())
  }

  public convenience init(shape: UIShape? = nil) {
    self.init(effect: UIHoverAutomaticEffect(), shape: shape)
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}
