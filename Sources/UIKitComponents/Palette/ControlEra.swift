// SPDX-License-Identifier: MIT

public import AutoLayout

/// Groups of releases whose controls look alike.
public enum ControlEra: Int, Hashable, Comparable, Sendable {
  /// iOS 7 to 12: thin outlines.
  case outlined
  /// iOS 13 to 18: filled shapes.
  case filled
  /// iOS 26: capsules on glass.
  case glass

  public init(_ platform: PlatformVersion) {
    self = platform.major <= 12 ? .outlined : platform.major < 26 ? .filled : .glass
  }

  public static func < (a: ControlEra, b: ControlEra) -> Bool { a.rawValue < b.rawValue }
}
