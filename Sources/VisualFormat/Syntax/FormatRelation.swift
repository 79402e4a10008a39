// SPDX-License-Identifier: MIT

/// The relation between the two sides of a constraint. Raw values are those of
/// `NSLayoutConstraint.Relation`.
public enum FormatRelation: Int, Hashable, Sendable, CaseIterable {
  /// `<=`
  case lessThanOrEqual = -1

  /// `==`
  case equal = 0

  /// `>=`
  case greaterThanOrEqual = 1

  /// The relation as text.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
