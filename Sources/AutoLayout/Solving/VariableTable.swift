// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The owner and the previous value of each variable of an engine, by index.
struct VariableTable {
  /// The item and axis of each variable; nil for the variables of spanners.
  private(set) var owners: [VariableOwner?] = []
  private var lastValues: [Double] = []

  mutating func reserve(_ count: Int) {
    owners.reserveCapacity(count)
    lastValues.reserveCapacity(count)
  }

  mutating func add(_ variable: VariableID, _ owner: VariableOwner?) {
    let index = Int(variable.index)
    while owners.count <= index {
      owners.append(nil)
      lastValues.append(.nan)
    }
    owners[index] = owner
    lastValues[index] = .nan
  }

  mutating func removeAll() {
    owners.removeAll(keepingCapacity: true)
    lastValues.removeAll(keepingCapacity: true)
  }

  func owner(of variable: VariableID) -> VariableOwner? {
    let index = Int(variable.index)
    return index < owners.count ? owners[index] : nil
  }

  /// Stores a new value.
  ///
  /// - Returns: the owner and the difference, if the variable has an owner and another value than
  ///   before.
  mutating func note(
    _ value: Double, of variable: VariableID
  ) -> (owner: VariableOwner, distance: Double)? {
    let index = Int(variable.index)
    guard index < owners.count, let owner = owners[index] else { return nil }
    let old = lastValues[index]
    guard value != old, !value.isNaN else { return nil }
    lastValues[index] = value
    return (owner, value - old)
  }

  /// Whether any row of a draft has terms along both axes.
  func mixesAxes(_ draft: RowDraft) -> Bool {
    draft.rows.indices.contains { row in
      var axis: Axis?
      for term in draft.terms(of: row) {
        guard let other = owner(of: term.variable)?.axis else { continue }
        if let axis, axis != other { return true }
        axis = other
      }
      return false
    }
  }
}

/// The item and axis of a variable.
struct VariableOwner {
  var item: ItemID
  var axis: Axis
  /// Whether the variable is the length along the axis. If false, it is the start.
  var isLength: Bool
}
