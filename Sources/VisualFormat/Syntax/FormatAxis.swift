// SPDX-License-Identifier: MIT

/// The direction in which a statement lays out its views.
public enum FormatAxis: Hashable, Sendable, CaseIterable {
  /// Along the lines of text.
  case horizontal

  /// Down the page.
  case vertical
}
