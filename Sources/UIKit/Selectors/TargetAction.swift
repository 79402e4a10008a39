// SPDX-License-Identifier: MIT

import Foundation

/// The target and the action of a control, a gesture recognizer or a bar button item.
@MainActor
struct TargetAction {
  /// A target that is a type or a value, which cannot be referenced weakly.
  private let value: AnyObject?
  private weak var object: AnyObject?
  /// Whether the target is nil: the action is sent along the responder chain.
  let isChained: Bool
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    self.selector = selector
    isChained = target == nil
    let isObject = target.map { type(of: $0) is AnyClass } ?? false
    object = isObject ? target as AnyObject? : nil
    value = isObject ? nil : target as AnyObject?
  }

  /// The target. Nil if it was released or was nil from the start.
  var target: AnyObject? { value ?? object }

  func isEqual(_ target: Any?, _ action: Selector?) -> Bool {
    let isTarget = target == nil || self.target === (target as AnyObject)
    return isTarget && (action == nil || action == selector)
  }

  /// Sends the action. Without a target, it is sent along the responder chain.
  @discardableResult
  func send(from sender: Any?, for event: UIEvent? = nil) -> Bool {
    if !isChained, target == nil { return false }
    return UIApplication.shared.sendAction(selector, to: target, from: sender, for: event)
  }
}

extension UIApplication {
  func perform(_ action: Selector, on target: Any?, from sender: Any?, _ event: UIEvent?) -> Bool {
    guard let receiver = target as AnyObject? ?? Self.responder(to: action, from: sender) else {
      return false
    }
    Receiver(receiver).perform(action, sender, event)
    return true
  }

  /// The responder for an action without a target: in the chain of the first responder, or else in
  /// the chain of the sender.
  private static func responder(to action: Selector, from sender: Any?) -> UIResponder? {
    LayoutStore.current.firstResponder?.responder(to: action, from: sender)
      ?? start(sender)?.responder(to: action, from: sender)
  }

  private static func start(_ sender: Any?) -> UIResponder? {
    switch sender {
    case let responder as UIResponder: responder
    case let recognizer as UIGestureRecognizer: recognizer.view
    case let item as UIBarButtonItem: item.bar
    default: UIApplication.shared.keyWindow?.rootViewController ?? UIApplication.shared.keyWindow
    }
  }
}

extension UIResponder {
  /// The first responder in the chain, starting with this one, that can perform an action.
  fileprivate func responder(to action: Selector, from sender: Any?) -> UIResponder? {
    sequence(first: self, next: \.next)
      .first { $0.canPerformAction(action, withSender: sender) }
  }
}
