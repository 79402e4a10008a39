// SPDX-License-Identifier: MIT

extension Engine {
  /// Takes one dual step for an inconsistent row.
  ///
  /// The row's slope moves towards the slope that the sign of its residual requires. The duals of
  /// the active rows on which it depends move with it, so that all contributions still cancel. If
  /// the slope reaches its goal first, the row stays violated (or satisfied), and no value changes.
  /// If the dual of an active row reaches an end of its interval first, that row leaves the basis
  /// and this one enters.
  ///
  /// - Returns: `false` if the row is required and no row can leave the basis. The rows of
  ///   ``UpstreamPass/combination`` then prevent it from holding.
  mutating func dualStep(_ row: Int32, residual: Double, isRequired: Bool) -> Bool {
    counters.dualSteps += 1
    let direction: Double = residual > 0 ? 1 : -1
    combine(row)
    let goal = rows[row].slope(forResidual: residual)
    if isRequired {
      step.shortest.removeAll()
    } else {
      step.shortest.setDistance(
        from: rows[row].slope, to: goal, below: rows[row].below, above: rows[row].above)
    }
    var leaving = chooseLeaving(direction: direction, isUnlimited: isRequired)
    var remaining = residual
    if let first = leaving {
      leaving = lengthen(
        from: first, entering: row, residual: &remaining, direction: direction,
        isUnlimited: isRequired)
    }
    if leaving == nil, isRequired {
      // The duals stay incomplete, but the values follow the graph, because a search for the
      // conflict starts from here.
      moveHandedOver()
      combineCompletely(row)
      return false
    }
    if !step.shortest.isZero { moveDuals(direction: direction) }
    moveHandedOver()
    guard let leaving else {
      rows[row].slope = goal
      return true
    }
    counters.pivots += 1
    let part = upstream.combination[leaving]
    if part.row < 0 { beginColumn(ofLoose: part.variable) } else { beginColumn(ofRow: part.row) }
    correctHotColumns(leaving: part, entering: row)
    move(by: -remaining / part.factor)
    exchange(part, for: row, direction: direction)
    return true
  }

  /// Finds the active row whose dual reaches its end first, if one does so before the entering row
  /// reaches its goal. ``StepScratch/shortest`` is then the length of the step.
  ///
  /// - Returns: the position of the row in the combination.
  private mutating func chooseLeaving(direction: Double, isUnlimited: Bool) -> Int32? {
    var leaving: Int32?
    for index in upstream.combination.indices {
      let part = upstream.combination[index]
      guard part.row >= 0 else {
        // A loose variable always leaves the basis at once.
        if let best = leaving, step.shortest.isZero, !precedes(index, best) { continue }
        leaving = index
        step.shortest.removeAll()
        continue
      }
      if rows[part.row].isRigid { continue }
      let rate = -direction * part.factor
      let level = rows[part.row].level(rate)
      if level == Row.required { continue }
      let gap = Gap(dual: rows[part.row].dual, endLevel: level, rate: rate)
      let isLimited = leaving != nil || !isUnlimited
      switch isLimited ? step.shortest.compare(gap, in: duals) : .shorter {
      case .longer: continue
      case .equal:
        guard let best = leaving, precedes(index, best) else { continue }
        leaving = index
      case .shorter:
        read(gap)
        leaving = index
      }
    }
    return leaving
  }

  /// Whether the first of two rows is preferred, if both leave the basis at the same length of the
  /// step.
  @inline(__always)
  func precedes(_ index: Int32, _ other: Int32) -> Bool {
    let (a, b) = (upstream.combination[index], upstream.combination[other])
    if !step.usesBlandsRule {
      // A loose variable precedes a row. Then the larger factor precedes, because it loses the
      // least accuracy. Of two loose variables the newest precedes, so that the older one stays
      // where it is.
      if (a.row < 0) != (b.row < 0) { return a.row < 0 }
      let (sizeA, sizeB) = (abs(a.factor), abs(b.factor))
      if max(sizeA, sizeB) > 8 * min(sizeA, sizeB) { return sizeA > sizeB }
    }
    return order(a) < order(b)
  }

  @inline(__always)
  private func order(_ part: UpstreamPass.Part) -> Int64 {
    part.row < 0 ? -1 - Int64(part.variable) : Int64(rows[part.row].sequence)
  }

  mutating func read(_ gap: consuming Gap) {
    step.candidate.removeAll()
    while let part = gap.next(in: duals) {
      step.candidate.append(level: part.level, coefficient: part.coefficient)
    }
    swap(&step.candidate, &step.shortest)
  }

  /// Moves the duals of the rows in the combination by the length of the step.
  private mutating func moveDuals(direction: Double) {
    for index in upstream.combination.indices {
      let part = upstream.combination[index]
      guard part.row >= 0, !rows[part.row].isRigid else { continue }
      var dual = rows[part.row].dual
      duals.add(step.shortest, times: -direction * part.factor, to: &dual)
      if dual != rows[part.row].dual { rows[part.row].dual = dual }
    }
  }

  /// Makes `entering` active in place of `leaving`, whose dual has reached the end of its interval.
  private mutating func exchange(
    _ leaving: UpstreamPass.Part, for entering: Int32, direction: Double
  ) {
    // The contribution of the entering row before the step, plus its change in the step.
    var dual: Int32 = -1
    if !rows[entering].isRigid {
      step.candidate.setDistance(
        from: 0, to: rows[entering].slope, below: rows[entering].below,
        above: rows[entering].above)
      duals.add(step.candidate, times: rows[entering].slope < 0 ? -1 : 1, to: &dual)
      duals.add(step.shortest, times: direction, to: &dual)
    }
    rows[entering].dual = dual
    rows[entering].slope = 0
    if leaving.row >= 0 {
      let rate = -direction * leaving.factor
      var old = rows[leaving.row].dual
      duals.clear(&old)
      rows[leaving.row].dual = -1
      rows[leaving.row].slope = rows[leaving.row].slope(forResidual: rate)
    }
    changeBasis(leaving: leaving, entering: entering)
    // The leaving row may have a required side there, or several duals may have reached an end at
    // once.
    if leaving.row >= 0 { check(leaving.row) }
  }
}
