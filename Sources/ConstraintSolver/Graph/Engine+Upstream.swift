// SPDX-License-Identifier: MIT

extension Engine {
  /// Writes a row as a combination of active rows, in ``UpstreamPass/combination``.
  ///
  /// Rigid rows that determine fixed variables are left out. They never leave the basis, and their
  /// duals are not stored.
  ///
  /// - Complexity: proportional to the rows and variables upstream of the row, and twice that if a
  ///   cut variable is reached.
  mutating func combine(_ row: Int32) {
    refreshBlocks()
    counters.combinations += 1
    gatherUpstream(of: row)
    pushFromRow(row, countingPaths: true)
    upstream.cuts.removeAll()
    for index in upstream.order.indices {
      let variable = upstream.order[index]
      if variables[variable].definer == Variable.cut { upstream.cuts.append(variable) }
    }
    upstream.combination.removeAll()
    if !upstream.cuts.isEmpty, weighCoreRows() {
      resetUpstreamWeights()
      extendUpstreamByCores()
      pushFromRow(row, countingPaths: false)
    }
    collectCombination()
  }

  /// Writes a row as a combination of active rows, including all rigid rows.
  mutating func combineCompletely(_ row: Int32) {
    upstream.isComplete = true
    combine(row)
    upstream.isComplete = false
  }

  /// Lists all variables upstream of a row that are not fixed, each after those that it depends on.
  mutating func gatherUpstream(of row: Int32) {
    upstream.order.removeAll()
    upstream.epoch &+= 1
    visitUpstream(of: row)
  }

  /// Lists all variables upstream of a variable, fixed or not, and the blocks on the way.
  mutating func gatherCompletely(upstreamOf variable: Int32) {
    gatherCompletely { $0.visitUpstream(variable) }
  }

  /// Lists all variables upstream of a row, fixed or not, and the blocks on the way.
  mutating func gatherCompletely(upstreamOfRow row: Int32) {
    gatherCompletely { $0.visitUpstream(of: row) }
  }

  private mutating func gatherCompletely(from start: (inout Engine) -> Void) {
    upstream.isComplete = true
    defer { upstream.isComplete = false }
    upstream.order.removeAll()
    upstream.blocks.removeAll()
    blockMarks.begin(blocks.indices.count)
    upstream.epoch &+= 1
    start(&self)
    var place: Int32 = 0
    while place < upstream.order.count {
      let variable = upstream.order[place]
      place += 1
      guard variables[variable].definer == Variable.cut else { continue }
      let block = variables[variable].block
      guard blockMarks.insert(block) else { continue }
      upstream.blocks.append(block)
      for core in blocks[block].cores { visitUpstream(of: core) }
    }
  }

  private mutating func visitUpstream(of row: Int32) {
    for entry in rows[row].entries { visitUpstream(entries[entry].variable) }
  }

  private mutating func visitUpstream(_ root: Int32) {
    guard isToBeEntered(root) else { return }
    var touched = 0
    var frame = openUpstream(root)
    while true {
      if frame.entry < frame.end {
        let variable = entries[frame.entry].variable
        frame.entry += 1
        touched += 1
        guard isToBeEntered(variable) else { continue }
        upstream.stack.append(frame)
        frame = openUpstream(variable)
      } else {
        upstream.order.append(frame.variable)
        guard let outer = upstream.stack.popLast() else { break }
        frame = outer
      }
    }
    counters.entriesTouched += touched
  }

  @inline(__always)
  private func isToBeEntered(_ variable: Int32) -> Bool {
    upstream.mark[variable] != upstream.epoch
      && (!variables[variable].isFixed || upstream.isComplete)
  }

  @inline(__always)
  private mutating func openUpstream(_ variable: Int32) -> UpstreamPass.Frame {
    upstream.mark[variable] = upstream.epoch
    upstream.paths[variable] = 0
    let definer = variables[variable].definer
    guard definer >= 0 else { return .init(variable: variable, entry: 0, end: 0) }
    let range = rows[definer].entries
    return .init(variable: variable, entry: range.lowerBound, end: range.upperBound)
  }

