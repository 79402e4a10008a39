// SPDX-License-Identifier: MIT

/// Values that many refer to by number, each there once.
struct SharedTable<Value: Hashable & Encodable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// The number of `value`, which is added where it is new.
  mutating func number(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// A list of numbers as the page reads it: in base 36, separated by spaces.
enum NumberList {
  static func text(_ numbers: [Int]) -> String {
    numbers.map { String($0, radix: 36) }.joined(separator: " ")
  }
}
