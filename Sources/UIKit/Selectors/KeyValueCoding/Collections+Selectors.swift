// SPDX-License-Identifier: MIT

public import Foundation

extension NSArray {
  /// Calls a method of all elements, in their order.
  public func makeObjectsPerform(_ aSelector: Selector) {
    for case let element as NSObject in self { element.perform(aSelector) }
  }

  public func makeObjectsPerform(_ aSelector: Selector, with argument: Any?) {
    for case let element as NSObject in self { element.perform(aSelector, with: argument) }
  }

  /// The elements in the order that a method of theirs has two of them in, such as
  /// `localizedCaseInsensitiveCompare:`.
  public func sortedArray(using comparator: Selector) -> [Any] {
    sortedArray(comparator: { SelectorOrder.compare($0, $1, by: comparator) })
  }
}

extension NSMutableArray {
  /// Sorts as ``Foundation/NSArray/sortedArray(using:)``.
  public func sort(using comparator: Selector) { setArray(sortedArray(using: comparator)) }
}

extension NSSet {
  /// Calls a method of all elements.
  public func makeObjectsPerform(_ aSelector: Selector) {
    for case let element as NSObject in self { element.perform(aSelector) }
  }

  public func makeObjectsPerform(_ aSelector: Selector, with argument: Any?) {
    for case let element as NSObject in self { element.perform(aSelector, with: argument) }
  }
}

/// The order of two objects as a method of theirs has it.
private enum SelectorOrder {
  static func compare(_ first: Any, _ second: Any, by selector: Selector) -> ComparisonResult {
    let pair = Unguarded((object: object(first), other: second))
    let result = onMainActor {
      Receiver(pair.value.object).perform(selector, pair.value.other)?.value
    }
    return ValueConversion.converted(result, to: ComparisonResult.self) ?? .orderedSame
  }

  /// Texts, numbers and dates of Swift's answer as their classes do.
  private static func object(_ value: Any) -> AnyObject { value as? NSObject ?? value as AnyObject }
}
