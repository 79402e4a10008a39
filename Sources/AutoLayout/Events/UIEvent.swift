// SPDX-License-Identifier: MIT

public import Foundation

// There is no input here: the types are for overrides, and for code that tries its own answers.

open class UIEvent: _UIObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  open var subtype: EventSubtype { .none }

  open var modifierFlags: UIKeyModifierFlags { [] }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  open var type: EventType { .touches }

  open var timestamp: TimeInterval { 0 }

  open var allTouches: Set<UITouch>? { nil }

  public init() {
    super.init(object: ())
  }
}

open class UITouch: _UIObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  open var type: TouchType { .direct }

  open var force: CGFloat { 0 }

  open var maximumPossibleForce: CGFloat { 0 }

  open var majorRadius: CGFloat { 0 }

  open var majorRadiusTolerance: CGFloat { 0 }

  open var altitudeAngle: CGFloat { .pi / 2 }

  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

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
