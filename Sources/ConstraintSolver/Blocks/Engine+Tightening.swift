// SPDX-License-Identifier: MIT

// The row that entered last closes a cycle, and it may be far from the cycle. For example, two
// cards are as wide as the window, and one card stretches its picture. If the window is as wide as
// the other card needs, the row that entered there may be the core row of the picture's cut
// variable. Everything as wide as the window then reaches the cut variable, and all blocks become
// one. Therefore a core row moves towards its cut variables as long as there is only one way to
// them.
extension Engine {
  /// Moves the core rows of a block as near to the cut variables as possible, and removes pairs
  /// that are not part of a cycle.
  mutating func tighten(_ block: Int32) {
    for place in blocks[block].cores.indices.reversed() where place < blocks[block].size {
      tighten(core: blocks[block].cores[place])
    }
    blocks.markClean(block)
  }

  private mutating func tighten(core first: Int32) {
    gatherUpstream(of: first)
    markPathsToCuts()
    var core = first
    while let variable = onlyPathToCuts(from: core) {
      if variables[variable].definer == Variable.cut {
        removeFromBlock(cut: variable, core: core)
        define(variable, by: core)
        release(variable)
        if rows[core].isRigid { noteFixed(variable) }
        return
      }
      // The other variables of the core row reach no cut variable, and therefore not this variable.
      let next = variables[variable].definer
      replaceCore(core, by: next)
      define(variable, by: core)
      if rows[core].isRigid { noteFixed(variable) }
      upstream.leadsToCut[variable] = false
      core = next
    }
  }

  /// Marks the variables visited by the last pass that depend on cut variables, whatever the
  /// coefficients are.
  private mutating func markPathsToCuts() {
    for index in upstream.order.indices {
      let variable = upstream.order[index]
      let definer = variables[variable].definer
      var leads = definer == Variable.cut
      if definer >= 0 {
        for entry in rows[definer].entries where entry != rows[definer].place {
          leads = leads || isOnPathToCuts(entries[entry].variable)
        }
      }
      upstream.leadsToCut[variable] = leads
    }
  }

  private func isOnPathToCuts(_ variable: Int32) -> Bool {
    upstream.mark[variable] == upstream.epoch && upstream.leadsToCut[variable]
  }

  /// The only variable of a row that depends on cut variables. Nil if no variable or several
  /// variables do.
  private mutating func onlyPathToCuts(from row: Int32) -> Int32? {
    var only: Int32?
    for entry in rows[row].entries {
      let variable = entries[entry].variable
      guard upstream.mark[variable] == upstream.epoch, upstream.leadsToCut[variable] else {
        continue
      }
      if only != nil { return nil }
      only = variable
    }
    return only
  }
}
