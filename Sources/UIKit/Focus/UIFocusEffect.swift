// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
open class UIFocusEffect: _PlainObject {}

/// No effect.
open class UIFocusHaloEffect: UIFocusEffect {
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = UIFocusHaloEffectPosition.automatic
  public let path: UIBezierPath?

  public override init() {
    path = nil
    super.init()
  }

  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }

  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }
}

/// No effect.
public enum UIFocusHaloEffectPosition: Int, Sendable {
  case automatic = 0
  case outside, inside
}
