// SPDX-License-Identifier: MIT

public import AutoLayout

extension ToolsVersion {
  /// The iOS release whose controls and fonts this build's canvas uses.
  public var platform: PlatformVersion { PlatformVersion(toolsBuild: build) }

  /// Whether the build saved a standard distance to a top or bottom guide as 20 points although its
  /// canvas used 8 points (Xcode 5).
  var savesStandardGuideDistanceAs20: Bool { build < 6_000 }
}
