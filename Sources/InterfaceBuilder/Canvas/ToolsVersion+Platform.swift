// SPDX-License-Identifier: MIT

public import AutoLayout

extension ToolsVersion {
  /// The iOS release whose controls and fonts the canvas of this build showed.
  public var platform: PlatformVersion { PlatformVersion(toolsBuild: build) }

  /// Whether a constraint to a top or bottom guide that stands for the standard distance was saved
  /// with 20 points although the canvas laid it out with 8 (Xcode 5).
  var savesStandardGuideDistanceAs20: Bool { build < 6_000 }
}
