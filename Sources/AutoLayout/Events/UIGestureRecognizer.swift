// SPDX-License-Identifier: MIT

public import Foundation

/// Looks for a gesture on a view. Without input none is ever found; what is set is kept, so that code
/// which configures recognizers runs.
@preconcurrency @MainActor
open class UIGestureRecognizer: _UIObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// None has been found: the state of every recognizer that code does not set another on.
    case possible = 0
    /// One that has a course has begun.
    case began = 1
    /// One that has a course goes on.
    case changed = 2
    /// One is complete.
    case ended = 3
    /// Something took the touches away.
    case cancelled = 4
    /// The touches are no such gesture.
    case failed = 5

    /// What gestures that have no course end with.
    public static let recognized = State.ended
  }

  /// A recognizer with nobody to tell. UIKit's other initialiser takes a selector, which needs the
  /// Objective-C runtime.
  public init() {
    super.init(object: ())
  }

  /// How far the gesture has come; only code sets it, and nobody is told.
  open var state = State.possible

  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?

  /// Whether the recognizer looks for its gesture; kept.
  open var isEnabled = true
  /// A name for messages.
  open var name: String?
  /// Whether the view loses the touches once the gesture is found; kept.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only when the gesture has failed; kept.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches only when the gesture has failed; kept.
  open var delaysTouchesEnded = true
  /// Decides between recognizers; kept, never asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The number of fingers; 0.
  open var numberOfTouches: Int { 0 }

  /// Where the gesture is, in the coordinates of `view`, or the window's where it is nil: the
  /// origin unless overridden.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Has the recognizer wait until another has failed. Has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Decides between recognizers. Nobody asks it here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture that was found counts; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether both gestures may be found at a time; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recognizer looks at a touch; true unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

extension UIView {
  func adopt(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.abandon(recognizer)
    recognizer.view = self
    state.gestureRecognizers.append(recognizer)
  }

  func abandon(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    state.gestureRecognizers.removeAll { $0 === recognizer }
  }
}
