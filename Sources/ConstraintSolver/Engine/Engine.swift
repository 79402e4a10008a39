// SPDX-License-Identifier: MIT

import Synchronization

/// The solver beneath its public face: rows, the definition graph over them, and their duals, all
/// by 32-bit ids that are known to be alive.
///
/// A vertex is a point at which as many independent rows as there are variables are *active*: their
/// residuals are zero. The active rows are kept as a *definition graph*: each defines one variable
/// by the others in it, and what would close a cycle is put in a small dense block. A dual says
/// what an active row contributes to the balance of forces; at the optimum every dual lies between
/// the two slopes of its row, and every inactive row contributes the slope of the side it is on.
/// An inactive row that does not is *inconsistent*. Every change makes some rows inconsistent, and
/// dual steps then mend them one by one.
struct Engine: ~Copyable, Sendable {
  // The problem.
  var variables = Arena<Variable>()
  /// How often the slot of each variable was given back. Ids are checked against it alone, and no checkpoint
  /// is open while variables go.
  var generations = Storage<UInt32>()
  var rows = Arena<Row>()
  var entries = Arena<Entry>()
  // The state of its solution.
  var values = Arena<Double>()
  var duals = Duals()
  var blocks = Blocks()
  var agenda = Agenda()
  // Working memory.
  /// The terms of the row being entered.
  var terms = RowTerms()
  var upstream = UpstreamPass()
  var downstream = DownstreamPass()
  var step = StepScratch()
  var crash = CrashScratch()
  var blockMarks = BlockMarks()
  var hot = HotColumns()
  var changes = ChangeLog()
  var counters = Counters()
  var isRecording = false
  /// Whether the arithmetic broke down, so that the basis has to be made anew.
  var isBroken = false
  private var savedBlocks = Blocks()
  private var savedAgenda = Agenda()
  private var savedFreePart: Int32 = -1
  /// Has the engine handed on by its address. Where it was only borrowed, it was taken apart into its hundreds of
  /// parts without this: the compiler spent a minute on that, and builds without optimisation copied them.
  private let pin = Atomic<Bool>(false)

  mutating func reserve(variables: Int, rows: Int, terms: Int) {
    self.variables.reserveCapacity(variables)
    generations.reserveCapacity(variables)
    values.reserveCapacity(variables)
    self.rows.reserveCapacity(rows)
    entries.reserveCapacity(terms)
  }

  /// Copies the values as a reader is to see them.
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

  /// Opens a checkpoint: what follows can be taken back to the bit.
  mutating func beginCheckpoint(_ recording: Recording) {
    isRecording = true
    savedBlocks = blocks
    savedAgenda = agenda
    savedFreePart = duals.free
    variables.beginCheckpoint(recording)
    rows.beginCheckpoint(recording)
    entries.beginCheckpoint(recording)
    values.beginCheckpoint(recording)
    duals.parts.beginCheckpoint(recording)
  }

  /// Closes the checkpoint and keeps what was done.
  mutating func commit() {
    isRecording = false
    variables.commit()
    rows.commit()
    entries.commit()
    values.commit()
    duals.parts.commit()
    savedBlocks = Blocks()
    savedAgenda = Agenda()
  }

  /// Closes the checkpoint and takes back what was done.
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
    agenda = savedAgenda
    savedBlocks = Blocks()
    savedAgenda = Agenda()
  }
}
