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

/// An object with values for keys that its class does not declare.
package protocol UndefinedKeyObject: AnyObject {
  @MainActor func undefinedValue(forKey key: String) -> Any?
  @MainActor func setUndefinedValue(_ value: Any?, forKey key: String)
}

/// An object whose key paths lead to parts of its values, such as `transform.scale.x` of a layer.
package protocol PartKeyPathObject: AnyObject {
  /// The part at a key path. Nil if the key path does not lead to a part.
  @MainActor func part(at path: String) -> Any?

  /// - Returns: whether the key path leads to a part.
  @MainActor func setPart(at path: String, to value: Any?) -> Bool
}
