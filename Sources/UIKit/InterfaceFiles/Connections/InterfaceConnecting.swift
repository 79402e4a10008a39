// SPDX-License-Identifier: MIT

import FoundationAdditions

/// The members that Interface Builder files connect by name, without the Objective-C runtime.
///
/// Views and controllers already conform. They override the properties for their own members:
///
///     override var interfaceActions: [String: InterfaceAction] {
///       ["save:": InterfaceAction(save), "cancel": InterfaceAction(cancel)]
///     }
///
/// A subclass adds to the members of its superclass: `super.interfaceActions.merging([…]) { $1 }`.
@preconcurrency @MainActor
public protocol InterfaceConnecting: _ActionObject {
  /// Outlets by their names in files, in addition to properties declared as ``Outlet``.
  var interfaceOutlets: [String: InterfaceSetter] { get }
  /// Action methods by selector, such as `save:` or `cancel`. Includes unwind actions.
  var interfaceActions: [String: InterfaceAction] { get }
  /// Properties that files set as runtime attributes, by key path. On Apple's platforms these are
  /// marked `@IBInspectable`.
  var interfaceAttributes: [String: InterfaceSetter] { get }
}

extension InterfaceConnecting {
  public var interfaceOutlets: [String: InterfaceSetter] { [:] }
  public var interfaceActions: [String: InterfaceAction] { [:] }
  public var interfaceAttributes: [String: InterfaceSetter] { [:] }

  public func _action(_ name: String) -> NamedMember? {
    guard let action = interfaceActions[name] else { return nil }
    return .method { arguments in _ = action.perform(with: arguments) }
  }
}

extension UIResponder: InterfaceConnecting {}
