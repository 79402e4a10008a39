// SPDX-License-Identifier: MIT

package import AutoLayout
package import Diagnostics

/// The item tree of one root view of a document, with the data that code needs to create its
/// objects.
///
/// Unlike a ``BuiltScene`` it has no screen and no bars, and its lists and containers are empty.
/// The code supplies the screen, bars, rows and embedded controllers.
package struct LoweredTree: ~Copyable {
  package let forest: LayoutForest
  package let root: ItemID
  /// The elements and constraints of the tree.
  package let parts: InstanceParts
  /// The items of views and guides by their ids in the file.
  package let items: [String: ItemID]
  package let notes: [Diagnostic]
}

/// The elements and constraint ids of a tree's items.
package struct InstanceParts: Sendable {
  /// The elements of views, with variations applied.
  package var elements: [ItemID: IBElement] = [:]
  /// Active constraints by their ids in the file.
  package var constraints: [String: ConstraintID] = [:]
}

extension SceneOptions {
  /// Whether the code of the element's custom class is available.
  func knowsClass(of element: IBElement) -> Bool {
    guard !knownClasses.isEmpty, let name = element["customClass"] else { return false }
    return knownClasses.contains(name)
  }
}
