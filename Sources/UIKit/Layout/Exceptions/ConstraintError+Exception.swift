// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

extension NSLayoutConstraint {
  /// Raises UIKit's exception for `error`, with the reason of iOS 13 and later.
  ///
  /// Sources: exceptions in published crash reports and the reference of NSLayoutConstraint.
  nonisolated func raise(_ error: ConstraintError) {
    let first =
      LayoutStore.current.object(of: storage.value.equation.firstItem)
      .map { LayoutDescription.of($0) } ?? "(null)"
    let prefix = "NSLayoutConstraint for \(first): "
    switch error {
    case .invalidPairing:
      LayoutException.raiseInvalidArgument(prefix + "Invalid pairing of layout attributes.")
    case .incompatibleAxes:
      LayoutException.raise(
        "NSInvalidLayoutConstraintException",
        "Constraint improperly relates anchors of incompatible types: \(self)")
    case .directionalWithPhysical:
      LayoutException.raiseInvalidArgument(
        prefix + "A constraint cannot be made between a leading/trailing attribute and a "
          + "right/left attribute. Use leading/trailing for both or neither.")
    case .locationEqualsConstant:
      LayoutException.raiseInvalidArgument(
        prefix + "A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs.")
    case .noFirstAttribute:
      LayoutException.raiseInvalidArgument("Constraint must contain a first layout item")
    case .multiplierNotFinite(let value):
      LayoutException.raiseInconsistency(
        "Multiplier is not finite!  That's illegal.  multiplier:\(value.printed)")
    case .constantNotFinite(let value):
      let second = secondAnchor.map(\.description) ?? "(null)"
      LayoutException.raiseInconsistency(
        "NSLayoutConstraint constant is not finite!  That's illegal.  "
          + "constant:\(value.printed) firstAnchor:\(firstAnchor) secondAnchor:\(second)")
    case .illegalPriority(let value):
      LayoutException.raiseInconsistency(
        "It's illegal to set priority:\(Double(value).printed).  Priorities must be greater than 0 "
          + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    case .noCommonAncestor:
      let second = secondAnchor.map(\.description) ?? "(null)"
      LayoutException.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(firstAnchor) and \(second) because they "
          + "have no common ancestor.  Does the constraint or its anchors reference items in "
          + "different view hierarchies?  That's illegal.")
    }
  }
}
