// SPDX-License-Identifier: MIT

/// Why a constraint is not a legal one. UIKit raises an exception for each; the cases are its reasons.
public enum ConstraintError: Error, Hashable, Sendable {
  /// A size paired with a location.
  case invalidPairing
  /// A location along one axis paired with one along the other.
  case incompatibleAxes
  /// Leading or trailing paired with left or right.
  case directionalWithPhysical
  /// A location that equals a constant: no second item, or a multiplier of zero.
  case locationEqualsConstant
  case multiplierNotFinite(Double)
  case constantNotFinite(Double)
  /// Priorities are above 0 and at most 1000.
  case illegalPriority(Float)
  /// The items are in different trees, or one is gone.
  case noCommonAncestor
  /// The first attribute is `notAnAttribute`.
  case noFirstAttribute
}

extension Constraint {
  /// Checks what UIKit checks when a constraint is created.
  ///
  /// Source: the reference of NSLayoutConstraint, and exceptions seen in published logs.
  public func validate() throws(ConstraintError) {
    guard multiplier.isFinite else { throw .multiplierNotFinite(multiplier) }
    guard constant.isFinite else { throw .constantNotFinite(constant) }
    guard priority > 0, priority <= 1000 else { throw .illegalPriority(priority) }
    guard let axis = firstAttribute.axis else { throw .noFirstAttribute }
    let isLength = firstAttribute.isSize || firstOrigin != nil
    guard secondItem != nil, let secondAxis = secondAttribute.axis, multiplier != 0 else {
      if !isLength { throw .locationEqualsConstant }
      return
    }
    let isSecondLength = secondAttribute.isSize || secondOrigin != nil
    guard isLength == isSecondLength else { throw .invalidPairing }
    // Lengths compare across the axes, positions do not.
    if isLength { return }
    guard axis == secondAxis else { throw .incompatibleAxes }
    let mixes =
      firstAttribute.isDirectional && secondAttribute.isPhysicalHorizontalEdge
      || firstAttribute.isPhysicalHorizontalEdge && secondAttribute.isDirectional
    if mixes { throw .directionalWithPhysical }
  }
}
