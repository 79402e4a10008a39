// SPDX-License-Identifier: MIT

/// The position that the constraints of an autoresizing mask fix along an axis.
///
/// Source: a published table of the constraints of all eight masks of an axis (iOS 7), and console
/// logs of iOS 10 to 17.
public enum AutoresizingForm: Hashable, Sendable {
  /// The left and top edges, as in iOS 12 and later.
  case edges
  /// The centre, as in iOS 7 to 11. Frames differ only if both margins of a view are flexible and
  /// its length is not: the centre, and not the edge, keeps its share of the superview's length.
  case centers
}
