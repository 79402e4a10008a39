// SPDX-License-Identifier: MIT

public import Foundation

// Only app code makes events, for overrides and for tests.

open class UIEvent: _PlainObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none, motionShake
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

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  open var buttonMask: ButtonMask { [] }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  open var type: EventType { .touches }

  open var timestamp: TimeInterval { 0 }

  open var allTouches: Set<UITouch>? { nil }
}

open class UITouch: _PlainObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  open var type: TouchType { .direct }

  open var force: CGFloat { 0 }

  open var maximumPossibleForce: CGFloat { 0 }

  open var majorRadius: CGFloat { 0 }

  open var majorRadiusTolerance: CGFloat { 0 }

  open var altitudeAngle: CGFloat { .pi / 2 }

  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = azimuthAngle(in: view)
    return CGVector(dx: cos(angle), dy: sin(angle))
  }

  open var rollAngle: CGFloat { 0 }

  open var estimationUpdateIndex: NSNumber? { nil }

  open var estimatedProperties: Properties { [] }

  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  public struct Properties: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)

    public init(rawValue: Int) { self.rawValue = rawValue }
  }

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
}

extension UIEvent: DefaultArgument {
  package static func makeDefault() -> Any { UIEvent() }
}
