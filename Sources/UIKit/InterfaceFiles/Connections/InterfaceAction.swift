// SPDX-License-Identifier: MIT

/// A method that a control, gesture recognizer, bar button item or unwind segue calls.
public struct InterfaceAction {
  private let body: @MainActor (Any?, UIEvent?) -> Bool

  /// An action method without parameters.
  public init(_ method: @escaping @MainActor () -> Void) {
    body = { _, _ in
      method()
      return true
    }
  }

  /// An action method with the sender, such as `UIButton` or `Any?`. For an unwind action, the
  /// sender is the segue.
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    body = { sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(sender)
      return true
    }
  }

  /// An action method with the sender and the event. The event is nil.
  public init<Sender>(_ method: @escaping @MainActor (Sender, UIEvent?) -> Void) {
    body = { sender, event in
      guard let sender = sender as? Sender else { return false }
      method(sender, event)
      return true
    }
  }

  /// Calls the method with the arguments of a selector.
  @MainActor
  func perform(with arguments: SelectorArguments) -> Bool { body(arguments[0], arguments[1]) }
}
