// SPDX-License-Identifier: MIT

extension UITabAccessory {
  /// The placement of a tab bar's accessory.
  public enum Environment: Int, Sendable { case unspecified, none, regular, inline }
}

extension UISplitViewController {
  /// Whether a controller is in a split view controller, and whether that shows columns.
  public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }
}

public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

// Only app code sets these traits.

extension UITraitCollection {
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }

  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}
