// SPDX-License-Identifier: MIT

/// The variables that may have changed since the last reading, so that a reader need not visit all
/// variables.
struct ChangeLog: ~Copyable, Sendable {
  private(set) var variables = Storage<Int32>()
  private var isListed = Storage<Bool>()
  /// The values last reported to the reader.
  var reportedValues = Storage<Double>()

  mutating func grow(to count: Int32) {
    isListed.grow(to: count, filledWith: false)
    reportedValues.grow(to: count, filledWith: 0)
  }

  @inline(__always)
  mutating func note(_ variable: Int32) {
    guard !isListed[variable] else { return }
    isListed[variable] = true
    variables.append(variable)
  }

  /// Forgets all changes, after the caller has read them.
  mutating func drain() {
    for index in variables.indices { isListed[variables[index]] = false }
    variables.removeAll()
  }

  /// Takes over the storage of `other`, which the caller discards. See
  /// ``Engine/init(reusingStorageOf:)``.
  mutating func takeStorage(of other: inout ChangeLog) {
    variables.takeStorage(of: &other.variables)
    isListed.takeStorage(of: &other.isListed)
    reportedValues.takeStorage(of: &other.reportedValues)
  }
}
