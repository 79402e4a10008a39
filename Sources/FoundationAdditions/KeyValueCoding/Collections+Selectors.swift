// SPDX-License-Identifier: MIT

public import Foundation

extension NSArray {
  /// Calls a method of each element in order.
  public func makeObjectsPerform(_ aSelector: Selector) {
    for case let element as NSObject in self { element.perform(aSelector) }
  }

  public func makeObjectsPerform(_ aSelector: Selector, with argument: Any?) {
    for case let element as NSObject in self { element.perform(aSelector, with: argument) }
  }

  /// The elements, sorted by a comparison method such as `localizedCaseInsensitiveCompare:`.
  public func sortedArray(using comparator: Selector) -> [Any] {
    sortedArray(comparator: { SelectorOrder.compare($0, $1, by: comparator) })
  }
}

extension NSMutableArray {
  /// Sorts like ``Foundation/NSArray/sortedArray(using:)``.
  public func sort(using comparator: Selector) { setArray(sortedArray(using: comparator)) }
}

extension NSSet {
  /// Calls a method of each element.
  public func makeObjectsPerform(_ aSelector: Selector) {
    for case let element as NSObject in self { element.perform(aSelector) }
  }

  public func makeObjectsPerform(_ aSelector: Selector, with argument: Any?) {
    for case let element as NSObject in self { element.perform(aSelector, with: argument) }
  }
}

/// The order of two objects by a comparison method.
private enum SelectorOrder {
  static func compare(_ first: Any, _ second: Any, by selector: Selector) -> ComparisonResult {
    let pair = UncheckedAccess((object: object(first), other: second))
    let result = onMainActor {
      Receiver(pair.value.object).perform(selector, pair.value.other)?.value
    }
    return ValueConversion.converted(result, to: ComparisonResult.self) ?? .orderedSame
  }

  /// Swift strings, numbers and dates are converted to Foundation's objects.
  private static func object(_ value: Any) -> AnyObject { value as? NSObject ?? value as AnyObject }
}
