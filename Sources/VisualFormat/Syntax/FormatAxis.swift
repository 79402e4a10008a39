// SPDX-License-Identifier: MIT

/// The direction in which a statement lays out its views.
public enum FormatAxis: Hashable, Sendable, CaseIterable {
  /// In reading direction.
  case horizontal

  /// From top to bottom.
  case vertical
}
