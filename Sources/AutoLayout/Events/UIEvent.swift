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

  open var type: EventType { .touches }

  open var timestamp: TimeInterval { 0 }

  open var allTouches: Set<UITouch>? { nil }

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

  open var phase: Phase { .ended }

  open var tapCount: Int { 0 }

  open var timestamp: TimeInterval { 0 }

  open var view: UIView? { nil }

  open var window: UIWindow? { view?.window }

  /// Where the finger is, in the coordinates of `view`; the window's where it is nil.
  open func location(in view: UIView?) -> CGPoint { .zero }

  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  public init() {
    super.init(object: ())
  }
}
