// SPDX-License-Identifier: MIT

import AutoLayout

extension Device {
  /// All known devices: phones before pads, oldest first.
  ///
  /// Sizes and safe areas are those of the hardware. For those of Interface Builder's canvas see
  /// ``asDrawn(byTools:)``.
  public static let all: [Device] = phones + pads + [mac]

  /// The canvas of an Interface Builder document without a device: 320 × 568 points. With size
  /// classes it is the 600-point square for any size (Xcode 6 and 7).
  public static func unnamed(usesSizeClasses: Bool) -> Device {
    usesSizeClasses ? anySize : classic
  }

  // Sources: Apple's published screen specifications, and the frames and safe areas that Xcode
  // saved for each identifier. Identifiers that were found in no file follow the pattern of the
  // others.
  private static let phones: [Device] = [
    phone("retina3_5", ["iPhone 4", "iPhone 4s"], 2, 320, 480),
    phone(
      "retina4_0",
      [
        "iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)",
        "iPod touch (7th generation)",
      ], 2, 320, 568),
    phone(
      "retina4_7",
      [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)", "iPhone SE",
      ], 2, 375, 667),
    phone(
      "retina5_5", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      3, 414, 736),
    phone("retina5_9", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 3, 375, 812, notch: 44),
    phone("retina5_4", ["iPhone 12 mini", "iPhone 13 mini"], 3, 375, 812, notch: 50),
    phone("retina6_1", ["iPhone XR", "iPhone 11"], 2, 414, 896, notch: 48),
    phone("retina6_5", ["iPhone XS Max", "iPhone 11 Pro Max"], 3, 414, 896, notch: 44),
    phone(
      "retina6_0",
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
      3, 390, 844, notch: 47),
    phone(
      "retina6_7", ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      3, 428, 926, notch: 47),
    phone(
      "retina6_12", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      3, 393, 852, notch: 59),
    phone(
      "retina6_72",
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      3, 430, 932, notch: 59),
    phone(
      "retina6_3", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 3, 402, 874, notch: 62),
    phone("retina6_9", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 3, 440, 956, notch: 62),
    // Measured on a simulator of iOS 26.
    phone("retina6_55", ["iPhone Air"], 3, 420, 912, notch: 68, landscapeBottom: 20),
  ]

  private static let pads: [Device] = [
    pad(
      "ipad9_7",
      [
        "iPad 2", "iPad (5th generation)", "iPad (6th generation)", "iPad Air (1st generation)",
        "iPad Air 2", "iPad Pro 9.7", "iPad mini 4", "iPad mini 5",
      ], 768, 1024),
    pad(
      "ipad10_2", ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
      810, 1080),
    pad("ipad10_5", ["iPad Pro 10.5", "iPad Air (3rd generation)"], 834, 1112),
    pad(
      "ipad10_9rounded",
      [
        "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad (10th generation)", "iPad",
        "iPad Air 11", "iPad Air",
      ], 820, 1180, hasHomeIndicator: true),
    pad("ipad11_0rounded", ["iPad Pro 11"], 834, 1194, hasHomeIndicator: true),
    pad("ipad11_1rounded", ["iPad Pro 11 (M4)"], 834, 1210, hasHomeIndicator: true),
    pad(
      "ipad8_3rounded", ["iPad mini 6", "iPad mini 7", "iPad mini (A17 Pro)", "iPad mini"],
      744, 1133, hasHomeIndicator: true),
    pad(
      "ipad12_9", ["iPad Pro 12.9 (1st generation)", "iPad Pro 12.9 (2nd generation)"], 1024, 1366),
    pad(
      "ipad12_9rounded", ["iPad Pro 12.9", "iPad Air 13"], 1024, 1366, hasHomeIndicator: true),
    pad(
      "ipad13_0rounded", ["iPad Pro 13 (M4)", "iPad Pro 13"], 1032, 1376, hasHomeIndicator: true),
  ]

  private static let mac: Device = {
    let screen = Screen(
      size: Size(width: 800, height: 600), safeArea: .zero, horizontalSizeClass: .regular,
      verticalSizeClass: .regular)
    return Device(
      identifier: "mac", models: ["Mac Catalyst"], idiom: .mac, scale: 1, portrait: screen,
      landscape: screen)
  }()

  private static let classic = phone("none", ["3.5 or 4 inch canvas"], 2, 320, 568)

  private static let anySize: Device = {
    let screen = Screen(
      size: Size(width: 600, height: 600),
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified)
    return Device(
      identifier: "any", models: ["canvas of any size"], idiom: .phone, scale: 2, portrait: screen,
      landscape: screen)
  }()

  /// A phone with a portrait width and height.
  ///
  /// - Parameter notch: the top safe area inset, which in landscape is the inset on both sides.
  ///   Such phones also have a home indicator. Nil means a phone with a home button, whose status
  ///   bar is 20 points high and absent in landscape.
  private static func phone(
    _ identifier: String, _ models: [String], _ scale: Double, _ width: Double, _ height: Double,
    notch: Double? = nil, landscapeBottom: Double = 21
  ) -> Device {
    let upright =
      notch.map { EdgeInsets(top: $0, left: 0, bottom: 34, right: 0) }
      ?? EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let lying =
      notch.map { EdgeInsets(top: 0, left: $0, bottom: landscapeBottom, right: $0) }
      ?? .zero
    let landscapeSize = Size(width: height, height: width)
    return Device(
      identifier: identifier, models: models, idiom: .phone, scale: scale,
      portrait: Screen(
        size: Size(width: width, height: height), safeArea: upright,
        horizontalSizeClass: .compact, verticalSizeClass: .regular),
      landscape: Screen(
        size: landscapeSize, safeArea: lying, horizontalSizeClass: .horizontal(of: landscapeSize),
        verticalSizeClass: .compact))
  }

  /// A pad with a portrait width and height.
  private static func pad(
    _ identifier: String, _ models: [String], _ width: Double, _ height: Double,
    hasHomeIndicator: Bool = false
  ) -> Device {
    let safeArea =
      hasHomeIndicator
      ? EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
      : EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    func screen(_ width: Double, _ height: Double) -> Screen {
      Screen(
        size: Size(width: width, height: height), safeArea: safeArea,
        horizontalSizeClass: .regular, verticalSizeClass: .regular)
    }
    return Device(
      identifier: identifier, models: models, idiom: .pad, scale: 2,
      portrait: screen(width, height), landscape: screen(height, width))
  }
}
