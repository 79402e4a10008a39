// SPDX-License-Identifier: MIT

public import Typography

/// The iOS release whose fonts and control metrics apply.
///
/// Text fields, switches, segmented controls and the system font changed between releases. A layout
/// is only correct for the release it was computed for.
public struct PlatformVersion: Hashable, Sendable, Comparable {
  /// The major version, 6 to 26.
  public var major: Int
  /// The build of Interface Builder whose canvas applies, such as 21507. It is the major part of a
  /// document's `toolsVersion`.
  public var toolsBuild: Int
  /// Whether the figures are those of Interface Builder's canvas. Otherwise they are those of a
  /// device, which differ since iOS 26.
  public private(set) var isCanvas = false

  /// The default release.
  public static let current = PlatformVersion(major: 17)

  /// Nil for `toolsBuild` uses a build of the Xcode that came with the release.
  public init(major: Int, toolsBuild: Int? = nil) {
    self.major = major
    self.toolsBuild = toolsBuild ?? Self.toolsBuild(of: major)
  }

  /// The release whose controls and fonts the canvas of an Interface Builder build showed.
  ///
  /// Source: the releases that each Xcode shipped with. The boundaries are the builds at which
  /// recorded control sizes change.
  public init(toolsBuild: Int) {
    let major =
      switch toolsBuild {
      case ..<6_000: 7
      case ..<8_000: 8
      case ..<11_000: 9
      case ..<13_000: 10
      case ..<14_000: 11
      case ..<14_800: 12
      case ..<17_000: 13
      case ..<19_000: 14
      case ..<20_000: 15
      case ..<22_000: 16
      case ..<23_000: 17
      case ..<24_000: 18
      default: 26
      }
    self.init(major: major, toolsBuild: toolsBuild)
    isCanvas = true
  }

  /// Whether the figures that were measured on devices with iOS 26 apply.
  package var isDeviceOf26: Bool { major >= 26 && !isCanvas }

  private static func toolsBuild(of major: Int) -> Int {
    switch major {
    case ..<8: 5_056
    case 8: 6_254
    case 9: 9_532
    case 10: 12_121
    case 11: 13_772
    case 12: 14_490
    case 13: 15_705
    case 14: 17_701
    case 15: 19_529
    case 16: 21_507
    case 17: 22_505
    case 18: 23_504
    default: 24_127
    }
  }

  /// Whether views know which part of them bars and screen leave free. Before, layout guides of
  /// controllers alone did, and no margin took it in.
  package var hasSafeAreas: Bool { major >= 11 }

  public static func < (a: PlatformVersion, b: PlatformVersion) -> Bool {
    (a.major, a.toolsBuild) < (b.major, b.toolsBuild)
  }

  /// The system font of this release.
  public var typography: TypographyEra {
    if major <= 8 { return .helveticaNeue }
    if major <= 12 { return .sanFrancisco9 }
    if major <= 13 { return .sanFrancisco13 }
    return toolsBuild < 22_000 ? .sanFrancisco14 : .sanFrancisco17
  }
}
