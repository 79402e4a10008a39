// SPDX-License-Identifier: MIT

/// What the constraints of frame and mask place along an axis.
///
/// Source: a published table of the constraints of all eight masks of an axis (iOS 7), and console
/// logs of iOS 10 to 17.
public enum AutoresizingForm: Hashable, Sendable {
  /// Left and top edges, as since iOS 12.
  case edges
  /// The middle, as iOS 7 to 11 do. Frames differ only where both margins of a view are flexible and
  /// its length is not: its middle keeps its share of the superview's length, not its edge.
  case centers
}
