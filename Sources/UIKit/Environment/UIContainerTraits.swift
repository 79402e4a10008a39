// SPDX-License-Identifier: MIT

extension UITabAccessory {
  /// Where an accessory of a tab bar stands.
  public enum Environment: Int, Sendable { case unspecified, none, regular, inline }
}

extension UISplitViewController {
  /// Whether a controller stands in a split view with columns.
  public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }
}

public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

// Nothing sets these traits but code.

extension UITraitCollection {
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }

  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}
