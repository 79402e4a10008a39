// SPDX-License-Identifier: MIT

package import AutoLayout
package import Diagnostics

/// One root view of a document as a tree of items, with what code needs that is to stand behind them.
///
/// Unlike a ``BuiltScene`` nothing is around it or in its lists and containers: screen, bars, rows and
/// embedded controllers come from the code.
package struct LoweredTree: ~Copyable {
  package let forest: LayoutForest
  package let root: ItemID
  /// Elements, ids and constraints of the tree.
  package let parts: InstanceParts
  /// The items of views and guides by their ids in the file.
  package let items: [String: ItemID]
  package let notes: [Diagnostic]
}

/// What the items of a tree are in the file.
package struct InstanceParts: Sendable {
  /// The elements of views, variations carried out.
  package var elements: [ItemID: IBElement] = [:]
  /// Active constraints by their ids in the file.
  package var constraints: [String: ConstraintID] = [:]
}

extension SceneOptions {
  /// Whether the code of the element's custom class is there.
  func knowsClass(of element: IBElement) -> Bool {
    guard !knownClasses.isEmpty, let name = element["customClass"] else { return false }
    return knownClasses.contains(name)
  }
}
