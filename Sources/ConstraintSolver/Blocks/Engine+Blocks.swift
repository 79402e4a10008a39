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
    if withTears {
      for index in upstream.tears.indices {
        let block = variables[upstream.tears[index]].block
        if !result.contains(block) { result.append(block) }
      }
    }
    if withCores {
      for index in downstream.cores.indices {
        let block = rows[downstream.cores[index]].variable
        if !result.contains(block) { result.append(block) }
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
    let size = blocks[block].size
    var matrix = [Double](repeating: 0, count: size * size)
    // Tears that a core row reaches together belong together, whatever the numbers are today.
    var group = Array(0..<size)
    var groupOfCore = [Int](repeating: -1, count: size)
    for core in 0..<size {
      gatherUpstream(of: blocks[block].cores[core])
      pushFromRow(blocks[block].cores[core], countingPaths: false)
      for index in upstream.order.indices {
        let variable = upstream.order[index]
        let weight = upstream.weight[variable]
        upstream.weight[variable] = 0
        guard variables[variable].definer == Variable.tear else { continue }
        let tear = Int(variables[variable].place)
        matrix[core * size + tear] = weight
        let (a, b) = (group[groupOfCore[core] < 0 ? tear : groupOfCore[core]], group[tear])
        groupOfCore[core] = tear
        if a != b { for index in 0..<size where group[index] == b { group[index] = a } }
      }
    }
    guard size > 1, group.contains(where: { $0 != group[0] }) else {
      finish(block, matrix: &matrix)
      return
    }
    let groupsOfCores = groupOfCore.map { $0 < 0 ? -1 : group[$0] }
    let isEven = (0..<size).allSatisfy { place in
      group.count { $0 == place } == groupsOfCores.count { $0 == place }
    }
    guard isEven else {
      // Only an irregular basis falls apart unevenly.
      isBroken = true
      blocks[block].inverse = [Double](repeating: 0, count: size * size)
      return
    }
    split(block, matrix: matrix, groups: group, groupOfCore: groupsOfCores)
  }

  private mutating func finish(_ block: Int32, matrix: inout [Double]) {
    if !invert(&matrix, size: blocks[block].size) { isBroken = true }
    blocks[block].inverse = matrix
  }

  /// Makes a block of each group of tears and the core rows that reach it.
  private mutating func split(
    _ block: Int32, matrix: [Double], groups: [Int], groupOfCore: [Int]
  ) {
    let (tears, cores) = (blocks[block].tears, blocks[block].cores)
    let size = tears.count
    for group in 0..<size {
      let tearPlaces = (0..<size).filter { groups[$0] == group }
      guard !tearPlaces.isEmpty else { continue }
      let corePlaces = (0..<size).filter { groupOfCore[$0] == group }
      let part = groups[0] == group ? block : blocks.make()
      var matrixPart: [Double] = []
      for core in corePlaces {
        for tear in tearPlaces { matrixPart.append(matrix[core * size + tear]) }
      }
      blocks[part].tears = tearPlaces.map { tears[$0] }
      blocks[part].cores = corePlaces.map { cores[$0] }
      for (place, tear) in blocks[part].tears.enumerated() {
        variables[tear].block = part
        variables[tear].place = Int32(place)
      }
      for (place, core) in blocks[part].cores.enumerated() {
        rows[core].variable = part
        rows[core].place = Int32(place)
      }
      finish(part, matrix: &matrixPart)
    }
  }
}
