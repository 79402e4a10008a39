// SPDX-License-Identifier: MIT

public import Foundation

extension NSPredicate {
  /// A predicate of a format, which Foundation lacks off Apple's systems: comparisons of key paths, `SELF`, texts,
  /// numbers and arguments, joined by `AND`, `OR` and `NOT`.
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
    self.init(block: { object, _ in condition.isMet(by: object) })
  }
}
