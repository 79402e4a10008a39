// SPDX-License-Identifier: MIT

/// What is still to be done, and the slots that are free: the small part of the state, which a
/// checkpoint copies as a whole.
struct Agenda: Hashable, Sendable {
  /// Rows that may be violated on a required side.
  var required = RowHeap()
  /// Other rows that may be inconsistent.
  var optional = RowHeap()
  /// Unobserved variables whose values have to be evaluated.
  var stale: [Int32] = []
  var nextSequence: UInt32 = 0
  var freeRows: [Int32] = []
  var freeVariables: [Int32] = []
  /// Variables that no row defines, and others that lately had none; each once.
  var looseVariables: [Int32] = []
  /// Rows that may let go to one side, and others that lately could; each once.
  var oneSidedRows: [Int32] = []
  /// The starts of free runs of entries, by length.
  var freeRuns: [[Int32]] = []

  /// Takes the memory of another, which nobody needs any more; see ``Engine/init(inRoomOf:)``.
  mutating func takeRoom(of other: inout Agenda) {
    required.takeRoom(of: &other.required)
    optional.takeRoom(of: &other.optional)
    looseVariables.takeRoom(of: &other.looseVariables)
    oneSidedRows.takeRoom(of: &other.oneSidedRows)
  }
}
