// SPDX-License-Identifier: MIT

/// How the two sides of a constraint compare. Raw values are those of
/// `NSLayoutConstraint.Relation`.
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
