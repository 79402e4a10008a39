// SPDX-License-Identifier: MIT

/// An object whose key paths lead to parts of its values, such as `transform.scale.x` of a layer.
package protocol PartKeyPathObject: AnyObject {
  /// The part at a key path. Nil if the key path does not lead to a part.
  @MainActor func part(at path: String) -> Any?

  /// - Returns: whether the key path leads to a part.
  @MainActor func setPart(at path: String, to value: Any?) -> Bool
}
