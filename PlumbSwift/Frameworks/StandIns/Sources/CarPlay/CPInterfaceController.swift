// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// There is no car: scenes are never connected, and templates keep what they are given.

@MainActor
open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var tabSystemItem = UITabBarItem.SystemItem.more
  open var showsTabBadge = false
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?

  public nonisolated override init() { super.init() }
}

/// The templates of a car's screen, kept as a stack that nobody sees.
@MainActor
open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  open private(set) var templates: [CPTemplate] = []
  open private(set) var presentedTemplate: CPTemplate?
  open var prefersDarkUserInterfaceStyle = false

  public nonisolated override init() { super.init() }

  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  open var topTemplate: CPTemplate? { templates.last }
  /// Those of a phone.
  open var carTraitCollection: UITraitCollection { .current }

  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates = [rootTemplate]
    completion?(true, nil)
  }

  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates.append(templateToPush)
    completion?(true, nil)
  }

  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    if templates.count > 1 { templates.removeLast() }
    completion?(true, nil)
  }

  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates = Array(templates.prefix(1))
    completion?(true, nil)
  }

  open func pop(
    to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    if let place = templates.firstIndex(of: targetTemplate) {
      templates = Array(templates[...place])
    }
    completion?(true, nil)
  }

  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    presentedTemplate = templateToPresent
    completion?(true, nil)
  }

  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    presentedTemplate = nil
    completion?(true, nil)
  }
}

/// Never called.
@MainActor
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

open class CPWindow: UIWindow {
  public let mapButtonSafeAreaLayoutGuide = UILayoutGuide()
  open weak var templateApplicationScene: CPTemplateApplicationScene?
}

/// Never connected.
open class CPTemplateApplicationScene: UIScene {
  public let interfaceController = CPInterfaceController()
  open lazy var carWindow = CPWindow()
  /// Light.
  open var contentStyle: UIUserInterfaceStyle { .light }
}

/// Never called.
@MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didSelect navigationAlert: CPNavigationAlert)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver)
  func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didSelect navigationAlert: CPNavigationAlert
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver
  ) {}
  public func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle) {}
}

extension UISceneSession.Role {
  public static let carTemplateApplication = UISceneSession.Role(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}

/// What the car limits: nothing, as there is none.
open class CPSessionConfiguration: NSObject {
  open weak var delegate: (any CPSessionConfigurationDelegate)?
  open var limitedUserInterfaces: CPLimitableUserInterface { [] }
  open var contentStyle: CPContentStyle { .light }

  public init(delegate: any CPSessionConfigurationDelegate) { self.delegate = delegate }
}

public struct CPLimitableUserInterface: OptionSet, Sendable {
  public var rawValue: UInt

  public static let keyboard = CPLimitableUserInterface(rawValue: 1)
  public static let lists = CPLimitableUserInterface(rawValue: 2)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct CPContentStyle: OptionSet, Sendable {
  public var rawValue: UInt

  public static let light = CPContentStyle(rawValue: 1)
  public static let dark = CPContentStyle(rawValue: 2)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Never called.
public protocol CPSessionConfigurationDelegate: NSObjectProtocol {
  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface)
  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle
  )
}

extension CPSessionConfigurationDelegate {
  public func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface
  ) {}
  public func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle
  ) {}
}
