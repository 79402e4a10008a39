// SPDX-License-Identifier: MIT

import Foundation

/// Whom a control, a recognizer or a bar's button calls, and with what method.
@MainActor
struct TargetAction {
  /// Types and values that no reference can be weak to.
  private let kept: AnyObject?
  private weak var object: AnyObject?
  /// Whether nobody was named: the action goes up the chain of responders.
  let isChained: Bool
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    self.selector = selector
    isChained = target == nil
    let isObject = target.map { type(of: $0) is AnyClass } ?? false
    object = isObject ? target as AnyObject? : nil
    kept = isObject ? nil : target as AnyObject?
  }

  /// Nil once the target is gone, or where nobody was named.
  var target: AnyObject? { kept ?? object }

  func isEqual(_ target: Any?, _ action: Selector?) -> Bool {
    let isTarget = target == nil || self.target === (target as AnyObject)
    return isTarget && (action == nil || action == selector)
  }

  /// Sends the action; one without a named target to the first responder up from `sender` that has it.
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

  /// Who hears an action that names nobody: the first responder, or one up its chain; where no object is first, or
  /// none of its chain has the action, one up from the sender.
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
  /// The responder from this one up that can perform an action.
  fileprivate func responder(to action: Selector, from sender: Any?) -> UIResponder? {
    sequence(first: self, next: \.next)
      .first { $0.canPerformAction(action, withSender: sender) }
  }
}
