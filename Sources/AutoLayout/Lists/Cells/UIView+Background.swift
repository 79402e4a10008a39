// SPDX-License-Identifier: MIT

extension UIView {
  /// Puts a background that is as large as the view behind everything else, in place of another.
  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  /// Shows the background of a selected cell, as large as the view and above the ordinary one, or takes it out.
  func show(_ selected: UIView?, _ isShown: Bool, above ordinary: UIView?) {
    guard let selected, isShown != (selected.superview === self) else { return }
    guard isShown else { return selected.removeFromSuperview() }
    selected.frame = bounds
    selected.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let ordinary, ordinary.superview === self {
      insertSubview(selected, aboveSubview: ordinary)
    } else {
      insertSubview(selected, at: 0)
    }
  }
}
