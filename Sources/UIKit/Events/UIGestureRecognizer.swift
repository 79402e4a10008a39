// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
open class UIGestureRecognizer: _UIObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  public convenience init() { self.init(target: nil, action: nil) }

  /// Decodes nothing. Subclasses need not declare it, because UIKit's recognizers are not
  /// `NSCoding`.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init(object: ())
    if let target, let action { addTarget(target, action: action) }
  }

  /// Set only by app code. Actions are sent in all states except `possible`, `cancelled` and
  /// `failed`.
  @_Observed(UIGestureRecognizer.stateDidChange) open var state = State.possible

  private func stateDidChange() {
    switch state {
    case .began, .changed, .ended:
      for action in actions { action() }
      for target in targets { target.send(from: self) }
    case .possible, .cancelled, .failed: break
    }
  }

  private var targets: [TargetAction] = []

  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.isEqual(target, action) }) else { return }
    targets.append(TargetAction(target, action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isEqual(target, action) }
  }

  /// The actions and segues that an interface file connects.
  var actions: [() -> Void] = []

  open internal(set) weak var view: UIView?

  open var isEnabled = true
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open var numberOfTouches: Int { 0 }

  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true

  open var modifierFlags: UIKeyModifierFlags { [] }

  open var buttonMask: UIEvent.ButtonMask { [] }

  open func location(in view: UIView?) -> CGPoint { .zero }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // Subclasses override these methods. Only app code calls them.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Never called.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
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

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  func attachRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.detachRecognizer(recognizer)
    recognizer.view = self
    state.gestureRecognizers.append(recognizer)
  }

  func detachRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    state.gestureRecognizers.removeAll { $0 === recognizer }
  }
}
