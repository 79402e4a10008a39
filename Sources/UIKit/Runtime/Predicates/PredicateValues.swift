// SPDX-License-Identifier: MIT

import Foundation

/// Conversions of values for predicates.
enum PredicateValues {
  /// The elements of a collection. Nil for other values.
  static func elements(_ value: Any?) -> [Any?]? {
    switch value {
    case let list as [Any]: list
    case let list as [Any?]: list
    case let set as Set<AnyHashable>: set.map(\.base)
    case let collection as any KeyedCollection: collection.keyedElements
    default: nil
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// The value at the end of a key path. For a collection, the values of its elements.
  static func follow(_ path: Substring, from value: Any?) -> Any? {
    guard let value, !path.isEmpty else { return value }
    if let dictionary = value as? [String: Any], let found = dictionary[String(path)] {
      return found
    }
    let key = path.prefix { $0 != "." }
    let rest = path.dropFirst(key.count + 1)
    if key.lowercased() == "self" { return follow(rest, from: value) }
    if let bracket = key.firstIndex(of: "[") {
      let index = key[key.index(after: bracket)...].dropLast()
      return follow(rest, from: element(index, of: follow(key[..<bracket], from: value)))
    }
    if let elements = elements(value) {
      if key.hasPrefix("@") {
        return collected(key, elements.compactMap { follow(rest, from: $0) })
      }
      return elements.compactMap { follow(path, from: $0) }
    }
    if let text = value as? String { return key == "length" ? text.utf16.count : nil }
    if let dictionary = value as? [String: Any] {
      return follow(rest, from: dictionary[String(key)])
    }
    return follow(rest, from: (value as? NSObject)?.value(forKey: String(key)))
  }

  private static func element(_ index: Substring, of value: Any?) -> Any? {
    if let number = Int(index) {
      let elements = elements(value) ?? []
      return elements.indices.contains(number) ? elements[number] : nil
    }
    switch index.uppercased() {
    case "SIZE": return elements(value)?.count
    case "FIRST": return elements(value)?.first ?? nil
    case "LAST": return elements(value)?.last ?? nil
    default: return (value as? [String: Any])?[String(index)]
    }
  }

  /// The collection operators of key paths in predicates, which run on any queue.
  private static func collected(_ name: Substring, _ values: [Any]) -> Any? {
    let numbers = values.compactMap(number)
    switch name {
    case "@count": return values.count
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@max": return numbers.max()
    case "@min": return numbers.min()
    default: return values
    }
  }
}
