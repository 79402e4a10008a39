// SPDX-License-Identifier: MIT

public import Foundation

extension NSPredicate {
  /// A predicate of a format, which Foundation lacks off Apple's systems: comparisons of key paths, `SELF`, texts,
  /// numbers, functions and arguments, joined by `AND`, `OR` and `NOT`; `ANY`, `ALL` and `NONE` of collections, and
  /// `SUBQUERY`.
  ///
  /// A format that cannot be read raises `NSInvalidArgumentException`; if its handler returns, nothing matches.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let condition = parser.parse() else {
      LayoutException.raiseInvalidArgument(
        "Unable to parse the format string \"\(predicateFormat)\"")
      self.init(value: false)
      return
    }
    self.init(block: { object, variables in condition.isMet(by: object, variables ?? [:]) })
  }

  /// The predicate with values in the places of `$name`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    let predicate = Unguarded(self)
    let values = Unguarded(variables)
    return NSPredicate(block: { object, more in
      predicate.value.evaluate(
        with: object, substitutionVariables: values.value.merging(more ?? [:]) { $1 })
    })
  }
}
