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
    AssociatedObjects.removeValues(of: ObjectIdentifier(self))
  }
}

@preconcurrency @MainActor
open class UIResponder: _UIObject {
  public init() {
    super.init(object: ())
  }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  /// False: there is no input.
  open var isFirstResponder: Bool { false }

  /// No effect.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// No effect.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Never called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Never called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Never called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// No effect.
  open var inputView: UIView? { nil }

  /// No effect.
  open var inputAccessoryView: UIView? { nil }

  /// Whether the object has a method of the name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Receiver(self).responds(to: action)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open var interfaceOutlets: [String: InterfaceSetter] { [:] }

  open var interfaceActions: [String: InterfaceAction] { [:] }

  open var interfaceAttributes: [String: InterfaceSetter] { [:] }
}
