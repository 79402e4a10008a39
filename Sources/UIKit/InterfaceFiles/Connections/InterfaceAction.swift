// SPDX-License-Identifier: MIT

/// A method that a control, a gesture recognizer, a bar's button or an unwinding segue calls.
public struct InterfaceAction {
  private let body: @MainActor (Any?, UIEvent?) -> Bool

  /// A method without parameters.
  public init(_ method: @escaping @MainActor () -> Void) {
    body = { _, _ in
      method()
      return true
    }
  }

  /// A method that takes the sender, such as `UIButton` or `Any?`; to unwind, that is the segue.
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    body = { sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(sender)
      return true
    }
  }

  /// A method that takes the sender and the event behind it, of which there is none here.
  public init<Sender>(_ method: @escaping @MainActor (Sender, UIEvent?) -> Void) {
    body = { sender, event in
      guard let sender = sender as? Sender else { return false }
      method(sender, event)
      return true
    }
  }

  /// Calls the method with what a selector's method gets.
  @MainActor
  func perform(with arguments: SelectorArguments) -> Bool { body(arguments[0], arguments[1]) }
}
