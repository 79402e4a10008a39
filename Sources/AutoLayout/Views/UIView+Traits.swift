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
}
