// SPDX-License-Identifier: MIT

/// A view that looks different in a navigation bar.
@MainActor
protocol NavigationBarContent: UIView {
  /// Called when a navigation bar adds the view.
  func adoptBar()
}
