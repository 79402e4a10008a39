// SPDX-License-Identifier: MIT

import Synchronization

/// The implementation behind ``Solver``: rows, their definition graph and their duals. All ids are
/// 32-bit indices that are known to be valid.
///
/// At a vertex, as many independent rows as there are variables are *active*: their residuals are
/// zero. The active rows are the basis. They are kept as a *definition graph*: each active row
/// defines one of its variables by the others. An active row that would close a cycle belongs to a
/// small block instead.
///
/// For every variable the contributions of all rows cancel. An active row contributes its *dual*,
/// an inactive row contributes its slope. At the optimum every dual is between the two slopes of
/// its row. Every inactive row contributes the slope of the side that its residual is on. An
/// inactive row that contributes another slope is *inconsistent*. Every change makes some rows
/// inconsistent, and dual steps then repair them one by one.
struct Engine: ~Copyable, Sendable {
  // The problem.
  var variables = Arena<Variable>()
  /// The number of times that each variable's slot was freed. Ids are checked against this number
  /// alone. No checkpoint is open while variables are removed.
  var generations = Storage<UInt32>()
  var rows = Arena<Row>()
  var entries = Arena<Entry>()
  // The state of its solution.
  var values = Arena<Double>()
  var duals = Duals()
  var blocks = Blocks()
  var pendingWork = PendingWork()
  // Working memory.
  /// The terms of the row being entered.
  var terms = RowTerms()
  var upstream = UpstreamPass()
  var downstream = DownstreamPass()
  /// Variables whose definitions are still to be added to the observers, or removed from them.
  var observing = Storage<Int32>()
  var step = StepScratch()
  var crash = CrashScratch()
  var blockMarks = BlockMarks()
  var hot = HotColumns()
  var changes = ChangeLog()
  var counters = Counters()
  var isRecording = false
  /// Whether the arithmetic broke down, so that the basis has to be rebuilt.
  var isBroken = false
  private var savedBlocks = Blocks()
  private var savedPendingWork = PendingWork()
  private var savedFreePart: Int32 = -1
  /// Makes the compiler pass the engine by address. Without this field a borrowed engine was split
  /// into its hundreds of fields: the compiler spent a minute on that, and unoptimised builds
  /// copied them.
  private let pin = Atomic<Bool>(false)

  mutating func reserve(variables: Int, rows: Int, terms: Int) {
    self.variables.reserveCapacity(variables)
    generations.reserveCapacity(variables)
    values.reserveCapacity(variables)
    self.rows.reserveCapacity(rows)
    entries.reserveCapacity(terms)
  }

  /// Copies the values as a reader sees them.
  func copyValues(into destination: inout [Double], rounded: Bool = true) {
    let count = Int(values.count)
    if destination.count != count { destination = [Double](repeating: 0, count: count) }
    var target = destination.mutableSpan
    values.withElements { values in
      if rounded {
        for index in 0..<count { target[unchecked: index] = Grid.rounded(values[index]) }
      } else {
        for index in 0..<count { target[unchecked: index] = values[index] }
      }
    }
  }

  // MARK: Checkpoints

  /// Opens a checkpoint. ``rollBack()`` restores the state at this point bit by bit.
  mutating func beginCheckpoint(_ recording: Recording) {
    isRecording = true
    savedBlocks = blocks
    savedPendingWork = pendingWork
    savedFreePart = duals.free
    variables.beginCheckpoint(recording)
    rows.beginCheckpoint(recording)
    entries.beginCheckpoint(recording)
    values.beginCheckpoint(recording)
    duals.parts.beginCheckpoint(recording)
  }

  /// Closes the checkpoint and keeps all changes.
  mutating func commit() {
    isRecording = false
    variables.commit()
    rows.commit()
    entries.commit()
    values.commit()
    duals.parts.commit()
    savedBlocks = Blocks()
    savedPendingWork = PendingWork()
  }

  /// Closes the checkpoint and reverts all changes.
  mutating func rollBack() {
    isRecording = false
    variables.rollBack()
    rows.rollBack()
    entries.rollBack()
    values.rollBack()
    duals.parts.rollBack()
    duals.free = savedFreePart
    dropHotColumns()
    blocks = savedBlocks
    pendingWork = savedPendingWork
    savedBlocks = Blocks()
    savedPendingWork = PendingWork()
  }
}
