// SPDX-License-Identifier: MIT

// When a row is removed or its cost changes, its contribution changes, and duals may leave their
// intervals. They return when violated rows become neutral, because a slope of zero is valid for
// every row. The contribution of one row is subtracted from all duals. If one of them is then
// outside its interval, all rows that contribute to it become neutral as well, and so on. In the
// worst case a whole connected part becomes neutral, with every dual zero. Dual steps then repair
// the rows again, most of them without moving a value.
extension Engine {
  /// Makes a violated row neutral, and other rows as far as that requires.
  mutating func retract(_ row: Int32) {
    guard rows[row].slope != 0 else { return }
    step.retracting.append(row)
    retractAll()
  }

  /// Makes every violated row neutral that contributes to the dual of an active row. The dual is
  /// then zero.
  mutating func neutralize(active row: Int32) {
    guard rows[row].isRigid || rows[row].dual >= 0 else { return }
    retractDownstream(of: .init(row: row, variable: rows[row].variable, factor: 1))
    retractAll()
    clearDual(row)
  }

  /// Whether the dual of an active row is within its interval.
  mutating func isFeasible(_ row: Int32) -> Bool {
    if rows[row].isRigid || rows[row].dual < 0 { return true }
    for rate in [1.0, -1.0] {
      let level = rows[row].level(rate)
      if level == Row.required { continue }
      var gap = Gap(dual: rows[row].dual, endLevel: level, rate: rate)
      if let top = gap.next(in: duals), top.coefficient < 0 { return false }
    }
    return true
  }

  private mutating func retractAll() {
    while let row = step.retracting.popLast() {
      guard rows[row].slope != 0 else { continue }
      combine(row)
      step.candidate.setDistance(
        from: 0, to: rows[row].slope, below: rows[row].below, above: rows[row].above)
      let sign: Double = rows[row].slope < 0 ? -1 : 1
      rows[row].slope = 0
      step.retracted.append(row)
      step.suspects.removeAll()
      for index in upstream.combination.indices {
        let part = upstream.combination[index]
        if part.row >= 0 {
          if rows[part.row].isRigid { continue }
          var dual = rows[part.row].dual
          duals.add(step.candidate, times: sign * part.factor, to: &dual)
          rows[part.row].dual = dual
          if isFeasible(part.row) { continue }
        }
        step.suspects.append(part)
        if part.row >= 0 { step.suspectRows.append(part.row) }
      }
      for index in step.suspects.indices {
        let suspect = step.suspects[index]
        retractDownstream(of: suspect)
      }
    }
    // All contributions to the dual of a suspect are gone, so the remainder is a rounding error.
    while let row = step.suspectRows.popLast() { clearDual(row) }
    step.suspectRows.removeAll()
    while let row = step.retracted.popLast() { check(row) }
  }

  private mutating func retractDownstream(of part: UpstreamPass.Part) {
    if part.row < 0 { beginColumn(ofLoose: part.variable) } else { beginColumn(ofRow: part.row) }
    endColumn()
    for index in downstream.inactive.indices {
      let row = downstream.inactive[index]
      if rows[row].slope != 0 { step.retracting.append(row) }
    }
  }

  mutating func clearDual(_ row: Int32) {
    var dual = rows[row].dual
    guard dual >= 0 else { return }
    duals.clear(&dual)
    rows[row].dual = -1
  }
}
