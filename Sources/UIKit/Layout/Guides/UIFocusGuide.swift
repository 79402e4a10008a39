// SPDX-License-Identifier: MIT

/// Laid out like any layout guide. It moves no focus.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
