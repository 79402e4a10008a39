// SPDX-License-Identifier: MIT

import LayoutCore

/// Releases between which the look of controls changed.
enum ControlEra: Int, Comparable {
  /// iOS 7 to 12: thin outlines.
  case outlined
  /// iOS 13 to 18: filled shapes.
  case filled
  /// iOS 26: capsules on glass.
  case glass

  init(_ platform: PlatformVersion) {
    self = platform.major <= 12 ? .outlined : platform.major < 26 ? .filled : .glass
  }

  static func < (a: ControlEra, b: ControlEra) -> Bool { a.rawValue < b.rawValue }
}
