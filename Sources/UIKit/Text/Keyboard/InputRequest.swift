// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The views that a first responder requests at the bottom of its window.
@MainActor
struct InputRequest {
  var window: UIWindow
  var accessory: UIView?
  /// The responder that provides the accessory view.
  var provider: UIResponder?
  /// The responder's own input view.
  var input: UIView?
  /// The height of the system keyboard. Nil if that keyboard does not appear.
  var keyboardHeight: CGFloat?

  /// Nil if the responder requests no view or is not in a window.
  init?(of responder: UIResponder?) {
    guard let responder,
      let window = sequence(first: responder, next: \.next).lazy.compactMap(\.eventWindow).first
    else { return nil }
    self.window = window
    if let own = responder.inputView ?? responder.inputViewController?.inputView {
      input = own.isEmptyAsInput ? nil : own
    } else if responder.takesText {
      keyboardHeight = LayoutStore.current.environment.keyboardHeight.map { CGFloat($0) }
    }
    for next in sequence(first: responder, next: \.next) where accessory == nil {
      accessory = next.inputAccessoryView ?? next.inputAccessoryViewController?.view
      provider = accessory == nil ? nil : next
    }
    if accessory == nil, input == nil, keyboardHeight == nil { return nil }
  }
}
