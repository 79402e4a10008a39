// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// No effect.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }

  open var altitudeAngle: CGFloat { .pi / 2 }

  open var rollAngle: CGFloat { 0 }

  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = azimuthAngle(in: view)
    return CGVector(dx: cos(angle), dy: sin(angle))
  }
}

/// No effect.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

/// No effect.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var movement = CGPoint.zero

  /// The value of ``setTranslation(_:in:)``, without conversion to `view`.
  open func translation(in view: UIView?) -> CGPoint { movement }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }

  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// No effect.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// No effect.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// No effect.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1

  open var velocity: CGFloat { 0 }
}

/// No effect.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0

  open var velocity: CGFloat { 0 }
}
