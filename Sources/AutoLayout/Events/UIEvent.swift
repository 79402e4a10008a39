// SPDX-License-Identifier: MIT

public import Foundation

// There is no input here: these types are for the signatures of overrides, and for code that makes
// them itself to try its own answers.

@preconcurrency @MainActor
open class UIEvent: _UIObject {
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

@preconcurrency @MainActor
open class UITouch: _UIObject {
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

  open func location(in view: UIView?) -> CGPoint { .zero }

  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  public init() {
    super.init(object: ())
  }
}
