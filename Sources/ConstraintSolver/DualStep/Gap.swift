// SPDX-License-Identifier: MIT

/// What separates an active row's dual from the end of its interval that it moves towards, divided
/// by the rate at which it moves; level by level, highest first.
struct Gap {
  private var part: Int32
  /// The end is one unit at a level, or zero where there is no level.
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
}
