// SPDX-License-Identifier: MIT

// Which row closes a cycle is a matter of history: the row that entered last does, and it may lie far
// from the cycle. Of two cards as wide as the window, one stretches its picture; if the window is as wide
// as the other card needs, the row that entered there may be the core row of the picture's tear. Then
// everything as wide as the window reaches the tear, and all blocks become one. So a core row moves
// towards its tears as long as there is but one way to them.
extension Engine {
  /// Moves core rows of a block to the tears as near as they get, and takes out what is no cycle.
  mutating func tighten(_ block: Int32) {
    for place in blocks[block].cores.indices.reversed() where place < blocks[block].size {
      tighten(core: blocks[block].cores[place])
    }
    blocks.markClean(block)
  }

  private mutating func tighten(core first: Int32) {
    gatherUpstream(of: first)
    markWaysToTears()
    var core = first
    while let variable = onlyWayToTears(from: core) {
      if variables[variable].definer == Variable.tear {
        removeFromBlock(tear: variable, core: core)
        define(variable, by: core)
        release(variable)
        if rows[core].isRigid { noteFixed(variable) }
        return
      }
      // What else the core row mentions reaches no tear, hence not the variable.
      let next = variables[variable].definer
      replaceCore(core, by: next)
      define(variable, by: core)
      if rows[core].isRigid { noteFixed(variable) }
      upstream.leadsToTear[variable] = false
      core = next
    }
  }

  /// Notes which of the variables that the last pass visited depend on tears, whatever the numbers are.
  private mutating func markWaysToTears() {
    for index in upstream.order.indices {
      let variable = upstream.order[index]
      let definer = variables[variable].definer
      var leads = definer == Variable.tear
      if definer >= 0 {
        for entry in rows[definer].entries where entry != rows[definer].place {
          leads = leads || isOnWayToTears(entries[entry].variable)
        }
      }
      upstream.leadsToTear[variable] = leads
    }
  }

  private func isOnWayToTears(_ variable: Int32) -> Bool {
    upstream.mark[variable] == upstream.epoch && upstream.leadsToTear[variable]
  }

  /// The variable of a row that depends on tears, if it is the only one.
  private mutating func onlyWayToTears(from row: Int32) -> Int32? {
    var only: Int32?
    for entry in rows[row].entries {
      let variable = entries[entry].variable
      guard upstream.mark[variable] == upstream.epoch, upstream.leadsToTear[variable] else {
        continue
      }
      if only != nil { return nil }
      only = variable
    }
    return only
  }
}
