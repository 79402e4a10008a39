// SPDX-License-Identifier: MIT

/// A table of distinct values, which are referred to by index.
struct SharedTable<Value: Hashable & Encodable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// The index of `value`, which is added if it is new.
  mutating func number(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// A list of numbers in the format that the page reads: base 36, separated by spaces.
enum NumberList {
  static func text(_ numbers: [Int]) -> String {
    numbers.map { String($0, radix: 36) }.joined(separator: " ")
  }
}
