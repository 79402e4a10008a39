// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  func findWindow() -> UIWindow? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIWindow }.first
  }

  func sendWillMove(toWindow window: UIWindow?) {
    state.controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for subview in state.subviews { subview.sendWillMove(toWindow: window) }
  }

  func sendDidMove(toWindow window: UIWindow?) {
    if window != nil { AppearanceProxies.shared.applyAppearance(to: self) }
    if window != nil { LayoutStore.current.pendingProperties.append(item) }
    if window == nil { leaveFirstWithWindow() }
    didMoveToWindow()
    state.controller?.viewDidMove(toWindow: window)
    for subview in state.subviews { subview.sendDidMove(toWindow: window) }
  }

  /// A view outside of a window receives no events.
  private func leaveFirstWithWindow() {
    let store = LayoutStore.current
    guard let first = store.firstResponder, first === self || first === state.controller else {
      return
    }
    if !first.resignFirstResponder() || store.firstResponder === first {
      store.firstResponder = nil
      InputViews.shared.update()
    }
  }
}
