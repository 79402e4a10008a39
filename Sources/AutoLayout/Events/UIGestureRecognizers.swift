// SPDX-License-Identifier: MIT

public import Foundation

/// Looks for taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Looks for a finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points.
  open var allowableMovement: CGFloat = 10
}

/// Looks for fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var movement = CGPoint.zero

  /// How far the fingers have moved, in points.
  open func translation(in view: UIView?) -> CGPoint { movement }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }

  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Looks for fingers that are dragged in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Looks for a quick movement.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers move to.
  public struct Direction: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// Looks for two fingers that part or close.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1

  open var velocity: CGFloat { 0 }
}

/// Looks for two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians.
  open var rotation: CGFloat = 0

  open var velocity: CGFloat { 0 }
}
