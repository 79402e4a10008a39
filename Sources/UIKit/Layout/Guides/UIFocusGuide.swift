// SPDX-License-Identifier: MIT

/// Nothing has the focus: laid out as any guide.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
