// SPDX-License-Identifier: MIT

/// The constant of a constraint.
public enum FormatConstant: Hashable, Sendable {
  /// A number of points.
  case points(Double)

  /// The system's distance between the two attributes: 8 points between edges, a distance that
  /// depends on the fonts between baselines.
  case standardSpacing
}
