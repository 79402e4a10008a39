// SPDX-License-Identifier: MIT

/// A value that has its usual form in most items, where it takes no room but for a reference.
///
/// Copies share what is stored until one of them is written to.
struct Rare<Value: RareValue>: Sendable {
  /// Nothing, or the one value.
  private var stored: [Value] = []

  /// Reads a part of the value.
  @inline(__always)
  func read<Part>(_ part: (Value) -> Part) -> Part {
    stored.isEmpty ? part(Value()) : part(stored[0])
  }

  /// Writes to the value. One that has its usual form before and after is not stored.
  @inline(__always)
  mutating func write(_ change: (inout Value) -> Void) {
    if stored.isEmpty {
      var value = Value()
      change(&value)
      if value != Value() { stored = [value] }
    } else {
      change(&stored[0])
    }
  }
}

extension Rare: Hashable {
  static func == (a: Rare, b: Rare) -> Bool {
    if a.stored.isEmpty && b.stored.isEmpty { return true }
    return a.read { a in b.read { b in a == b } }
  }

  func hash(into hasher: inout Hasher) { read { $0 }.hash(into: &hasher) }
}

/// What can be kept as ``Rare``.
@usableFromInline
package protocol RareValue: Hashable, Sendable {
  /// The usual form.
  init()
}
