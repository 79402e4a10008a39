// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// Moves the layout that follows the keyboard, and posts the keyboard notifications in UIKit's
/// order: the `will` notifications before the move, the `did` notifications after it.
@MainActor
final class KeyboardMotion {
  /// The curve of the keyboard animation, which has no name in UIKit. The duration below is in
  /// seconds.
  ///
  /// Source: notifications that apps have logged.
  nonisolated static let curve = 7
  private static let duration = 0.25

  let insets = KeyboardInsets()
  /// The keyboard's frame on the screen. Nil while it is hidden.
  private var place: CGRect?

  /// - Returns: whether the frame has changed.
  func move(to new: CGRect?) -> Bool {
    let new = new.flatMap { $0.height > 0 ? $0 : nil }
    guard new != place else { return false }
    let (begin, end) = (frame(place, other: new), frame(new, other: place))
    place = new
    let names = new == nil ? Self.hiding : Self.showing
    post(names.will, begin, end)
    for window in UIWindow.all { cover(window) }
    insets.update(under: new)
    if new != nil, let first = LayoutStore.current.firstResponder {
      for responder in sequence(first: first, next: \.next) { responder.keyboardWillAppear() }
    }
    for window in UIWindow.all where !window.isHidden { window.layoutIfNeeded() }
    post(names.did, begin, end)
    return true
  }

  /// The frame. If it is nil, the other frame moved below the screen, where the keyboard comes from
  /// or goes to.
  private func frame(_ place: CGRect?, other: CGRect?) -> CGRect {
    place
      ?? (other ?? .zero).offsetBy(
        dx: 0, dy: UIScreen.main.bounds.maxY - (other ?? .zero).minY)
  }

  private func cover(_ window: UIWindow) {
    let covered = place.map { max(0, window.frame.intersection($0).height) } ?? 0
    let store = LayoutStore.current
    guard store.forest[window.item].imposedKeyboard != Double(covered) else { return }
    store.forest[window.item].imposedKeyboard = Double(covered)
    store.scheduleLayout()
  }

  private typealias Names = (will: [Notification.Name], did: [Notification.Name])
  private static let showing: Names = (
    [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification],
    [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
  )
  private static let hiding: Names = (
    [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification],
    [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
  )

  private func post(_ names: [Notification.Name], _ begin: CGRect, _ end: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
  }
}
