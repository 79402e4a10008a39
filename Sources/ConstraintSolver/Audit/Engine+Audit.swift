// SPDX-License-Identifier: MIT

// Recomputes every figure that is updated incrementally, and compares. Slow: for tests and checked
// builds.
extension Engine {
  mutating func audit(isUnique: Bool) -> [Fault] {
    var faults: [Fault] = []
    if isUnique { evaluateStale() }
    auditLinks(&faults)
    guard faults.isEmpty else { return faults }
    auditObservers(&faults)
    for row in 0..<rows.count {
      switch rows[row].state {
      case .free: break
      case .inactive:
        guard isUnique, residual(row) != 0 else { continue }
        if rows[row].slope != rows[row].slope(forResidual: residual(row))
          || rows[row].level(residual(row)) == Row.required
        {
          faults.append(.inconsistent(row: row))
        }
      case .definer, .core:
        if residual(row) != 0, !isStale(row) { faults.append(.residual(row: row)) }
        beginColumn(ofRow: row)
        let isRight = dualMatchesContributions(rows[row].dual)
        endColumn()
        if !rows[row].isRigid {
          if !isRight { faults.append(.dual(row: row)) }
          if !isFeasible(row) { faults.append(.infeasibleDual(row: row)) }
        }
      }
    }
    for variable in 0..<variables.count where variables[variable].isAlive {
      if variables[variable].isFixed,
        variables[variable].definer < 0 || !isFixing(variables[variable].definer)
      {
        faults.append(.fixed(variable: variable))
      }
      if variables[variable].definer == Variable.loose {
        beginColumn(ofLoose: variable)
        let isRight = dualMatchesContributions(-1)
        endColumn()
        if !isRight { faults.append(.unbalanced(variable: variable)) }
      }
      if upstream.weight[variable] != 0 || downstream.weight[variable] != 0 {
        faults.append(.scratch(variable: variable))
      }
    }
    return faults
  }

  /// Whether values of the row's variables may be out of date. Unobserved variables are evaluated
  /// last.
  private func isStale(_ row: Int32) -> Bool {
    !pendingWork.stale.isEmpty
      && rows[row].entries.contains { !variables[entries[$0].variable].isObserved }
  }

  #if PLUMB_CHECKED
    /// Stops at the first stage after which the state is wrong. Does nothing unless the build is
    /// checked.
    mutating func checkStage() {
      let faults = audit(isUnique: false)
      precondition(faults.isEmpty, "\(faults)")
    }
  #else
    @inline(__always) func checkStage() {}
  #endif

  /// Whether a dual balances the contributions of the inactive rows that the column reached.
  private func dualMatchesContributions(_ head: Int32) -> Bool {
    var sums: [(level: Float, sum: Double, size: Double)] = []
    func add(_ level: Float, _ amount: Double) {
      if let index = sums.firstIndex(where: { $0.level == level }) {
        sums[index].sum += amount
        sums[index].size += abs(amount)
      } else {
        sums.append((level, amount, abs(amount)))
      }
    }
    for index in downstream.inactive.indices {
      let row = downstream.inactive[index]
      guard rows[row].slope != 0 else { continue }
      var change = 0.0
      for entry in rows[row].entries {
        change += entries[entry].coefficient * downstream.weight[entries[entry].variable]
      }
      add(rows[row].level(Double(rows[row].slope)), change * Double(rows[row].slope))
    }
    var part = head
    while part >= 0 {
      add(duals.parts[part].level, duals.parts[part].coefficient)
      part = duals.parts[part].next
    }
    return sums.allSatisfy { abs($0.sum) <= 1e-6 * max(1, $0.size) }
  }

  private func auditLinks(_ faults: inout [Fault]) {
    for row in 0..<rows.count {
      switch rows[row].state {
      case .definer:
        let variable = rows[row].variable
        if variables[variable].definer != row || entries[rows[row].place].variable != variable
          || !rows[row].entries.contains(rows[row].place)
        {
          faults.append(.link(row: row))
        }
      case .core:
        let block = blocks[rows[row].variable]
        if block.cores[Int(rows[row].place)] != row || block.cuts.count != block.cores.count {
          faults.append(.link(row: row))
        }
        for (place, cut) in block.cuts.enumerated() {
          if variables[cut].definer != Variable.cut || variables[cut].place != Int32(place)
            || variables[cut].block != rows[row].variable
          {
            faults.append(.link(row: row))
          }
        }
      case .inactive, .free: break
      }
    }
  }

  private func auditObservers(_ faults: inout [Fault]) {
    var expected = [Int32](repeating: 0, count: Int(variables.count))
    for row in 0..<rows.count where rows[row].state != .free && !rows[row].isDeferred {
      let isLooking =
        rows[row].state != .definer || variables[rows[row].variable].isObserved
      guard isLooking else { continue }
      for entry in rows[row].entries
      where rows[row].state != .definer || entry != rows[row].place {
        expected[Int(entries[entry].variable)] += 1
      }
    }
    for variable in 0..<variables.count where variables[variable].isAlive {
      if variables[variable].observers != expected[Int(variable)] {
        faults.append(.observers(variable: variable))
      }
    }
  }
}
