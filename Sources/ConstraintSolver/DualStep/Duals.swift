// SPDX-License-Identifier: MIT

/// The duals of active rows.
///
/// A dual is a sum over levels, compared from the highest level down. It is stored as a short list
/// of parts, highest level first. All lists share one arena. A row without a list has a dual of
/// zero.
struct Duals: ~Copyable, Sendable {
  struct Part: BitwiseCopyable, Hashable, Sendable {
    var level: Float
    var next: Int32
    var coefficient: Double
  }

  var parts = Arena<Part>()
  private var firstFree: Int32 = -1

  /// The first free part, which a checkpoint saves beside the arena.
  var free: Int32 {
    get { firstFree }
    set { firstFree = newValue }
  }

  /// Adds `factor` times `vector` to the dual that starts at `head`.
  mutating func add(_ vector: borrowing LevelVector, times factor: Double, to head: inout Int32) {
    var before: Int32 = -1
    var part = head
    for index in vector.indices {
      add(
        vector[index].level, vector[index].coefficient * factor, after: &before, at: &part,
        to: &head)
    }
  }

  /// Adds one part to a list that has been searched up to `before` and `part`.
  @inline(__always)
  private mutating func add(
    _ level: Float, _ coefficient: Double, after before: inout Int32, at part: inout Int32,
    to head: inout Int32
  ) {
    while part >= 0, parts[part].level > level {
      before = part
      part = parts[part].next
    }
    guard part >= 0, parts[part].level == level else {
      let new = make(Part(level: level, next: part, coefficient: coefficient))
      link(new, after: before, head: &head)
      before = new
      return
    }
    let sum = Duals.sum(parts[part].coefficient, coefficient)
    if sum != 0 {
      parts[part].coefficient = sum
    } else {
      let next = parts[part].next
      link(next, after: before, head: &head)
      release(part)
      part = next
    }
  }

  /// Adds `factor` times another dual to the one that starts at `head`.
  mutating func add(listAt other: Int32, times factor: Double, to head: inout Int32) {
    var before: Int32 = -1
    var part = head
    var source = other
    while source >= 0 {
      add(
        parts[source].level, parts[source].coefficient * factor, after: &before, at: &part,
        to: &head)
      source = parts[source].next
    }
  }

  /// Sets the dual that starts at `head` to zero.
  mutating func clear(_ head: inout Int32) {
    while head >= 0 {
      let next = parts[head].next
      release(head)
      head = next
    }
  }

  /// Returns `a + b`, or zero if the two cancel up to rounding.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= Tolerance.dual * abs(a) ? 0 : sum
  }

  private mutating func link(_ part: Int32, after before: Int32, head: inout Int32) {
    if before >= 0 { parts[before].next = part } else { head = part }
  }

  private mutating func make(_ part: Part) -> Int32 {
    guard firstFree >= 0 else {
      parts.append(part)
      return parts.count - 1
    }
    let slot = firstFree
    firstFree = parts[slot].next
    parts[slot] = part
    return slot
  }

  private mutating func release(_ part: Int32) {
    parts[part].next = firstFree
    firstFree = part
  }
}
