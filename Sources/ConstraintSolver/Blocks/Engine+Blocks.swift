// SPDX-License-Identifier: MIT

extension Engine {
  // MARK: Structure

  /// Adds a cut variable and a core row to a block that is merged from `others`, or to a new block.
  mutating func addToBlock(
    cut: Int32, core: Int32, merging others: borrowing [Int32]
  ) {
    let block = mergeBlocks(others) ?? blocks.make()
    variables[cut].definer = Variable.cut
    variables[cut].block = block
    variables[cut].place = Int32(blocks[block].cuts.count)
    blocks[block].cuts.append(cut)
    rows[core].state = .core
    rows[core].variable = block
    rows[core].place = Int32(blocks[block].cores.count)
    blocks[block].cores.append(core)
    blocks.markDirty(block)
  }

  /// Merges blocks into one, and marks it as dirty.
  @discardableResult
  mutating func mergeBlocks(_ merged: borrowing [Int32]) -> Int32? {
    guard let target = merged.first else { return nil }
    blocks.markDirty(target)
    for index in 1..<max(1, merged.count) where merged[index] != target {
      let other = merged[index]
      for cut in blocks[other].cuts {
        variables[cut].block = target
        variables[cut].place = Int32(blocks[target].cuts.count)
        blocks[target].cuts.append(cut)
      }
      for core in blocks[other].cores {
        rows[core].variable = target
        rows[core].place = Int32(blocks[target].cores.count)
        blocks[target].cores.append(core)
      }
      blocks.release(other)
    }
    return target
  }

  /// Replaces a core row of a block by another row.
  mutating func replaceCore(_ old: Int32, by new: Int32) {
    let block = rows[old].variable
    rows[new].state = .core
    rows[new].variable = block
    rows[new].place = rows[old].place
    blocks[block].cores[Int(rows[old].place)] = new
    blocks.markDirty(block)
  }

  /// Removes a cut variable and a core row from a block. The caller gives both their new states.
  mutating func removeFromBlock(cut: Int32, core: Int32) {
    let block = rows[core].variable
    let lastCut = blocks[block].cuts.removeLast()
    if lastCut != cut {
      blocks[block].cuts[Int(variables[cut].place)] = lastCut
      variables[lastCut].place = variables[cut].place
    }
    let lastCore = blocks[block].cores.removeLast()
    if lastCore != core {
      blocks[block].cores[Int(rows[core].place)] = lastCore
      rows[lastCore].place = rows[core].place
    }
    variables[cut].block = -1
    if blocks[block].cuts.isEmpty {
      blocks.release(block)
    } else {
      blocks.markDirty(block)
    }
  }

  /// The blocks of the cut variables and core rows that the last upstream and downstream passes
  /// reached. A change of the graph between the two passes may change the numbers of these blocks.
  ///
  /// Mutating only because the compiler copies the whole engine to call a method that is not.
  mutating func blocksReached(upstream withCuts: Bool, downstream withCores: Bool) -> [Int32] {
    var result: [Int32] = []
    blockMarks.begin(blocks.indices.count)
    if withCuts {
      for index in upstream.cuts.indices {
        let block = variables[upstream.cuts[index]].block
        if blockMarks.insert(block) { result.append(block) }
      }
    }
    if withCores {
      for index in downstream.cores.indices {
        let block = rows[downstream.cores[index]].variable
        if blockMarks.insert(block) { result.append(block) }
      }
    }
    return result
  }

  // MARK: Numbers

  /// Rebuilds the blocks that have changed.
  mutating func refreshBlocks() {
    while let block = blocks.takeDirty() { build(block) }
  }

  private mutating func build(_ block: Int32) {
    counters.blocksBuilt += 1
    if blocks[block].size > 1 { tighten(block) }
    let size = blocks[block].size
    guard size > 0 else { return }
    var matrix = BlockMatrix()
    // Cut variables that one core row reaches are in one group, whatever the coefficients are.
    var groups = BlockGroups(size: size > 1 ? size : 0)
    for core in 0..<size {
      gatherUpstream(of: blocks[block].cores[core])
      pushFromRow(blocks[block].cores[core], countingPaths: false)
      for index in upstream.order.indices {
        let variable = upstream.order[index]
        let weight = upstream.weight[variable]
        upstream.weight[variable] = 0
        guard variables[variable].definer == Variable.cut else { continue }
        matrix.add(variables[variable].place, weight)
        if size > 1 { groups.note(core: core, cut: Int(variables[variable].place)) }
      }
      matrix.finishRow()
    }
    guard size > 1 else { return finish(block, matrix) }
    // Only an irregular basis has a group of unequal numbers, or a singular matrix.
    guard let parts = groups.parts() else {
      isBroken = true
      blocks[block].factors = BlockFactors()
      return
    }
    if parts.count == 1 { finish(block, matrix) } else { split(block, matrix, into: parts) }
  }

  private mutating func finish(_ block: Int32, _ matrix: BlockMatrix) {
    let factors = BlockFactors(matrix)
    if factors == nil { isBroken = true }
    blocks[block].factors = factors ?? BlockFactors()
  }

  /// Makes each part a block.
  private mutating func split(
    _ block: Int32, _ matrix: BlockMatrix, into parts: [(cuts: [Int], cores: [Int])]
  ) {
    let (cuts, cores) = (blocks[block].cuts, blocks[block].cores)
    var places = [Int32](repeating: 0, count: cuts.count)
    for (number, part) in parts.enumerated() {
      let target = number == 0 ? block : blocks.make()
      for (place, cut) in part.cuts.enumerated() {
        places[cut] = Int32(place)
        variables[cuts[cut]].block = target
        variables[cuts[cut]].place = Int32(place)
      }
      for (place, core) in part.cores.enumerated() {
        rows[cores[core]].variable = target
        rows[cores[core]].place = Int32(place)
      }
      blocks[target].cuts = part.cuts.map { cuts[$0] }
      blocks[target].cores = part.cores.map { cores[$0] }
      finish(target, matrix.part(cores: part.cores, places: places))
    }
  }
}
