// SPDX-License-Identifier: MIT

import Foundation

/// The collection operators of key paths. They read the elements on the calling thread.
enum KeyPathOperators {
  /// The result of an operator such as `@count` or `@sum` for the rest of a key path. Nil for other
  /// names.
  static func result(_ name: String, of elements: [Any], _ rest: String) -> Any? {
    switch name {
    case "@count": return NSNumber(value: elements.count)
    case "@sum":
      return NSNumber(value: numbers(of: elements, rest).reduce(0, +))
    case "@avg":
      let numbers = numbers(of: elements, rest)
      return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@max": return extreme(of: elements, rest, .orderedDescending)
    case "@min": return extreme(of: elements, rest, .orderedAscending)
    case "@unionOfObjects": return NSArray(array: values(of: elements, rest))
    case "@distinctUnionOfObjects": return NSArray(array: distinct(values(of: elements, rest)))
    case "@unionOfArrays", "@distinctUnionOfArrays", "@distinctUnionOfSets":
      let found = elements.flatMap {
        values(of: ($0 as AnyObject as? any KeyedCollection)?.keyedElements ?? [], rest)
      }
      if name == "@unionOfArrays" { return NSArray(array: found) }
      return name.hasSuffix("Sets") ? NSSet(array: found) : NSArray(array: distinct(found))
    default: return nil
    }
  }

  private static func values(of elements: [Any], _ path: String) -> [Any] {
    path.isEmpty || path == "self"
      ? elements : elements.compactMap { ($0 as? NSObject)?.value(forKeyPath: path) }
  }

  private static func numbers(of elements: [Any], _ path: String) -> [Double] {
    values(of: elements, path).compactMap { ValueConversion.converted($0, to: Double.self) }
  }

  /// The smallest or the greatest value. Numbers, strings and dates compare among themselves.
  private static func extreme(of elements: [Any], _ path: String, _ side: ComparisonResult) -> Any?
  {
    let values = values(of: elements, path)
    let numbers = values.compactMap { ValueConversion.converted($0, to: Double.self) }
    if !numbers.isEmpty {
      let found = side == .orderedAscending ? numbers.min() : numbers.max()
      return found.map { NSNumber(value: $0) }
    }
    func first(_ a: Any, _ b: Any) -> Bool {
      switch (a, b) {
      case let (a as String, b as String): a.compare(b) == side
      case let (a as Date, b as Date): a.compare(b) == side
      default: false
      }
    }
    return values.reduce(nil as Any?) { best, next in
      guard let best else { return next }
      return first(next, best) ? next : best
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return values.filter { ($0 as? AnyHashable).map { seen.insert($0).inserted } ?? true }
  }
}
