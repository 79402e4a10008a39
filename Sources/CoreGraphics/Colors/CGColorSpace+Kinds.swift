// SPDX-License-Identifier: MIT

public import Foundation

extension CGColorSpace {
  public static var adobeRGB1998: NSString { "kCGColorSpaceAdobeRGB1998" }
  public static var itur_2020: NSString { "kCGColorSpaceITUR_2020" }

  /// Whether the space, by its name, has colours beyond those of sRGB.
  public var isWideGamutRGB: Bool {
    [
      Self.displayP3, Self.adobeRGB1998, Self.itur_2020, Self.extendedSRGB,
      Self.extendedLinearSRGB,
    ].contains { $0 == name }
  }

  /// True: every space is drawn in.
  public var supportsOutput: Bool { true }
}
