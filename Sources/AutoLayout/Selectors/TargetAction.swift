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

  /// The first responder up from a sender that has the action and can perform it.
  private static func responder(to action: Selector, from sender: Any?) -> UIResponder? {
    var next: UIResponder? =
      switch sender {
      case let responder as UIResponder: responder
      case let recognizer as UIGestureRecognizer: recognizer.view
      case let item as UIBarButtonItem: item.bar
      default: UIApplication.shared.keyWindow
      }
    while let responder = next {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      next = responder.next
    }
    return nil
  }
}
