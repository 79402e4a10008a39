// SPDX-License-Identifier: MIT

/// Trees of items and the constraints between them: the one value that layout works on.
///
/// Items and constraints have slots from birth and ids that are never reused. Stale ids are harmless:
/// reading through one gives a plain item, writing does nothing. Every root (an item without a
/// parent) is laid out on its own and gets a solver at its first layout.
public struct LayoutForest: ~Copyable, Sendable {
  /// What is outside the trees. A change invalidates every root.
  public var environment: Environment {
    didSet { if environment != oldValue { invalidateAllRoots() } }
  }
  /// How a required conflict is settled.
  public var conflictRecovery: ConflictRecovery = .breakOne

  package var items: [ItemSlot] = []
  package var freeItems: [Int32] = []
  package var constraints: [ConstraintSlot] = []
  package var freeConstraints: [Int32] = []

  public init(environment: Environment = Environment()) {
    self.environment = environment
  }
}

/// What the engine does when required constraints cannot all hold.
public enum ConflictRecovery: Hashable, Sendable {
  /// One constraint of each conflict is broken, as at run time.
  case breakOne
  /// Every constraint of a conflict gives way a little, so that the sum of the violations is least,
  /// as frames recorded by Interface Builder's canvas show.
  case relaxAll
}

/// An item with its place in the hierarchy.
package struct ItemSlot: Sendable {
  package var item: Item
  package var generation: UInt32
  package var isLive: Bool
  package var parent: ItemID?
  /// Views and guides in order of addition; the order of views is the order of drawing.
  package var children: [ItemID] = []
  /// Constraints that mention the item, in order of activation.
  package var constraints: [ConstraintID] = []
  /// The engine of the tree below, at roots that have been laid out.
  package var engine: LayoutEngine?
}

package struct ConstraintSlot: Sendable {
  package var constraint: Constraint
  package var generation: UInt32
  package var isLive: Bool
  /// The item that holds the constraint: an ancestor of both items, or one of them.
  package var holder: ItemID
  /// Counts up with every activation; ties break in this order.
  package var activation: UInt64
}
