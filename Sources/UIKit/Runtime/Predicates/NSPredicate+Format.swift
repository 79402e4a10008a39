// SPDX-License-Identifier: MIT

public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format, which Foundation supports only on Apple's platforms. A
  /// format contains:
  ///
  /// - comparisons of key paths, `SELF`, strings, numbers, functions and arguments
  /// - `AND`, `OR` and `NOT`
  /// - `ANY`, `ALL` and `NONE` for collections, and `SUBQUERY`
  ///
  /// An invalid format raises `NSInvalidArgumentException`. If the exception handler returns, no
  /// object matches.
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

  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    let predicate = UncheckedAccess(self)
    let values = UncheckedAccess(variables)
    return NSPredicate(block: { object, more in
      predicate.value.evaluate(
        with: object, substitutionVariables: values.value.merging(more ?? [:]) { $1 })
    })
  }
}
