// SPDX-License-Identifier: MIT

extension Engine {
  /// Finds the distance that every observed variable moves when the residual of an active row grows
  /// by one, in ``DownstreamPass/weight``. Also finds the inactive rows and core rows that the
  /// moves reach.
  ///
  /// The caller ends the pass with ``endColumn()`` or ``move(by:)``.
  ///
  /// - Complexity: proportional to the rows and variables downstream, and twice that if a core row
  ///   is reached.
  mutating func beginColumn(ofRow row: Int32) {
    refreshBlocks()
    counters.columns += 1
    downstream.reachedUnobserved = false
    downstream.sources.removeAll()
    if rows[row].state == .core {
      let block = rows[row].variable
      let size = blocks[block].size
      downstream.prepare(size)
      downstream.residuals[Int(rows[row].place)] = 1
      counters.entriesTouched += blocks[block].factors.coefficients
      blocks[block].factors.findCuts(moving: downstream.residuals, into: &downstream.solution)
      for place in 0..<size {
        let weight = downstream.solution[place]
        guard weight != 0 else { continue }
        let cut = blocks[block].cuts[place]
        downstream.weight[cut] = weight
        downstream.sources.append(cut)
      }
      spread()
    } else {
      spread(from: rows[row].variable, weight: 1 / entries[rows[row].place].coefficient)
    }
  }

  /// Begins a column for a loose variable that moves by one.
  mutating func beginColumn(ofLoose variable: Int32) {
    refreshBlocks()
    counters.columns += 1
    downstream.reachedUnobserved = false
    downstream.sources.removeAll()
    spread(from: variable, weight: 1)
  }

  /// Begins a column for the variables in ``DownstreamPass/bases``. Each of them is loose, or is
  /// defined by a row that contains no other variable.
  mutating func beginColumnOfBases() {
    refreshBlocks()
    counters.columns += 1
    downstream.reachedUnobserved = false
    spreadBases()
  }

  /// Moves every variable by its weight times `distance`, queues the reached inactive rows that
  /// became inconsistent, and ends the pass.
  mutating func move(by distance: Double) {
    for index in downstream.order.indices {
      let variable = downstream.order[index]
      let weight = downstream.weight[variable]
      downstream.weight[variable] = 0
      guard weight != 0 else { continue }
      values[variable] += weight * distance
      changes.note(variable)
    }
    for index in downstream.inactive.indices { check(downstream.inactive[index]) }
  }

  /// Ends a pass whose weights are not needed any more.
  mutating func endColumn() {
    for index in downstream.order.indices { downstream.weight[downstream.order[index]] = 0 }
  }

  /// Lists the inactive rows whose residuals may change with those of the given active rows,
  /// whatever the coefficients are. The result is in ``DownstreamPass/inactive``.
  mutating func gatherDownstream(of sources: some Sequence<Int32>) {
    refreshBlocks()
    downstream.isComplete = true
    defer { downstream.isComplete = false }
    beginVisit()
    for row in sources {
      if rows[row].state == .core {
        reach(cutsOf: rows[row].variable)
      } else if downstream.mark[rows[row].variable] != downstream.epoch {
        visitDownstream(rows[row].variable)
      }
    }
    var place: Int32 = 0
    while place < downstream.cores.count {
      reach(cutsOf: rows[downstream.cores[place]].variable)
      place += 1
    }
  }

  private mutating func reach(cutsOf block: Int32) {
    for cut in blocks[block].cuts where downstream.mark[cut] != downstream.epoch {
      visitDownstream(cut)
    }
  }

  // MARK: Passes

  private mutating func spread(from source: Int32, weight: Double) {
    downstream.bases.removeAll()
    downstream.bases.append(.init(variable: source, weight: weight))
    spreadBases()
    downstream.bases.removeAll()
  }

  private mutating func spreadBases() {
    downstream.sources.removeAll()
    for index in downstream.bases.indices {
      downstream.sources.append(downstream.bases[index].variable)
    }
    setBaseWeights()
    spread()
    guard !downstream.cores.isEmpty, solveForCuts() else { return }
    // The first pass took the cut variables as fixed. This one moves them too.
    for index in downstream.order.indices { downstream.weight[downstream.order[index]] = 0 }
    setBaseWeights()
    for index in downstream.cuts.indices {
      let cut = downstream.cuts[index]
      downstream.sources.append(cut.variable)
      downstream.weight[cut.variable] = cut.weight
    }
    spread()
  }

