// SPDX-License-Identifier: MIT

/// What Interface Builder files can connect by name, without the Objective-C runtime.
///
/// Views and controllers conform already and override what they have:
///
///     override var interfaceActions: [String: InterfaceAction] {
///       ["save:": InterfaceAction(save), "cancel": InterfaceAction(cancel)]
///     }
///
/// A subclass adds to those of its superclass: `super.interfaceActions.merging([…]) { $1 }`.
@preconcurrency @MainActor
public protocol InterfaceConnecting: AnyObject {
  /// Properties by the names that files have for them, beside those declared as ``Outlet``.
  var interfaceOutlets: [String: InterfaceSetter] { get }
  /// Methods by their selectors, such as `save:` or `cancel`; those that unwind to a controller too.
  var interfaceActions: [String: InterfaceAction] { get }
  /// Properties that files set as runtime attributes, by key path: what `@IBInspectable` marks.
  var interfaceAttributes: [String: InterfaceSetter] { get }
}

extension InterfaceConnecting {
  public var interfaceOutlets: [String: InterfaceSetter] { [:] }
  public var interfaceActions: [String: InterfaceAction] { [:] }
  public var interfaceAttributes: [String: InterfaceSetter] { [:] }
}

extension UIResponder: InterfaceConnecting {}
