// SPDX-License-Identifier: MIT

import LayoutCore

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The main screen's traits with what controllers above override.
  var currentTraits: UITraitCollection {
    state.controller?.traitCollection ?? superview?.traitCollection ?? .current
  }

  /// Tells the view, its controller and everything below that traits are not `previous` any more.
  func announceTraits(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    state.controller?.traitCollectionDidChange(previous)
    for subview in subviews { subview.announceTraits(from: previous) }
  }
}