  private mutating func setBaseWeights() {
    for index in downstream.bases.indices {
      downstream.weight[downstream.bases[index].variable] = downstream.bases[index].weight
    }
  }

  /// Finds the moves of cut variables that keep the residuals of the reached core rows unchanged.
  ///
  /// - Returns: whether any cut variable moves.
  private mutating func solveForCuts() -> Bool {
    downstream.blocks.removeAll()
    downstream.cuts.removeAll()
    blockMarks.begin(blocks.indices.count)
    for index in downstream.cores.indices {
      let core = downstream.cores[index]
      var change = 0.0
      for entry in rows[core].entries {
        change = Tolerance.sum(
          change, entries[entry].coefficient * downstream.weight[entries[entry].variable])
      }
      downstream.residualChange[core] = change
      guard change != 0 else { continue }
      let block = rows[core].variable
      if blockMarks.insert(block) { downstream.blocks.append(block) }
    }
    for index in downstream.blocks.indices {
      let block = downstream.blocks[index]
      let size = blocks[block].size
      downstream.prepare(size)
      for place in 0..<size {
        let core = blocks[block].cores[place]
        guard downstream.rowMark[core] == downstream.epoch else { continue }
        downstream.residuals[place] = -downstream.residualChange[core]
      }
      counters.entriesTouched += blocks[block].factors.coefficients
      blocks[block].factors.findCuts(moving: downstream.residuals, into: &downstream.solution)
      for place in 0..<size where downstream.solution[place] != 0 {
        downstream.cuts.append(
          .init(variable: blocks[block].cuts[place], weight: downstream.solution[place]))
      }
    }
    return !downstream.cuts.isEmpty
  }

  /// Visits everything downstream of the sources, and then computes the weights.
  private mutating func spread() {
    beginVisit()
    for index in downstream.sources.indices {
      let source = downstream.sources[index]
      if downstream.mark[source] != downstream.epoch { visitDownstream(source) }
    }
    for index in downstream.order.indices.reversed() {
      let variable = downstream.order[index]
      let definer = variables[variable].definer
      guard definer >= 0 else { continue }
      let place = rows[definer].place
      // The variable's own move, if the pass begins at its row, plus the effect of the other
      // variables.
      var sum = -downstream.weight[variable] * entries[place].coefficient
      for entry in rows[definer].entries where entry != place {
        sum = Tolerance.sum(
          sum, entries[entry].coefficient * downstream.weight[entries[entry].variable])
      }
      downstream.weight[variable] = -sum / entries[place].coefficient
    }
  }

  /// Empties the lists that ``visitDownstream(_:)`` appends to, and unmarks everything.
  mutating func beginVisit() {
    downstream.order.removeAll()
    downstream.inactive.removeAll()
    downstream.cores.removeAll()
    downstream.epoch &+= 1
  }

  /// Appends `root` and the variables downstream of it to ``DownstreamPass/order``, and lists the
  /// inactive rows and core rows that contain any of them. Skips what the visit has reached before.
  mutating func visitDownstream(_ root: Int32) {
    downstream.mark[root] = downstream.epoch
    var touched = 0
    var frame = DownstreamPass.Frame(variable: root, entry: variables[root].first)
    while true {
      guard frame.entry >= 0 else {
        downstream.order.append(frame.variable)
        guard let outer = downstream.stack.popLast() else { break }
        frame = outer
        continue
      }
      let row = entries[frame.entry].row
      frame.entry = entries[frame.entry].next
      touched += 1
      switch rows[row].state {
      case .definer:
        let variable = rows[row].variable
        guard variable != frame.variable, downstream.mark[variable] != downstream.epoch else {
          continue
        }
        guard variables[variable].isObserved || downstream.isComplete else {
          downstream.reachedUnobserved = true
          markStale(variable)
          continue
        }
        downstream.mark[variable] = downstream.epoch
        downstream.stack.append(frame)
        frame = .init(variable: variable, entry: variables[variable].first)
      case .inactive where downstream.rowMark[row] != downstream.epoch:
        downstream.rowMark[row] = downstream.epoch
        downstream.inactive.append(row)
      case .core where downstream.rowMark[row] != downstream.epoch:
        downstream.rowMark[row] = downstream.epoch
        downstream.cores.append(row)
      default: break
      }
    }
    counters.entriesTouched += touched
  }
}
