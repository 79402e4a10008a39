// SPDX-License-Identifier: MIT

public import Foundation

/// Looks for taps, in UIKit. Of all recognizers what is set is kept.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps; 1 unless set.
  open var numberOfTapsRequired = 1
  /// Fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
}

/// Looks for a finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps before the finger stays; 0 unless set.
  open var numberOfTapsRequired = 0
  /// Fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// Seconds that the finger has to stay; 0.5 unless set.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the finger may move meanwhile; 10 unless set.
  open var allowableMovement: CGFloat = 10
}

/// Looks for fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; 1 unless set.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; without limit unless set.
  open var maximumNumberOfTouches = Int.max
  private var movement = CGPoint.zero

  /// How far the fingers have moved since the gesture began, in points: what
  /// ``setTranslation(_:in:)`` set, in any view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { movement }

  /// Sets what ``translation(in:)`` returns; the view does not count.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }

  /// Points a second; zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Looks for fingers that are dragged in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen at which the gesture may begin; none unless set.
  open var edges: UIRectEdge = []
}

/// Looks for a quick movement.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers move to.
  public struct Direction: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Towards the top.
    public static let up = Direction(rawValue: 4)
    /// Towards the bottom.
    public static let down = Direction(rawValue: 8)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Where fingers move to; to the right unless set.
  open var direction = Direction.right
  /// Fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
}

/// Looks for two fingers that part or close.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, compared to that at the beginning; 1 unless set.
  open var scale: CGFloat = 1

  /// Change of ``scale`` a second; 0.
  open var velocity: CGFloat { 0 }
}

/// Looks for two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians since the beginning, clockwise; 0 unless set.
  open var rotation: CGFloat = 0

  /// Radians a second; 0.
  open var velocity: CGFloat { 0 }
}
