// SPDX-License-Identifier: MIT

/// An object of a framework above Foundation, whose class lists its members in tables.
package protocol SystemObject: AnyObject {
  /// The method of a selector, or the property of a key. Nil if the class has none.
  @MainActor func systemMember(_ name: String) -> NamedMember?

  /// Whether instances have the method or property of a selector, or a property that it sets.
  @MainActor static func hasSystemMember(_ selector: Selector) -> Bool
}

/// An object whose actions are named for Interface Builder files. Not for conforming to.
public protocol _ActionObject: AnyObject {
  /// The action of a selector. Nil if the object has none.
  @MainActor func _action(_ name: String) -> NamedMember?
}
