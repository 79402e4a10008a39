// SPDX-License-Identifier: MIT

extension Engine {
  // MARK: Structure

  /// Adds a tear and a core row, in a block that takes in the others named.
  mutating func addToBlock(
    tear: Int32, core: Int32, merging others: borrowing [Int32]
  ) {
    let block = mergeBlocks(others) ?? blocks.make()
    variables[tear].definer = Variable.tear
    variables[tear].block = block
    variables[tear].place = Int32(blocks[block].tears.count)
    blocks[block].tears.append(tear)
    rows[core].state = .core
    rows[core].variable = block
    rows[core].place = Int32(blocks[block].cores.count)
    blocks[block].cores.append(core)
    blocks.markDirty(block)
  }

  /// Makes one block of several and marks it as dirty.
  @discardableResult
  mutating func mergeBlocks(_ merged: borrowing [Int32]) -> Int32? {
    guard let target = merged.first else { return nil }
    blocks.markDirty(target)
    for index in 1..<max(1, merged.count) where merged[index] != target {
      let other = merged[index]
      for tear in blocks[other].tears {
        variables[tear].block = target
        variables[tear].place = Int32(blocks[target].tears.count)
        blocks[target].tears.append(tear)
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

  /// Puts a core row in the place of another.
  mutating func replaceCore(_ old: Int32, by new: Int32) {
    let block = rows[old].variable
    rows[new].state = .core
    rows[new].variable = block
    rows[new].place = rows[old].place
    blocks[block].cores[Int(rows[old].place)] = new
    blocks.markDirty(block)
  }

  /// Takes a tear and a core row out of a block. What becomes of the two is the caller's business.
  mutating func removeFromBlock(tear: Int32, core: Int32) {
    let block = rows[core].variable
    let lastTear = blocks[block].tears.removeLast()
    if lastTear != tear {
      blocks[block].tears[Int(variables[tear].place)] = lastTear
      variables[lastTear].place = variables[tear].place
    }
    let lastCore = blocks[block].cores.removeLast()
    if lastCore != core {
      blocks[block].cores[Int(rows[core].place)] = lastCore
      rows[lastCore].place = rows[core].place
    }
    variables[tear].block = -1
    if blocks[block].tears.isEmpty {
      blocks.release(block)
    } else {
      blocks.markDirty(block)
    }
  }

  /// The blocks of the tears upstream and of the core rows downstream that the last passes reached:
  /// those whose numbers a change of the graph between the two may change.
  ///
  /// Mutating in name only: the compiler copies the engine's whole body to call a method that is not.
  mutating func blocksReached(upstream withTears: Bool, downstream withCores: Bool) -> [Int32] {
    var result: [Int32] = []
    blockMarks.begin(blocks.indices.count)
    if withTears {
      for index in upstream.tears.indices {
        let block = variables[upstream.tears[index]].block
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

  /// Builds the blocks that have changed.
  mutating func refreshBlocks() {
    while let block = blocks.takeDirty() { build(block) }
  }

  private mutating func build(_ block: Int32) {
    counters.blocksBuilt += 1
    if blocks[block].size > 1 { tighten(block) }
    let size = blocks[block].size
    guard size > 0 else { return }
    var matrix = BlockMatrix()
    // Tears that a core row reaches together belong together, whatever the numbers are today.
    var groups = BlockGroups(size: size)
    for core in 0..<size {
      gatherUpstream(of: blocks[block].cores[core])
      pushFromRow(blocks[block].cores[core], countingPaths: false)
      for index in upstream.order.indices {
        let variable = upstream.order[index]
        let weight = upstream.weight[variable]
        upstream.weight[variable] = 0
        guard variables[variable].definer == Variable.tear else { continue }
        matrix.add(variables[variable].place, weight)
        groups.note(core: core, tear: Int(variables[variable].place))
      }
      matrix.finishRow()
    }
    // Only an irregular basis falls apart unevenly, or is singular.
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

  /// Makes a block of each part.
  private mutating func split(
    _ block: Int32, _ matrix: BlockMatrix, into parts: [(tears: [Int], cores: [Int])]
  ) {
    let (tears, cores) = (blocks[block].tears, blocks[block].cores)
    var places = [Int32](repeating: 0, count: tears.count)
    for (number, part) in parts.enumerated() {
      let target = number == 0 ? block : blocks.make()
      for (place, tear) in part.tears.enumerated() {
        places[tear] = Int32(place)
        variables[tears[tear]].block = target
        variables[tears[tear]].place = Int32(place)
      }
      for (place, core) in part.cores.enumerated() {
        rows[cores[core]].variable = target
        rows[cores[core]].place = Int32(place)
      }
      blocks[target].tears = part.tears.map { tears[$0] }
      blocks[target].cores = part.cores.map { cores[$0] }
      finish(target, matrix.part(cores: part.cores, places: places))
    }
  }
}
