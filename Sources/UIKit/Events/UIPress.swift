// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
open class UIPress: _PlainObject {
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  public enum Phase: Int, Sendable {
    case began = 0
    case changed, stationary, ended, cancelled
  }

  open var type: PressType { .select }
  open var phase: Phase { .ended }
  open var key: UIKey? { nil }
  open var force: CGFloat { 0 }
  open var timestamp: TimeInterval { 0 }

  open var responder: UIResponder? { nil }

  open var window: UIWindow? { nil }

  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// No effect.
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }

  open override var type: EventType { .presses }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
