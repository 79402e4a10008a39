// SPDX-License-Identifier: MIT

/// A rule that is proved or refuted over a range of sizes.
public enum RangeRule: String, CaseIterable, Hashable, Sendable {
  /// All required constraints can hold together.
  case satisfiable = "unsatisfiable-constraints"
  /// The position and size of every view are unique.
  case unambiguous = "ambiguous-layout"
  /// Views are inside their superviews.
  case insideSuperview = "outside-superview"
  /// Texts and controls that do not scroll are inside the safe area.
  case insideSafeArea = "outside-safe-area"
  /// Texts and controls with the same superview do not overlap.
  case apart = "overlap"
  /// Texts are shown in full.
  case untruncated = "truncated-text"
  /// Controls are at least 44 points wide and high.
  case touchable = "small-touch-target"

  /// The statement about the views of a refutation.
  public var statement: String {
    switch self {
    case .satisfiable: "required constraints contradict each other"
    case .unambiguous: "position or size is ambiguous"
    case .insideSuperview: "extends beyond its superview"
    case .insideSafeArea: "extends beyond the safe area"
    case .apart: "overlap"
    case .untruncated: "does not show all of its text"
    case .touchable: "is smaller than 44 × 44 points"
    }
  }

  /// The statement of a proof.
  public var claim: String {
    switch self {
    case .satisfiable: "required constraints can all hold"
    case .unambiguous: "no view is ambiguous"
    case .insideSuperview: "no view extends beyond its superview"
    case .insideSafeArea: "no text or control extends beyond the safe area"
    case .apart: "no texts or controls overlap"
    case .untruncated: "no text is truncated"
    case .touchable: "every control is at least 44 × 44 points"
    }
  }
}
