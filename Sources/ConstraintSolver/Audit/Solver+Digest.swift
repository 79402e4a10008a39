// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension Solver {
    /// A hash of every bit of the state, to compare states within one run.
    package func stateDigest() -> Int {
      var hasher = Hasher()
      for index in 0..<engine.variables.count { hasher.combine(engine.variables[index]) }
      for index in engine.generations.indices { hasher.combine(engine.generations[index]) }
      for index in 0..<engine.rows.count { hasher.combine(engine.rows[index]) }
      for index in 0..<engine.entries.count { hasher.combine(engine.entries[index]) }
      for index in 0..<engine.values.count { hasher.combine(engine.values[index].bitPattern) }
      for index in 0..<engine.duals.parts.count { hasher.combine(engine.duals.parts[index]) }
      hasher.combine(engine.duals.free)
      hasher.combine(engine.blocks)
      hasher.combine(engine.pendingWork)
      return hasher.finalize()
    }
  }
#endif
