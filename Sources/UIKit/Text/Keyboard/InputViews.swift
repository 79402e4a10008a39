// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// Shows the keyboard, input view and accessory view of the first responder, and updates the layout
/// around them. At first a hardware keyboard is connected: then only the accessory views and input
/// views of the app appear.
@MainActor
final class InputViews {
  static let shared = InputViews()

  private weak var host: UIInputSetHostView?
  private let keyboard = KeyboardView()
  private let motion = KeyboardMotion()
  private var isHeld = false
  private var isChanging = false

  /// Shows the views of the current first responder, and removes those of the former one.
  func update() {
    guard !isHeld, !isChanging else { return }
    isChanging = true
    let wanted = InputRequest(of: LayoutStore.current.firstResponder)
    if let host, host.superview !== wanted?.window {
      host.show(accessory: nil, input: nil)
      host.removeFromSuperview()
      self.host = nil
    }
    if let wanted { show(wanted) }
    isChanging = false
    hostDidMove()
    if let edited = LayoutStore.current.firstResponder?.editedView { motion.insets.reveal(edited) }
  }

  private func show(_ wanted: InputRequest) {
    let host = self.host ?? UIInputSetHostView(frame: .zero)
    if self.host == nil {
      self.host = host
      wanted.window.addSubview(host)
    }
    host.provider = wanted.provider
    var input = wanted.input
    if let height = wanted.keyboardHeight {
      keyboard.height = height
      input = keyboard
    }
    host.show(accessory: wanted.accessory, input: input, reachesDown: wanted.input == nil)
    let system = LayoutStore.current.environment.standardKeyboardHeight
    host.input?.fill(CGFloat(system) - wanted.window.safeAreaInsets.bottom)
    wanted.window.layoutIfNeeded()
  }

  /// Posts the keyboard notifications if the frame of the views has changed.
  func hostDidMove() {
    guard !isChanging else { return }
    isChanging = true
    let place = host.flatMap { host in
      host.superview.map { host.frame.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) }
    }
    let hasMoved = motion.move(to: place)
    isChanging = false
    // An observer may have changed the views.
    if hasMoved { update() }
  }

  /// Runs `body`, in which the first responder changes, without changing the views until it ends.
  /// The new first responder can be inside them.
  func keeping(_ body: () -> Bool) -> Bool {
    let wasHeld = isHeld
    isHeld = true
    let result = body()
    isHeld = wasHeld
    if !result { update() }
    return result
  }

  /// Runs `body`, then updates the views.
  func after(_ body: () -> Bool) -> Bool {
    let result = keeping(body)
    update()
    return result
  }
}

/// The system's keyboard, as an empty view of its height.
private final class KeyboardView: UIView {
  var height: CGFloat = 0 {
    didSet { if height != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}
