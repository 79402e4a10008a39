// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// A view that a responder brings for the bottom of the window, and what it was like before it stood there.
@MainActor
final class InputPart {
  let view: UIView
  private let translates: Bool
  private let flexibility: UIView.AutoresizingMask
  private let height: NSLayoutConstraint?

  init(_ view: UIView) {
    self.view = view
    translates = view.translatesAutoresizingMaskIntoConstraints
    flexibility = view.autoresizingMask
    let own = view.heightAsInput
    view.translatesAutoresizingMaskIntoConstraints = false
    height = own.map { view.heightAnchor.constraint(equalToConstant: $0) }
    height?.isActive = true
  }

  /// Makes a view of flexible height as high as the system's keyboard.
  func fill(_ systemHeight: CGFloat) {
    if flexibility.contains(.flexibleHeight) { height?.constant = systemHeight }
  }

  /// Leaves the view as it was.
  func giveBack(from host: UIView) {
    height?.isActive = false
    guard view.superview === host else { return }
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = translates
    view.autoresizingMask = flexibility
  }
}

extension UIView {
  /// The height of the frame of a view that has none of its own and is not held by constraints.
  fileprivate var heightAsInput: CGFloat? {
    let isOwn =
      intrinsicContentSize.height != UIView.noIntrinsicMetric
      || (self as? UIInputView)?.allowsSelfSizing == true
    return translatesAutoresizingMaskIntoConstraints && !isOwn && bounds.height > 0
      ? bounds.height : nil
  }

  /// Whether the view takes no room as an input view: with such a one code keeps the keyboard away.
  var isEmptyAsInput: Bool {
    translatesAutoresizingMaskIntoConstraints && bounds.height == 0 && constraints.isEmpty
      && intrinsicContentSize.height == UIView.noIntrinsicMetric
  }
}
