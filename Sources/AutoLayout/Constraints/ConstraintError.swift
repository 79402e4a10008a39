// SPDX-License-Identifier: MIT

/// The reason why a constraint is illegal. UIKit raises an exception for each case.
public enum ConstraintError: Error, Hashable, Sendable {
  /// A size paired with a location.
  case invalidPairing
  /// A location on one axis paired with a location on the other.
  case incompatibleAxes
  /// Leading or trailing paired with left or right.
  case directionalWithPhysical
  /// A location equated with a constant: the second item is missing or the multiplier is zero.
  case locationEqualsConstant
  case multiplierNotFinite(Double)
  case constantNotFinite(Double)
  /// The priority is not above 0 and at most 1000.
  case illegalPriority(Float)
  /// The items are in different trees, or one no longer exists.
  case noCommonAncestor
  /// The first attribute is `notAnAttribute`.
  case noFirstAttribute
}

extension Constraint {
  /// Makes the checks that UIKit makes when a constraint is created.
  ///
  /// Source: the reference of NSLayoutConstraint, and exceptions in published logs.
  public func validate() throws(ConstraintError) {
    guard multiplier.isFinite else { throw .multiplierNotFinite(multiplier) }
    try Self.check(constant: constant)
    try Self.check(priority: priority)
    guard let axis = firstAttribute.axis else { throw .noFirstAttribute }
    let isLength = firstAttribute.isSize || firstOrigin != nil
    guard secondItem != nil, let secondAxis = secondAttribute.axis, multiplier != 0 else {
      if !isLength { throw .locationEqualsConstant }
      return
    }
    let isSecondLength = secondAttribute.isSize || secondOrigin != nil
    guard isLength == isSecondLength else { throw .invalidPairing }
    // Lengths can be related across the axes, positions cannot.
    if isLength { return }
    guard axis == secondAxis else { throw .incompatibleAxes }
    let mixes =
      firstAttribute.isDirectional && secondAttribute.isPhysicalHorizontalEdge
      || firstAttribute.isPhysicalHorizontalEdge && secondAttribute.isDirectional
    if mixes { throw .directionalWithPhysical }
  }

  /// Sets the constant, which replaces a system spacing.
  package mutating func setConstant(_ value: Double) throws(ConstraintError) {
    try Self.check(constant: value)
    (constant, systemSpacing) = (value, nil)
  }

  package mutating func setPriority(_ value: Float) throws(ConstraintError) {
    try Self.check(priority: value)
    priority = value
  }

  static func check(constant: Double) throws(ConstraintError) {
    guard constant.isFinite else { throw .constantNotFinite(constant) }
  }

  static func check(priority: Float) throws(ConstraintError) {
    guard isLegal(priority: priority) else { throw .illegalPriority(priority) }
  }

  /// Whether a priority is above 0 and at most 1000.
  package static func isLegal(priority: Float) -> Bool { priority > 0 && priority <= 1000 }
}
