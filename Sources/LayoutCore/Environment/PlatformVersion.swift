// SPDX-License-Identifier: MIT

public import Typography

/// The iOS release whose fonts and control metrics apply.
///
/// Text fields, switches, segmented controls and the system font changed over the releases; a layout
/// is right only for the release it is computed for.
public struct PlatformVersion: Hashable, Sendable, Comparable {
  /// The major version, 6 to 26.
  public var major: Int

  /// The release that Plumb stands for where nothing else is said.
  public static let current = PlatformVersion(major: 17)

  public init(major: Int) {
    self.major = major
  }

  public static func < (a: PlatformVersion, b: PlatformVersion) -> Bool { a.major < b.major }

  /// The system font of this release.
  public var typography: TypographyEra {
    if major <= 8 { return .helveticaNeue }
    return major <= 12 ? .sanFrancisco9 : .sanFrancisco13
  }
}
