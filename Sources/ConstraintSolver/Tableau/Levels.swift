// SPDX-License-Identifier: MIT

/// A sum of priorities: one coefficient a level, compared from the highest level down.
struct Levels: Equatable, Sendable {
  private(set) var parts: [(level: Float, coefficient: Double)] = []

  static let zero = Levels()

  init() {}

  init(_ level: Float, _ coefficient: Double) {
    parts = [(level, coefficient)]
  }

  static func == (left: Levels, right: Levels) -> Bool {
    left.parts.elementsEqual(right.parts) {
      $0.level == $1.level && $0.coefficient == $1.coefficient
    }
  }

  /// Adds `factor` times `other`; what cancels is dropped.
  func adding(_ other: Levels, times factor: Double) -> Levels {
    var result = Levels()
    var (i, j) = (0, 0)
    while i < parts.count || j < other.parts.count {
      if j == other.parts.count || i < parts.count && parts[i].level > other.parts[j].level {
        result.parts.append(parts[i])
        i += 1
      } else if i == parts.count || parts[i].level < other.parts[j].level {
        result.parts.append((other.parts[j].level, other.parts[j].coefficient * factor))
        j += 1
      } else {
        let (a, b) = (parts[i].coefficient, other.parts[j].coefficient * factor)
        if abs(a + b) > 1e-9 * max(abs(a), abs(b), 1) {
          result.parts.append((parts[i].level, a + b))
        }
        i += 1
        j += 1
      }
    }
    return result
  }

  /// The sign of the highest level that is not zero.
  var sign: Double {
    guard let top = parts.first else { return 0 }
    return top.coefficient > 0 ? 1 : -1
  }

  static func < (left: Levels, right: Levels) -> Bool {
    left.adding(right, times: -1).sign < 0
  }
}
