// SPDX-License-Identifier: MIT

/// How two sides of a constraint compare. Raw values are `NSLayoutConstraint.Relation`'s.
public enum FormatRelation: Int, Hashable, Sendable, CaseIterable {
  /// `<=`
  case lessThanOrEqual = -1

  /// `==`
  case equal = 0

  /// `>=`
  case greaterThanOrEqual = 1

  /// The relation as it is written.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
