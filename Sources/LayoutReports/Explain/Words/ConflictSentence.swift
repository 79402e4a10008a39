// SPDX-License-Identifier: MIT

/// Writes the conflict in one sentence, with its arithmetic.
struct ConflictSentence {
  let log: ConflictLog
  let names: ItemNames
  let proof: ConflictProof?
  let arithmetic: ConflictArithmetic?

  /// A difference below the precision of six printed digits.
  private static let leastPrinted = 0.0006

  var text: String {
    guard let proof, let arithmetic, let container = log.entries[arithmetic.container].constraint
    else {
      return "The constraints that could be read do not contradict each other: the message is "
        + "incomplete."
    }
    let owner = names.subject(of: container.first.item)
    if proof.assumption == .rounding || abs(arithmetic.excess) < Self.leastPrinted {
      return """
        \(owner): the constraints agree in all printed digits; they differ by less than a thousandth \
        of a point, or repeat each other.
        """
    }
    if arithmetic.terms.isEmpty {
      return "\(owner) cannot be \(container.constant.printed) points \(dimension(container)): "
        + "no size is negative."
    }
    if let other = onlyOther(arithmetic), isSameAttribute(container, other) {
      return "The \(container.first.attribute.words) of \(names.name(of: container.first.item)) is "
        + "set to \(container.relation.words)\(container.constant.printed) and to \(other.relation.words)"
        + "\(other.constant.printed): they differ by \(abs(arithmetic.excess).printed)."
    }
    let sum = "\(expression(arithmetic))"
    let amount = abs(arithmetic.excess).printed
    let off =
      "\(amount) \(amount == "1" ? "point" : "points") too \(arithmetic.excess > 0 ? "many" : "few")"
    if container.second == nil, container.first.attribute.isSize {
      return
        "\(owner) is \(container.relation.words)\(container.constant.printed) points "
        + "\(dimension(container)), but the other constraints require \(sum): \(off)."
    }
    let words = ConstraintWords(names).noun(container)
    let subject = words.hasPrefix("the ") ? "The" + words.dropFirst(3) : words
    return
      "\(subject) contradicts the other constraints, which require \(sum) instead of "
      + "\(container.constant.printed): \(off)."
  }

  private func onlyOther(_ arithmetic: ConflictArithmetic) -> LoggedConstraint? {
    arithmetic.terms.count == 1 ? log.entries[arithmetic.terms[0].entry].constraint : nil
  }

  private func isSameAttribute(_ a: LoggedConstraint, _ b: LoggedConstraint) -> Bool {
    a.first.item.id == b.first.item.id && a.first.attribute == b.first.attribute
      && a.second?.item.id == b.second?.item.id && a.second?.attribute == b.second?.attribute
  }

  private func dimension(_ line: LoggedConstraint) -> String {
    line.first.attribute.isHorizontal ? "wide" : "high"
  }

  /// The non-zero summands. More than three equal ones in a row are combined.
  private func runs(_ arithmetic: ConflictArithmetic) -> [(value: Double, count: Int)] {
    var runs: [(value: Double, count: Int)] = []
    for term in arithmetic.terms {
      let value = term.value.roundedToPrint
      guard value != 0 else { continue }
      if let last = runs.last, last.value == value {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((value, 1))
      }
    }
    return runs.flatMap { run in
      run.count > 3 ? [run] : Array(repeating: (run.value, 1), count: run.count)
    }
  }

  /// The sum as text, such as `16 + 24 + 330 + 16 = 386`.
  private func expression(_ arithmetic: ConflictArithmetic) -> String {
    var text = ""
    var shown = 0
    var total = 0.0
    for (value, count) in runs(arithmetic) {
      total += value * Double(count)
      let size = abs(value).printed
      let summand = count == 1 ? size : "\(count) × \(size)"
      if shown == 0 {
        text = value < 0 ? "−\(summand)" : summand
      } else {
        text += value < 0 ? " − \(summand)" : " + \(summand)"
      }
      shown += count
    }
    if case .margins(let margin) = proof?.assumption {
      let rest = (arithmetic.sum - total).roundedToPrint
      if rest != 0, margin != 0 {
        let count = (abs(rest) / margin).printed
        let factor = count == "1" ? "" : "\(count) × "
        text += shown == 0 ? "" : rest < 0 ? " − " : " + "
        text += "\(factor)\(margin.printed) (layout margin)"
        shown += 1
      }
    }
    if shown == 0 { return "0" }
    return shown == 1 && !text.contains("(") ? text : "\(text) = \(arithmetic.sum.printed)"
  }
}
