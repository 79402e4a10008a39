// SPDX-License-Identifier: MIT

public import Foundation

extension CGColorSpace {
  public static var adobeRGB1998: NSString { "kCGColorSpaceAdobeRGB1998" }
  public static var itur_2020: NSString { "kCGColorSpaceITUR_2020" }

  /// Whether the space has colors outside sRGB, judged by its name.
  public var isWideGamutRGB: Bool {
    [
      Self.displayP3, Self.adobeRGB1998, Self.itur_2020, Self.extendedSRGB,
      Self.extendedLinearSRGB,
    ].contains { $0 == name }
  }

  /// True for every space.
  public var supportsOutput: Bool { true }
}
