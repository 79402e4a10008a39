// SPDX-License-Identifier: MIT

public import Foundation

// There is no input here: these types are for the signatures of overrides, and for code that makes
// them itself to try its own answers.

/// Something a user did.
@preconcurrency @MainActor
open class UIEvent: _UIObject {
  /// What was used.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
  }

  /// Touches, unless overridden.
  open var type: EventType { .touches }

  /// Seconds since the system was started; 0 unless overridden.
  open var timestamp: TimeInterval { 0 }

  /// The fingers of the event; nil unless overridden.
  open var allTouches: Set<UITouch>? { nil }

  /// An event that says nothing.
  public init() {
    super.init(object: ())
  }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: _UIObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// What the finger does; it has left unless overridden.
  open var phase: Phase { .ended }

  /// How often the finger has tapped; 0 unless overridden.
  open var tapCount: Int { 0 }

  /// Seconds since the system was started; 0 unless overridden.
  open var timestamp: TimeInterval { 0 }

  /// The view that the finger came down on; nil unless overridden.
  open var view: UIView? { nil }

  /// The window of ``view``.
  open var window: UIWindow? { view?.window }

  /// Where the finger is, in the coordinates of `view`, or the window's where it is nil: the origin
  /// unless overridden.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Where the finger was at the event before; the origin unless overridden.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  /// A touch that has ended at the origin of no view.
  public init() {
    super.init(object: ())
  }
}
