// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  func findWindow() -> UIWindow? {
    var next = superview
    while let view = next {
      if let window = view as? UIWindow { return window }
      next = view.superview
    }
    return nil
  }

  /// Tells the view and everything below it that it is about to enter `window`, or to leave one.
  func announce(window: UIWindow?) {
    state.controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for subview in subviews { subview.announce(window: window) }
  }

  /// Tells the view and everything below it that it has entered `window`, or left one.
  func confirm(window: UIWindow?) {
    if window != nil { AppearanceProxies.shared.applyAppearance(to: self) }
    didMoveToWindow()
    state.controller?.viewDidMove(toWindow: window)
    for subview in subviews { subview.confirm(window: window) }
  }
}
