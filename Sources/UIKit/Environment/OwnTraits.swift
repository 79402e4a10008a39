// SPDX-License-Identifier: MIT

/// The changes that a view or controller makes to its inherited traits.
struct OwnTraits {
  var fromParent: TraitValues?
  var overrides = UITraitOverrides()
  var minimumCategory: UIContentSizeCategory?
  var maximumCategory: UIContentSizeCategory?

  func applied(to inherited: TraitValues) -> TraitValues {
    var result = inherited
    if let fromParent { result = result.overridden(by: fromParent) }
    result = result.overridden(by: overrides.values)
    if let minimumCategory, result.preferredContentSizeCategory < minimumCategory {
      result.preferredContentSizeCategory = minimumCategory
    }
    if let maximumCategory, result.preferredContentSizeCategory > maximumCategory {
      result.preferredContentSizeCategory = maximumCategory
    }
    return result
  }
}
