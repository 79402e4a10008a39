// SPDX-License-Identifier: MIT

import Foundation

// Traits of a view's context that affect no layout. They are unspecified unless app code sets them.

public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1
  case regular, small, large
}

public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  case none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

public struct UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}

public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}

public struct UITraitImageDynamicRange: UITraitDefinition {
  public static let defaultValue = UIImage.DynamicRange.unspecified
}

public struct UITraitSceneCaptureState: UITraitDefinition {
  public static let defaultValue = UISceneCaptureState.unspecified
}

public struct UITraitListEnvironment: UITraitDefinition {
  public static let defaultValue = UIListEnvironment.unspecified
}

extension UIMutableTraits {
  /// No effect.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// No effect.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }

  /// No effect.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }

  /// No effect.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }

  /// No effect.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
