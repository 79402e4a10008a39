// SPDX-License-Identifier: MIT

public import LayoutCore

extension ToolsVersion {
  /// The iOS release whose controls and fonts the canvas of this build showed.
  ///
  /// Source: the releases that each Xcode shipped with; the boundaries in builds are those at which
  /// recorded control sizes change.
  public var platform: PlatformVersion {
    let major =
      switch build {
      case ..<6_000: 7
      case ..<8_000: 8
      case ..<11_000: 9
      case ..<13_000: 10
      case ..<14_000: 11
      case ..<15_000: 12
      case ..<17_000: 13
      case ..<19_000: 14
      case ..<20_000: 15
      case ..<22_000: 16
      case ..<23_000: 17
      case ..<24_000: 18
      default: 26
      }
    return PlatformVersion(major: major, toolsBuild: build)
  }

  /// Whether a constraint to a top or bottom guide that stands for the standard distance was saved
  /// with 20 points although the canvas laid it out with 8 (Xcode 5).
  var savesStandardGuideDistanceAs20: Bool { build < 6_000 }
}
