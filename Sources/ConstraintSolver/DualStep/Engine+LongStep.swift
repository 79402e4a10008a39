// SPDX-License-Identifier: MIT

// When an active row leaves the basis, the values move until the entering row's residual is zero,
// however far that is. Often another row about the same variable becomes violated on the way. For
// example, a label shrinks below its content size, and its minimum width would be violated next. In
// a long stack that makes as many steps as there are views, and each step visits the whole stack.
//
// A long step looks ahead. The leaving row hands its variable over to the next row on the way,
// which holds the variable from there on. The rest of the residual is left to the next row that
// leaves the basis. Both rows contain no other variable, so nothing else in the graph changes. All
// hand-overs of a step move the values in one pass. The idea is that of the long-step, or
// bound-flipping, ratio test: Maros, "A generalized dual phase-2 simplex algorithm", 2003.
extension Engine {
  /// The largest number of rows about a variable for which long steps are tried.
  private static let maximumRowsAbout = 24

  private struct HandOver {
    var row: Int32
    var entry: Int32
    /// The distance that the variable moves until the row holds it.
    var distance: Double
  }

  /// Extends the step, if the row that leaves first can hand its variable over.
  ///
  /// - Parameter residual: the entering row's residual. On return, the part of it that remains.
  /// - Returns: the position in the combination of the row that leaves last, if one does.
  mutating func lengthen(
    from first: Int32, entering: Int32, residual: inout Double, direction: Double,
    isUnlimited: Bool
  ) -> Int32? {
    guard step.takesLongSteps, !step.usesBlandsRule,
      handOver(first, entering: entering, residual: residual, direction: direction) != nil
    else { return first }
    limitStep(entering, residual: residual, isUnlimited: isUnlimited)
    gatherCandidates(direction: direction, isUnlimited: isUnlimited)
    while let index = popCandidate(direction: direction) {
      guard
        let next = handOver(index, entering: entering, residual: residual, direction: direction)
      else {
        read(gap(index, direction: direction))
        return index
      }
      residual += apply(next, at: index, direction: direction)
      pushCandidate(index, direction: direction, isUnlimited: isUnlimited)
    }
    return nil
  }

  /// Moves the values by the hand-overs of this step.
  mutating func moveHandedOver() {
    guard !downstream.bases.isEmpty else { return }
    for index in downstream.bases.indices {
      downstream.bases[index].weight = step.shift[downstream.bases[index].variable]
    }
    beginColumnOfBases()
    move(by: 1)
    forgetHandOvers()
  }

  /// Changes the constant of a row that defines its only variable. The resulting moves are deferred
  /// to ``moveHandedOver()``.
  ///
  /// - Returns: whether the row is such a row. If not, nothing changes.
  mutating func noteConstant(_ constant: Double, of row: Int32) -> Bool {
    guard rows[row].state == .definer, rows[row].count == 1 else { return false }
    let change = constant - rows[row].constant
    guard change != 0 else { return true }
    rows[row].constant = constant
    shift(variable: rows[row].variable, by: change / entries[rows[row].place].coefficient)
    return true
  }

  private mutating func forgetHandOvers() {
    for index in downstream.bases.indices { step.shift[downstream.bases[index].variable] = 0 }
    downstream.bases.removeAll()
  }

  /// The row that takes over the variable of the row at a position in the combination. Nil if no
  /// such row is reached before the entering row's residual is used up.
  private mutating func handOver(
    _ index: Int32, entering: Int32, residual: Double, direction: Double
  ) -> HandOver? {
    let part = upstream.combination[index]
    guard part.row >= 0, rows[part.row].state == .definer, rows[part.row].count == 1,
      variables[part.variable].uses <= Engine.maximumRowsAbout
    else { return nil }
    let old = entries[rows[part.row].place].coefficient
    let sign: Double = (-direction * part.factor > 0) == (old > 0) ? 1 : -1
    let value = values[part.variable] + step.shift[part.variable]
    var nearest: HandOver?
    var entry = variables[part.variable].first
    while entry >= 0 {
      let row = entries[entry].row
      let coefficient = entries[entry].coefficient
      let here = entry
      entry = entries[entry].next
      guard rows[row].state == .inactive, rows[row].count == 1, row != entering else { continue }
      let change = coefficient * sign
      let level = rows[row].level(change)
      guard level == Row.required || rows[row].slope != rows[row].slope(forResidual: change) else {
        continue
      }
      let ahead = (rows[row].constant / coefficient - value) * sign
      // A row that the variable has already passed is consistent on its side.
      guard ahead > -Tolerance.residual else { continue }
      let distance = max(0, ahead)
      if let best = nearest,
        (best.distance, rows[best.row].sequence) <= (distance, rows[row].sequence)
      {
        continue
      }
      nearest = HandOver(row: row, entry: here, distance: distance)
    }
    guard var found = nearest else { return nil }
    // Some residual must be left for other rows. At a tie, or within the tolerance, the entering
    // row itself holds the variable.
    let left = abs(residual) - abs(part.factor * old) * found.distance
    guard left > 2 * Tolerance.residual * rows[entering].scale,
      left > Tolerance.dual * abs(residual)
    else { return nil }
    found.distance *= sign
    return found
  }

