// SPDX-License-Identifier: MIT

/// Nothing has the focus: laid out as any guide.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [UIView] = []
}
