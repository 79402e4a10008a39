// SPDX-License-Identifier: MIT

/// Storage for a value that is at its default in most items. A default value takes only the memory
/// of a reference.
///
/// Copies share the stored value until one of them changes.
struct SparseStorage<Value: SparseValue>: Sendable {
  /// Empty for the default value; otherwise the value alone.
  private var stored: [Value] = []

  @inline(__always)
  func read<Part>(_ part: (Value) -> Part) -> Part {
    stored.isEmpty ? part(Value()) : part(stored[0])
  }

  /// Changes the value. A default value that stays at its default is not stored.
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

extension SparseStorage: Hashable {
  static func == (a: SparseStorage, b: SparseStorage) -> Bool {
    if a.stored.isEmpty && b.stored.isEmpty { return true }
    return a.read { a in b.read { b in a == b } }
  }

  func hash(into hasher: inout Hasher) { read { $0 }.hash(into: &hasher) }
}

/// A value that ``SparseStorage`` can store.
@usableFromInline
package protocol SparseValue: Hashable, Sendable {
  /// Makes the default value.
  init()
}
