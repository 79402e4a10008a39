// SPDX-License-Identifier: MIT

extension Device {
  /// The device as the canvas of Interface Builder shows it, whose safe areas are not always those
  /// of the hardware and changed with Xcode.
  ///
  /// - Parameter toolsVersion: the major part of a document's `toolsVersion`, such as 21507; nil
  ///   gives the hardware. (32700, which some builds write, dates nothing and counts as Xcode 15.)
  public func asDrawn(byTools toolsVersion: Int?) -> Device {
    guard let toolsVersion else { return self }
    var device = self
    let tools = toolsVersion < 32_000 ? toolsVersion : 22_500
    switch identifier {
    // Until Xcode 13.2 every phone with a notch got that of iPhone X.
    case "retina6_1" where tools < 21_000, "retina6_0" where tools < 21_000:
      device.setNotch(44)
    // From Xcode 13.3 the 375 × 812 canvas is that of the minis.
    case "retina5_9" where tools >= 21_000:
      device.setNotch(50)
    default: break
    }
    // Xcode 11 to 14 left the status bar out where it is all there is to the safe area.
    if (15_000..<22_000).contains(tools), portrait.safeArea.bottom == 0, portrait.safeArea.top == 20
    {
      device.portrait.safeArea.top = 0
      device.landscape.safeArea.top = 0
    }
    // Xcode 26 lays phones with a home indicator out with twice their insets.
    if tools >= 24_000, idiom == .phone, portrait.safeArea.bottom > 0 {
      device.portrait.safeArea.top *= 2
      device.portrait.safeArea.bottom *= 2
    }
    // Halves of points came with Xcode 7.3; before, a canvas without a device had whole points.
    if identifier == "any" || identifier == "none" { device.scale = tools < 10_000 ? 1 : 2 }
    return device
  }

  private mutating func setNotch(_ length: Double) {
    portrait.safeArea.top = length
    landscape.safeArea.left = length
    landscape.safeArea.right = length
  }
}
