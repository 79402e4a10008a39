// SPDX-License-Identifier: MIT

public import Foundation

/// Hides the initialiser that NSObject's subclasses would inherit, which belongs to no actor: the
/// classes below are isolated to the main actor, and so are their initialisers.
open class _UIObject: NSObject {
  package init(object: Void) {
    super.init()
  }
}

/// What can answer events: views and controllers.
@preconcurrency @MainActor
open class UIResponder: _UIObject {
  public init() {
    super.init(object: ())
  }

  /// The responder that is asked after this one: the superview, or the controller of a view.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var isFirstResponder: Bool { false }

  /// - Returns: whether the receiver is the first responder now; without input it never is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open var inputView: UIView? { nil }

  open var inputAccessoryView: UIView? { nil }
}
