// SPDX-License-Identifier: MIT

public import Foundation

/// Offers the initializers that return a predicate of a subclass, as Apple's do.
// The protocol is not limited to classes, so that initializers of its extension can assign `self`.
public protocol _MadeFromFormat {}

extension NSPredicate: _MadeFromFormat {}

extension _MadeFromFormat where Self: NSPredicate {
  /// Creates a predicate from a format, which Foundation supports only on Apple's platforms. A
  /// format contains:
  ///
  /// - comparisons of key paths, `SELF`, strings, numbers, functions and arguments: an
  ///   ``NSComparisonPredicate``
  /// - `AND`, `OR` and `NOT`: an `NSCompoundPredicate`
  /// - `ANY`, `ALL` and `NONE` for collections, and `SUBQUERY`
  ///
  /// An invalid format raises `NSInvalidArgumentException`. If the exception handler returns, no
  /// object matches.
  public init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    let condition = parser.parse()
    if condition == nil {
      LayoutException.raiseInvalidArgument(
        "Unable to parse the format string \"\(predicateFormat)\"")
    }
    let predicate = (condition ?? .constant(false)).predicate
    self = unsafeDowncast(predicate, to: Self.self)
  }
}

extension PredicateCondition {
  /// The condition as an object. Its parts can be examined.
  var predicate: NSPredicate {
    switch self {
    case .constant(let value): NSPredicate(value: value)
    case .not(let condition):
      NSCompoundPredicate(notPredicateWithSubpredicate: condition.predicate)
    case .all(let conditions):
      NSCompoundPredicate(andPredicateWithSubpredicates: conditions.map(\.predicate))
    case .any(let conditions):
      NSCompoundPredicate(orPredicateWithSubpredicates: conditions.map(\.predicate))
    case .compare(let left, let comparison, let right, let options):
      NSComparisonPredicate(left, right, .direct, comparison, options)
    case .quantified(.all, let left, let comparison, let right, let options):
      NSComparisonPredicate(left, right, .all, comparison, options)
    case .quantified(.any, let left, let comparison, let right, let options):
      NSComparisonPredicate(left, right, .any, comparison, options)
    case .quantified(.none, let left, let comparison, let right, let options):
      PredicateCondition.not(.quantified(.any, left, comparison, right, options)).predicate
    }
  }
}

extension NSPredicate {
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    let predicate = UncheckedAccess(self)
    let values = UncheckedAccess(variables)
    return NSPredicate(block: { object, more in
      predicate.value.evaluate(
        with: object, substitutionVariables: values.value.merging(more ?? [:]) { $1 })
    })
  }
}
