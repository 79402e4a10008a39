// SPDX-License-Identifier: MIT

/// The constant of a constraint.
public enum FormatConstant: Hashable, Sendable {
  /// A number of points.
  case points(Double)

  /// The system spacing between the two attributes: 8 points between edges, a font-dependent
  /// distance between baselines.
  case standardSpacing
}
