// SPDX-License-Identifier: MIT

/// Pending work and free slots: the small part of the state, which a checkpoint copies as a whole.
struct PendingWork: Hashable, Sendable {
  /// Rows that may be violated on a required side.
  var required = RowHeap()
  /// Other rows that may be inconsistent.
  var optional = RowHeap()
  /// Unobserved variables whose values have to be evaluated.
  var stale: [Int32] = []
  var nextSequence: UInt32 = 0
  var freeRows: [Int32] = []
  var freeVariables: [Int32] = []
  /// Variables that no row defines, and variables that recently no row defined. Each is listed
  /// once.
  var looseVariables: [Int32] = []
  /// Rows with a side that costs nothing, and rows that recently had one. Each is listed once.
  var oneSidedRows: [Int32] = []
  /// The start indices of free runs of entries, by length of the run.
  var freeRuns: [[Int32]] = []

  /// Takes over the storage of `other`, which the caller discards. See
  /// ``Engine/init(reusingStorageOf:)``.
  mutating func takeStorage(of other: inout PendingWork) {
    required.takeStorage(of: &other.required)
    optional.takeStorage(of: &other.optional)
    looseVariables.takeStorage(of: &other.looseVariables)
    oneSidedRows.takeStorage(of: &other.oneSidedRows)
  }
}
