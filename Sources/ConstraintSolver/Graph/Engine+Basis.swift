// SPDX-License-Identifier: MIT

extension Engine {
  /// Makes an inactive row active in place of an active row or of a loose variable.
  ///
  /// ``upstream`` holds the combination of the entering row, and ``downstream`` the pass from the
  /// leaving row or variable. If exactly one path leads from the entering row to the variable that
  /// loses its definition, the definitions along the path are reversed. Each of its variables is
  /// then defined by the row before it. The graph stays without cycles, and no number changes.
  /// Otherwise the variable becomes a cut variable, and the entering row joins a block.
  mutating func changeBasis(leaving: UpstreamPass.Part, entering: Int32) {
    let leavesCore = leaving.row >= 0 && rows[leaving.row].state == .core
    if leavesCore {
      let block = rows[leaving.row].variable
      let merged = blocksReached(upstream: true, downstream: false)
      if merged.count > 1 || merged.first != block { mergeBlocks([block] + merged) }
      if let cut = singlePathCut(in: rows[leaving.row].variable) {
        removeFromBlock(cut: cut, core: leaving.row)
        reversePath(to: cut, entering: entering)
        release(cut)
      } else {
        replaceCore(leaving.row, by: entering)
      }
    } else if upstream.mark[leaving.variable] == upstream.epoch,
      upstream.paths[leaving.variable] == 1
    {
      if !upstream.cuts.isEmpty {
        mergeBlocks(blocksReached(upstream: true, downstream: true))
      }
      reversePath(to: leaving.variable, entering: entering)
      if leaving.row < 0 { release(leaving.variable) }
    } else {
      let merged = blocksReached(upstream: true, downstream: true)
      addToBlock(cut: leaving.variable, core: entering, merging: merged)
      if leaving.row >= 0 { variables[leaving.variable].observers += 1 }
    }
    if leaving.row >= 0 {
      rows[leaving.row].state = .inactive
      rows[leaving.row].variable = -1
      rows[leaving.row].place = -1
    }
  }

  /// A cut variable of the block that exactly one path from the entering row leads to. Reversing
  /// the path defines the cut variable, and the block shrinks.
  private mutating func singlePathCut(in block: Int32) -> Int32? {
    for index in upstream.cuts.indices {
      let cut = upstream.cuts[index]
      if upstream.paths[cut] == 1, variables[cut].block == block { return cut }
    }
    return nil
  }

  private mutating func reversePath(to end: Int32, entering: Int32) {
    var variable = end
    while variable >= 0 {
      let previous = upstream.previous[variable]
      let row = previous >= 0 ? variables[previous].definer : entering
      define(variable, by: row)
      variable = previous
    }
    if rows[entering].isRigid { noteFixed(rows[entering].variable) }
  }

  /// Makes a row the definition of one of its variables.
  mutating func define(_ variable: Int32, by row: Int32) {
    variables[variable].definer = row
    rows[row].state = .definer
    rows[row].variable = variable
    for entry in rows[row].entries where entries[entry].variable == variable {
      rows[row].place = entry
    }
  }
}
