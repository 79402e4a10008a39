// SPDX-License-Identifier: MIT

extension UIView {
  /// Replaces the background view. The new one fills the view, behind all other subviews.
  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  /// Keeps the background of a list in place while the list scrolls, behind all other subviews.
  func placeBackground(_ view: UIView?) {
    guard let view, view.superview === self else { return }
    if subviews.first !== view { sendSubviewToBack(view) }
    if view.frame != bounds { view.frame = bounds }
  }
}
