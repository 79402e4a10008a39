// SPDX-License-Identifier: MIT

/// The distance from an active row's dual to the end of its interval that it moves towards, divided
/// by the rate of the dual. It has one coefficient for each level, highest level first.
struct Gap {
  private var part: Int32
  /// The level of the end. The end is one unit at this level, or zero if there is no level.
  private var endLevel: Float
  private let end: Double
  private let rate: Double

  init(dual: Int32, endLevel: Float, rate: Double) {
    part = dual
    self.endLevel = endLevel
    end = rate > 0 ? 1 : -1
    self.rate = rate
  }

  mutating func next(in duals: borrowing Duals) -> LevelVector.Part? {
    while part >= 0 || endLevel != Row.free {
      let level = part >= 0 ? duals.parts[part].level : -.infinity
      var coefficient = 0.0
      let top: Float
      if endLevel != Row.free, endLevel >= level {
        top = endLevel
        coefficient = end
        endLevel = Row.free
      } else {
        top = level
      }
      if part >= 0, top == level {
        coefficient = Duals.sum(coefficient, -duals.parts[part].coefficient)
        part = duals.parts[part].next
      }
      if coefficient != 0 { return .init(level: top, coefficient: coefficient / rate) }
    }
    return nil
  }

  /// Compares two gaps, level by level from the highest.
  static func compare(
    _ a: consuming Gap, _ b: consuming Gap, in duals: borrowing Duals
  ) -> LevelVector.Comparison {
    while true {
      let (left, right) = (a.next(in: duals), b.next(in: duals))
      switch (left, right) {
      case (nil, nil): return .equal
      case (let part?, nil): return part.coefficient > 0 ? .longer : .shorter
      case (nil, let part?): return part.coefficient > 0 ? .shorter : .longer
      case (let left?, let right?):
        if left.level > right.level { return left.coefficient > 0 ? .longer : .shorter }
        if left.level < right.level { return right.coefficient > 0 ? .shorter : .longer }
        let difference = Duals.sum(left.coefficient, -right.coefficient)
        if difference != 0 { return difference > 0 ? .longer : .shorter }
      }
    }
  }
}

extension LevelVector {
  enum Comparison { case shorter, equal, longer }

  /// Compares a gap with this length, level by level from the highest.
  func compare(_ gap: consuming Gap, in duals: borrowing Duals) -> Comparison {
    var index: Int32 = 0
    while true {
      let part = gap.next(in: duals)
      guard index < count else {
        guard let part else { return .equal }
        return part.coefficient > 0 ? .longer : .shorter
      }
      let best = self[index]
      guard let part, part.level >= best.level else {
        return best.coefficient > 0 ? .shorter : .longer
      }
      guard part.level == best.level else { return part.coefficient > 0 ? .longer : .shorter }
      let difference = Duals.sum(part.coefficient, -best.coefficient)
      if difference != 0 { return difference > 0 ? .longer : .shorter }
      index += 1
    }
  }
}
