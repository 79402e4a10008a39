// SPDX-License-Identifier: MIT

/// The length of a dual step: one coefficient for each level, highest level first. No coefficient
/// is zero.
struct LevelVector: ~Copyable, Sendable {
  struct Part: BitwiseCopyable, Sendable {
    var level: Float
    var coefficient: Double
  }

  private var parts = Storage<Part>()

  var count: Int32 { parts.count }
  var indices: Range<Int32> { parts.indices }
  var isZero: Bool { parts.isEmpty }

  subscript(index: Int32) -> Part { parts[index] }

  mutating func append(level: Float, coefficient: Double) {
    parts.append(Part(level: level, coefficient: coefficient))
  }

  mutating func removeAll() { parts.removeAll() }

  /// Sets the vector to the distance between two slopes of a row, in units of each level.
  mutating func setDistance(from slope: Int8, to goal: Int8, below: Float, above: Float) {
    parts.removeAll()
    guard slope != goal else { return }
    let low = min(slope, goal) < 0
    let high = max(slope, goal) > 0
    if low, high, below == above {
      append(level: below, coefficient: 2)
    } else {
      if high, above > below || !low { append(level: above, coefficient: 1) }
      if low { append(level: below, coefficient: 1) }
      if high, low, above < below { append(level: above, coefficient: 1) }
    }
  }
}
