// SPDX-License-Identifier: MIT

public import Foundation

/// Hides the initialiser that NSObject's subclasses would inherit, which belongs to no actor: the
/// classes below are isolated to the main actor, and so are their initialisers. It is isolated as they
/// are, or references to them could not go from one task to another. Not for subclassing by clients.
@preconcurrency @MainActor
open class _UIObject: NSObject {
  package init(object: Void) {
    super.init()
  }

  deinit {
    AssociatedObjects.drop(ObjectIdentifier(self))
  }
}

/// What can answer events: views and controllers.
@preconcurrency @MainActor
open class UIResponder: _UIObject {
  /// A responder that answers nothing.
  public init() {
    super.init(object: ())
  }

  /// The responder that is asked after this one: the superview, or the controller of a view.
  open var next: UIResponder? { nil }

  /// Whether the receiver may be the first to be asked; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver is the first to be asked; never, as nobody types.
  open var isFirstResponder: Bool { false }

  /// Has no effect, as there is no input.
  ///
  /// - Returns: whether the receiver is the first responder now: false.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Has no effect, as nobody is the first responder.
  ///
  /// - Returns: whether the receiver ceased to be the first responder: true.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Hands the touches on to ``next``; nobody but code calls it. The same holds for the other
  /// three.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Hands the touches on to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Hands the touches on to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Hands the touches on to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The view in place of the keyboard; nil unless overridden, and never shown.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; nil unless overridden, and never shown.
  open var inputAccessoryView: UIView? { nil }
}
