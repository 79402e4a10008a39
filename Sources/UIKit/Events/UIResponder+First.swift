// SPDX-License-Identifier: MIT

import Foundation

/// Changes of the first responder.
extension UIResponder {
  func takeFirst() -> Bool {
    let store = LayoutStore.current
    if store.firstResponder === self { return true }
    guard canBecomeFirstResponder, canReceiveEvents else { return false }
    if let current = store.firstResponder {
      guard current.canResignFirstResponder,
        InputViews.shared.keeping({ current.resignFirstResponder() })
      else { return false }
    }
    store.firstResponder = self
    InputViews.shared.update()
    return true
  }

  func leaveFirst() -> Bool {
    let store = LayoutStore.current
    if store.firstResponder === self {
      guard canResignFirstResponder else { return false }
      store.firstResponder = nil
      InputViews.shared.update()
    }
    return true
  }
}

extension UIView {
  /// Resigns the first responder if it is the view or a descendant.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let first = LayoutStore.current.firstResponder else { return false }
    let isInside = sequence(first: first, next: \.next).contains { $0 === self }
    guard isInside else { return false }
    if first.resignFirstResponder() { return true }
    if force {
      LayoutStore.current.firstResponder = nil
      InputViews.shared.update()
    }
    return force
  }
}
