// SPDX-License-Identifier: MIT

// Values that are set on these proxies have no effect.

extension UIBarButtonItem: UIAppearance {
  private static let proxy = UIBarButtonItem()

  /// No effect.
  public static func appearance() -> UIBarButtonItem { proxy }

  /// No effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { proxy }
}

extension UITabBarItem: UIAppearance {
  private static let proxy = UITabBarItem()

  /// No effect.
  public static func appearance() -> UITabBarItem { proxy }

  /// No effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { proxy }
}