  /// Replaces a row by another as the definition of their variable.
  ///
  /// - Returns: the change of the entering row's residual.
  private mutating func apply(
    _ next: HandOver, at index: Int32, direction: Double
  ) -> Double {
    counters.handOvers += 1
    let part = upstream.combination[index]
    let old = part.row
    let oldCoefficient = entries[rows[old].place].coefficient
    let coefficient = entries[next.entry].coefficient
    let ratio = oldCoefficient / coefficient
    let end = rows[old].slope(forResidual: -direction * part.factor)
    // The new row's dual is the excess of the old dual over its end, plus the new row's previous
    // contribution.
    var dual: Int32 = -1
    if !rows[next.row].isRigid {
      addContribution(of: next.row, slope: rows[next.row].slope, times: 1, to: &dual)
      addContribution(of: old, slope: end, times: -ratio, to: &dual)
      duals.add(listAt: rows[old].dual, times: ratio, to: &dual)
    }
    clearDual(old)
    dropHotColumn(ofRow: old)
    rows[old].state = .inactive
    rows[old].slope = end
    rows[old].variable = -1
    rows[old].place = -1
    resume(next.row)
    rows[next.row].slope = 0
    rows[next.row].dual = dual
    define(part.variable, by: next.row)
    upstream.combination[index] = .init(
      row: next.row, variable: part.variable, factor: part.factor * ratio)
    if next.distance != 0 { shift(variable: part.variable, by: next.distance) }
    return part.factor * oldCoefficient * next.distance
  }

  private mutating func addContribution(
    of row: Int32, slope: Int8, times factor: Double, to dual: inout Int32
  ) {
    guard slope != 0 else { return }
    step.candidate.setDistance(
      from: 0, to: slope, below: rows[row].below, above: rows[row].above)
    duals.add(step.candidate, times: slope < 0 ? -factor : factor, to: &dual)
  }

  // MARK: Pending moves

  private mutating func shift(variable: Int32, by distance: Double) {
    if step.shift[variable] == 0 { downstream.bases.append(.init(variable: variable, weight: 0)) }
    step.shift[variable] += distance
  }

  // MARK: Candidates

  @inline(__always)
  private func gap(_ index: Int32, direction: Double) -> Gap {
    let part = upstream.combination[index]
    let rate = -direction * part.factor
    return Gap(
      dual: rows[part.row].dual, endLevel: rows[part.row].level(rate), rate: rate)
  }

  /// Limits the length of the step to the entering row's own distance to its goal.
  private mutating func limitStep(_ entering: Int32, residual: Double, isUnlimited: Bool) {
    guard !isUnlimited else { return step.shortest.removeAll() }
    step.shortest.setDistance(
      from: rows[entering].slope, to: rows[entering].slope(forResidual: residual),
      below: rows[entering].below, above: rows[entering].above)
  }

  private mutating func gatherCandidates(direction: Double, isUnlimited: Bool) {
    step.candidates.removeAll()
    for index in upstream.combination.indices {
      pushCandidate(index, direction: direction, isUnlimited: isUnlimited)
    }
  }

  /// Adds a row to the candidates if its dual reaches its end before the entering row reaches its
  /// goal.
  private mutating func pushCandidate(_ index: Int32, direction: Double, isUnlimited: Bool) {
    let part = upstream.combination[index]
    let level = rows[part.row].level(-direction * part.factor)
    if level == Row.required { return }
    let gap = gap(index, direction: direction)
    if !isUnlimited, step.shortest.compare(gap, in: duals) != .shorter { return }
    step.candidates.append(index)
    var child = step.candidates.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(step.candidates[child], step.candidates[parent], direction) else { break }
      exchangeCandidates(child, parent)
      child = parent
    }
  }

  private mutating func popCandidate(direction: Double) -> Int32? {
    guard !step.candidates.isEmpty else { return nil }
    let first = step.candidates[0]
    guard let last = step.candidates.popLast(), !step.candidates.isEmpty else { return first }
    step.candidates[0] = last
    var parent: Int32 = 0
    while true {
      var child = 2 * parent + 1
      guard child < step.candidates.count else { return first }
      if child + 1 < step.candidates.count,
        isBefore(step.candidates[child + 1], step.candidates[child], direction)
      {
        child += 1
      }
      guard isBefore(step.candidates[child], step.candidates[parent], direction) else {
        return first
      }
      exchangeCandidates(child, parent)
      parent = child
    }
  }

  private mutating func exchangeCandidates(_ a: Int32, _ b: Int32) {
    let kept = step.candidates[a]
    step.candidates[a] = step.candidates[b]
    step.candidates[b] = kept
  }

  private mutating func isBefore(_ a: Int32, _ b: Int32, _ direction: Double) -> Bool {
    switch Gap.compare(
      gap(a, direction: direction), gap(b, direction: direction), in: duals)
    {
    case .shorter: true
    case .longer: false
    case .equal: precedes(a, b)
    }
  }
}
