// SPDX-License-Identifier: MIT

/// An object of a system class, such as a view or a layer. Tables of the class list its members.
package protocol SystemObject: AnyObject {
  /// The method of a selector, or the property of a key. Nil if the class has none.
  @MainActor func systemMember(_ name: String) -> NamedMember?

  /// Whether instances have the method of a selector, or the property that it reads or sets.
  @MainActor static func hasSystemMember(_ selector: Selector) -> Bool
}

/// An object whose actions Interface Builder files name by selector. Apps conform to
/// `InterfaceConnecting` instead.
public protocol _ActionObject: AnyObject {
  /// The action of a selector. Nil if the object has none.
  @MainActor func _action(_ name: String) -> NamedMember?
}
