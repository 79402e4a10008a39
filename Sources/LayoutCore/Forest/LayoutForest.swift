// SPDX-License-Identifier: MIT

/// Trees of items and the constraints between them: the one value that layout works on.
///
/// Items and constraints have slots from birth and ids that are never reused. Stale ids are harmless:
/// reading through one gives a plain item, writing does nothing. Every root (an item without a
/// parent) is laid out on its own and gets a solver at its first layout.
public struct LayoutForest: ~Copyable {
  /// What is outside the trees. A change invalidates every root.
  public var environment: Environment {
    didSet { if environment != oldValue { invalidateAllRoots() } }
  }
  /// How a required conflict is settled.
  public var conflictRecovery: ConflictRecovery = .breakOne {
    didSet { if conflictRecovery != oldValue { invalidateAllRoots() } }
  }

  package var items: [ItemSlot] = []
  package var freeItems: [Int32] = []
  package var constraints: [ConstraintSlot] = []
  package var freeConstraints: [Int32] = []
  /// Counts activations, so that ties break in their order.
  package var activations: UInt64 = 0
  /// Counts the times that changes were entered into an engine.
  var refreshes: UInt64 = 0

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
