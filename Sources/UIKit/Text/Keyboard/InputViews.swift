// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// Shows what the first responder is typed with, and has everybody make room for it. A keyboard of hardware is connected
/// until code says otherwise: then accessory views and input views that the app brings stand alone.
@MainActor
final class InputViews {
  static let shared = InputViews()

  private weak var host: UIInputSetHostView?
  private let keyboard = KeyboardView()
  private let motion = KeyboardMotion()
  private var isHeld = false
  private var isChanging = false

  /// Shows what the present first responder brings, and takes away what another brought.
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
    if let edited = LayoutStore.current.firstResponder?.editedView { motion.room.reveal(edited) }
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

  /// Tells of the frame that the views have now, where it is another.
  func hostDidMove() {
    guard !isChanging else { return }
    isChanging = true
    let place = host.flatMap { host in
      host.superview.map { host.frame.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) }
    }
    let hasMoved = motion.move(to: place)
    isChanging = false
    // Whoever heard of it may have changed what is shown.
    if hasMoved { update() }
  }

  /// Runs `body`, in which one responder leaves for another or tells of it, without changing what is shown in between:
  /// the other may be inside it.
  func keeping(_ body: () -> Bool) -> Bool {
    let wasHeld = isHeld
    isHeld = true
    let result = body()
    isHeld = wasHeld
    if !result { update() }
    return result
  }

  /// Runs `body` and changes what is shown after it.
  func after(_ body: () -> Bool) -> Bool {
    let result = keeping(body)
    update()
    return result
  }
}

/// Stands for the system's keyboard.
private final class KeyboardView: UIView {
  var height: CGFloat = 0 {
    didSet { if height != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}
