// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// What a first responder wants at the bottom of its window.
@MainActor
struct InputRequest {
  var window: UIWindow
  var accessory: UIView?
  /// Whose accessory view it is.
  var provider: UIResponder?
  /// The input view that the responder brings.
  var input: UIView?
  /// How high the system's keyboard is where that comes up.
  var keyboardHeight: CGFloat?

  /// Nil where the responder wants nothing, or is in no window.
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
