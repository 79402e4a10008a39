// SPDX-License-Identifier: MIT

/// The sum that proves a conflict: the required length, the available length and the difference.
public struct ConflictArithmetic: Hashable, Sendable {
  /// A summand.
  public struct Term: Hashable, Sendable {
    /// The index of the entry in the message's list.
    public var entry: Int
    /// The factor of the entry's constant: 1, or a ratio that other constraints introduce.
    public var factor: Double
    /// The value in points, with its sign in the sum.
    public var value: Double
  }

  public var terms: [Term]
  /// The sum of the terms, in points.
  public var sum: Double
  /// The size that is fixed from outside, or the constant that the others contradict.
  public var available: Double
  /// The index of the entry that fixes it.
  public var container: Int
  /// ``sum`` minus ``available``: positive if the sum is too large, negative if it is too small.
  public var excess: Double { sum - available }
}

extension ConflictArithmetic {
  init?(
    _ proof: ConflictProof, _ system: ConflictSystem, _ log: ConflictLog, _ tree: LoggedTree,
    breaking broken: Int?
  ) {
    func line(_ part: ConflictProof.Part) -> LoggedConstraint? {
      log.entries[part.entry].constraint
    }
    let candidates = proof.parts.filter { $0.factor != 0 }
    guard
      let container = candidates.max(by: { a, b in
        guard let first = line(a), let second = line(b) else { return false }
        let left = Self.rank(first, a.entry == broken, tree)
        let right = Self.rank(second, b.entry == broken, tree)
        return left.lexicographicallyPrecedes(right)
      }),
      let fixed = line(container)
    else { return nil }
    let scale = 1 / container.factor
    var terms: [Term] = []
    for part in candidates where part != container {
      guard let constraint = line(part) else { continue }
      let value = -part.factor * scale * constraint.constant
      terms.append(
        Term(entry: part.entry, factor: abs(part.factor * scale), value: value == 0 ? 0 : value))
    }
    terms.sort { a, b in
      guard let first = log.entries[a.entry].constraint,
        let second = log.entries[b.entry].constraint
      else { return false }
      return (Self.place(first), a.entry) < (Self.place(second), b.entry)
    }
    var sum = terms.reduce(0) { $0 + $1.value }
    if case .margins(let margin) = proof.assumption {
      sum += Self.hiddenMargins(proof, system, scale: scale) * margin
    }
    guard sum.isFinite, terms.allSatisfy({ $0.value.isFinite }) else { return nil }
    self.init(
      terms: terms, sum: sum.roundedToPrint, available: fixed.constant, container: container.entry)
  }

  /// The rank of a constraint as the container of the sum: sizes from outside first, then outer
  /// sizes.
  private static func rank(
    _ line: LoggedConstraint, _ isBroken: Bool, _ tree: LoggedTree
  ) -> [Double] {
    let isSize = line.second == nil && line.first.attribute.isSize
    let depth = tree.index(of: line.first.item).map { tree.depth(of: $0) } ?? 0
    return [
      line.isImposedSize ? 1 : 0, isSize && line.isAutoresizing ? 1 : 0,
      line.identifier == "UISV-hiding" ? 1 : 0, isSize ? 1 : 0, isBroken ? 0 : 1,
      line.isAutoresizing ? 1 : 0, Double(-depth), -abs(line.constant),
    ]
  }

  /// The position of a constraint along the chain, from start to end.
  private static func place(_ line: LoggedConstraint) -> Int {
    if line.form == .toSuperview { return 3 }
    guard let second = line.second else { return 1 }
    if line.first.attribute.isStart, second.attribute.isStart { return 0 }
    if line.first.attribute.isEnd, second.attribute.isEnd { return 3 }
    return line.first.attribute.isSize ? 2 : 1
  }

  /// The factor in the sum of the layout margin, which the message does not print.
  private static func hiddenMargins(
    _ proof: ConflictProof, _ system: ConflictSystem, scale: Double
  ) -> Double {
    var factors: [Int: Double] = [:]
    for part in proof.parts { factors[part.entry] = part.factor }
    let margins = Set(system.margins)
    var total = 0.0
    for row in system.rows {
      guard let factor = row.entry.flatMap({ factors[$0] }) else { continue }
      for (quantity, coefficient) in row.terms where margins.contains(quantity) {
        total += coefficient * factor * scale
      }
    }
    return total
  }
}