  /// Adds the row to the existing weights, and replaces every defined variable by its definition.
  /// The remaining weights are on cut variables, on loose variables, and on variables that the pass
  /// did not enter.
  mutating func pushFromRow(_ row: Int32, countingPaths: Bool) {
    for entry in rows[row].entries {
      let variable = entries[entry].variable
      guard upstream.mark[variable] == upstream.epoch else { continue }
      upstream.weight[variable] = Tolerance.sum(
        upstream.weight[variable], entries[entry].coefficient)
      if countingPaths { notePath(to: variable, from: -1, paths: 1) }
    }
    for index in upstream.order.indices.reversed() {
      let variable = upstream.order[index]
      let definer = variables[variable].definer
      guard definer >= 0 else { continue }
      let place = rows[definer].place
      let paths = upstream.paths[variable]
      let factor = upstream.weight[variable] / entries[place].coefficient
      for entry in rows[definer].entries where entry != place {
        let other = entries[entry].variable
        guard upstream.mark[other] == upstream.epoch else { continue }
        if factor != 0 {
          upstream.weight[other] = Tolerance.sum(
            upstream.weight[other], -factor * entries[entry].coefficient)
        }
        if countingPaths { notePath(to: other, from: variable, paths: paths) }
      }
    }
  }

  @inline(__always)
  private mutating func notePath(to variable: Int32, from previous: Int32, paths: UInt8) {
    upstream.paths[variable] = min(2, upstream.paths[variable] + paths)
    upstream.previous[variable] = previous
  }

  /// Finds the multiples of core rows that eliminate the cut variables from the row, and adds them
  /// to the combination.
  ///
  /// - Returns: whether there are any.
  private mutating func weighCoreRows() -> Bool {
    upstream.blocks.removeAll()
    blockMarks.begin(blocks.indices.count)
    for index in upstream.cuts.indices {
      let cut = upstream.cuts[index]
      guard upstream.weight[cut] != 0 else { continue }
      let block = variables[cut].block
      if blockMarks.insert(block) { upstream.blocks.append(block) }
    }
    for index in upstream.blocks.indices {
      let block = upstream.blocks[index]
      let size = blocks[block].size
      upstream.prepare(size)
      for place in 0..<size {
        upstream.blockWeights[place] = upstream.weight[blocks[block].cuts[place]]
      }
      counters.entriesTouched += blocks[block].factors.coefficients
      blocks[block].factors.findFactors(of: &upstream.blockWeights, into: &upstream.solution)
      for place in 0..<size where upstream.solution[place] != 0 {
        upstream.combination.append(
          .init(row: blocks[block].cores[place], variable: -1, factor: upstream.solution[place]))
      }
    }
    return !upstream.combination.isEmpty
  }

  private mutating func resetUpstreamWeights() {
    for index in upstream.order.indices { upstream.weight[upstream.order[index]] = 0 }
  }

  private mutating func extendUpstreamByCores() {
    for index in upstream.combination.indices {
      let part = upstream.combination[index]
      visitUpstream(of: part.row)
      for entry in rows[part.row].entries {
        let variable = entries[entry].variable
        guard upstream.mark[variable] == upstream.epoch else { continue }
        upstream.weight[variable] = Tolerance.sum(
          upstream.weight[variable], -part.factor * entries[entry].coefficient)
      }
    }
  }

  /// Reads the combination from the weights, and sets them to zero.
  private mutating func collectCombination() {
    for index in upstream.order.indices.reversed() {
      let variable = upstream.order[index]
      let weight = upstream.weight[variable]
      guard weight != 0 else { continue }
      upstream.weight[variable] = 0
      let definer = variables[variable].definer
      if definer >= 0 {
        let factor = weight / entries[rows[definer].place].coefficient
        upstream.combination.append(.init(row: definer, variable: variable, factor: factor))
      } else if definer == Variable.loose {
        upstream.combination.append(.init(row: -1, variable: variable, factor: weight))
      }
    }
  }
}
