// SPDX-License-Identifier: MIT

/// The variables that may have changed since the last reading, so that a reader need not visit all
/// variables.
struct ChangeLog: ~Copyable, Sendable {
  private(set) var variables = Storage<Int32>()
  private var isNoted = Storage<Bool>()
  /// The values last reported to the reader.
  var reported = Storage<Double>()

  mutating func grow(to count: Int32) {
    isNoted.grow(to: count, filledWith: false)
    reported.grow(to: count, filledWith: 0)
  }

  @inline(__always)
  mutating func note(_ variable: Int32) {
    guard !isNoted[variable] else { return }
    isNoted[variable] = true
    variables.append(variable)
  }

  /// Forgets all changes, after the caller has read them.
  mutating func drain() {
    for index in variables.indices { isNoted[variables[index]] = false }
    variables.removeAll()
  }

  /// Takes over the storage of `other`, which the caller discards. See
  /// ``Engine/init(reusingStorageOf:)``.
  mutating func takeStorage(of other: inout ChangeLog) {
    variables.takeStorage(of: &other.variables)
    isNoted.takeStorage(of: &other.isNoted)
    reported.takeStorage(of: &other.reported)
  }
}
