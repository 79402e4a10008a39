// SPDX-License-Identifier: MIT

/// The version of the system font and of its spacing that a layout uses.
public enum TypographyEra: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Helvetica Neue: iOS 7 and 8, Xcode 5 and 6.
  case helveticaNeue
  /// San Francisco in two cuts: Text below 20 points, Display from 20 points. iOS 9 to 12.
  case sanFrancisco9
  /// San Francisco with an optical size axis between 20 and 26 points: iOS 13.
  case sanFrancisco13
  /// The same font with slightly closer small type: iOS 14 to 16.
  case sanFrancisco14
  /// The same font with closer ideographs, and a gap between ideographs and Latin letters: iOS 17
  /// and later.
  case sanFrancisco17

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
