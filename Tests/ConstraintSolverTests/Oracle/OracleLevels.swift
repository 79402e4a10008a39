// SPDX-License-Identifier: MIT

/// An exact sum of priorities: one coefficient for each level, compared from the highest level
/// down.
struct OracleLevels: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    var level: Float
    var coefficient: Rational
  }

  private(set) var parts: [Part] = []

  static let zero = OracleLevels()

  init() {}

  init(_ level: Float, _ coefficient: Int) {
    parts = [Part(level: level, coefficient: Rational(coefficient))]
  }

  /// Adds `factor` times `other`.
  func adding(_ other: OracleLevels, times factor: Rational) -> OracleLevels {
    var result = OracleLevels()
    var (i, j) = (0, 0)
    while i < parts.count || j < other.parts.count {
      if j == other.parts.count || i < parts.count && parts[i].level > other.parts[j].level {
        result.parts.append(parts[i])
        i += 1
      } else {
        var part = other.parts[j]
        part.coefficient = part.coefficient * factor
        if i < parts.count, parts[i].level == part.level {
          part.coefficient = part.coefficient + parts[i].coefficient
          i += 1
        }
        j += 1
        if part.coefficient.sign != 0 { result.parts.append(part) }
      }
    }
    return result
  }

  /// The sign of the coefficient at the highest level.
  var sign: Int { parts.first?.coefficient.sign ?? 0 }
}
