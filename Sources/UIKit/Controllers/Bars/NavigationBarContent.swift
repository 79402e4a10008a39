// SPDX-License-Identifier: MIT

/// A view that looks different in a navigation bar.
@MainActor
protocol NavigationBarContent: UIView {
  /// Called when a navigation bar adds the view.
  func adoptBar()
}

/// A search whose bar a navigation bar shows below its title.
@MainActor
protocol NavigationSearch: AnyObject {
  var isActive: Bool { get }
  /// The search bar.
  var bar: UIView { get }
}
