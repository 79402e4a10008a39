// SPDX-License-Identifier: MIT

/// Which system font, and which spacing of it, a layout was made with.
public enum TypographyEra: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Helvetica Neue: iOS 7 and 8, Xcode 5 and 6.
  case helveticaNeue
  /// San Francisco in two cuts, Text below 20 points and Display from there: iOS 9 to 12.
  case sanFrancisco9
  /// San Francisco with an optical size axis, in use from 20 to 26 points: iOS 13.
  case sanFrancisco13
  /// The same, small type set a little closer: iOS 14 to 16.
  case sanFrancisco14
  /// The same with ideographs set closer, and a gap between them and Latin letters: iOS 17 and later.
  case sanFrancisco17

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
