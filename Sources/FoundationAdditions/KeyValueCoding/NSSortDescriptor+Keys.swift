// SPDX-License-Identifier: MIT

public import Foundation

/// Sorts objects by the values of a key path, from `value(forKeyPath:)`.
extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { Self.compare($0, $1) }
  }

  /// Objects without a value come first.
  public convenience init(
    key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      guard let key else { return cmptr(first, second) }
      switch (Self.value(key, of: first), Self.value(key, of: second)) {
      case (let first?, let second?): return cmptr(first, second)
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      }
    }
  }

  /// Objects without a value come first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    // Key paths are immutable.
    nonisolated(unsafe) let path = keyPath
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      let values = ((first as? Root)?[keyPath: path], (second as? Root)?[keyPath: path])
      return switch values {
      case (let first?, let second?) where first == second: .orderedSame
      case (let first?, let second?): first < second ? .orderedAscending : .orderedDescending
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }

  /// Supports the common comparison methods of `NSString`. Other selectors are ignored.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let options: String.CompareOptions? =
      switch selector?.name {
      case "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:": .caseInsensitive
      case "localizedStandardCompare:": [.caseInsensitive, .numeric]
      default: nil
      }
    self.init(key: key, ascending: ascending) { first, second in
      guard let options, let first = first as? String, let second = second as? String else {
        return Self.compare(first, second)
      }
      return first.compare(second, options: options)
    }
  }

  private static func value(_ key: String, of object: Any) -> Any? {
    (object as? NSObject)?.value(forKeyPath: key)
  }

  private static func compareIntegers<First: BinaryInteger, Second: BinaryInteger>(
    _ first: First, _ second: Second
  ) -> ComparisonResult {
    first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  private static func compare(_ first: Any, _ second: Any) -> ComparisonResult {
    switch (first, second) {
    case (let first as String, let second as String): (first as NSString).compare(second)
    case (let first as NSString, let second as NSString): first.compare(second as String)
    case (let first as Date, let second as Date): first.compare(second)
    case (let first as NSDate, let second as NSDate): first.compare(second as Date)
    case (let first as NSNumber, let second as NSNumber): first.compare(second)
    case (let first as any BinaryInteger, let second as any BinaryInteger):
      compareIntegers(first, second)
    case (let first as any BinaryFloatingPoint, let second as any BinaryFloatingPoint):
      NSNumber(value: Double(first)).compare(NSNumber(value: Double(second)))
    case (let first as Bool, let second as Bool):
      NSNumber(value: first).compare(NSNumber(value: second))
    default: .orderedSame
    }
  }
}
