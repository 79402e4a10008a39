// SPDX-License-Identifier: MIT

extension LoggedConstraint {
  /// The same constraint with the child on the left: `X.bottom == S.bottom - 8` for `V:[X]-(8)-|`.
  var childFirst: LoggedConstraint {
    guard form == .toSuperview, let second, multiplier == 1 else { return self }
    var result = self
    result.first = second
    result.second = first
    result.constant = constant == 0 ? 0 : -constant
    result.relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return result
  }

  func with(_ constant: Double) -> LoggedConstraint {
    var result = self
    result.constant = constant
    return result
  }
}
