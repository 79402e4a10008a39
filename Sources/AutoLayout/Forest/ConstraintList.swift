// SPDX-License-Identifier: MIT

/// Active constraints, in the order in which they were added.
///
/// Ids of inactive constraints stay in the list until they are more than half of it. Adding and
/// removing therefore take constant time on average, whatever the length of the list.
package struct ConstraintList {
  private var ids: [ConstraintID] = []
  /// The number of ids whose constraints are no longer active.
  private var inactiveCount: Int32 = 0
  /// Whether any constraint in the list has ever used a baseline.
  package var hasBaselines = false

  package init() {}

  package var isEmpty: Bool { ids.count == Int(inactiveCount) }

  package mutating func note(_ id: ConstraintID) { ids.append(id) }

  /// Records that one of the constraints is no longer active.
  package mutating func forgetOne(isActive: (ConstraintID) -> Bool) {
    inactiveCount += 1
    guard inactiveCount > 16, Int(inactiveCount) > ids.count / 2 else { return }
    ids.removeAll { !isActive($0) }
    inactiveCount = 0
  }

  package func active(_ isActive: (ConstraintID) -> Bool) -> [ConstraintID] {
    inactiveCount == 0 ? ids : ids.filter(isActive)
  }
}
