// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// An accessory view or input view of a responder, with the values to restore when the view is
/// removed.
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

  /// Sets the height of a view with flexible height to the height of the system keyboard.
  func fill(_ systemHeight: CGFloat) {
    if flexibility.contains(.flexibleHeight) { height?.constant = systemHeight }
  }

  /// Removes the view and restores its values.
  func restoreView(from host: UIView) {
    height?.isActive = false
    guard view.superview === host else { return }
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = translates
    view.autoresizingMask = flexibility
  }
}

extension UIView {
  /// The frame's height, if the view has no intrinsic height and is not laid out by constraints.
  /// Otherwise nil.
  fileprivate var heightAsInput: CGFloat? {
    let isOwn =
      intrinsicContentSize.height != UIView.noIntrinsicMetric
      || (self as? UIInputView)?.allowsSelfSizing == true
    return translatesAutoresizingMaskIntoConstraints && !isOwn && bounds.height > 0
      ? bounds.height : nil
  }

  /// Whether the view takes no space as an input view. Code uses such a view to suppress the
  /// keyboard.
  var isEmptyAsInput: Bool {
    translatesAutoresizingMaskIntoConstraints && bounds.height == 0 && constraints.isEmpty
      && intrinsicContentSize.height == UIView.noIntrinsicMetric
  }
}
