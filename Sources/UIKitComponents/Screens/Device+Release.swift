// SPDX-License-Identifier: MIT

public import AutoLayout

extension Device {
  /// The device with the safe areas of a release. ``all`` has those of iOS 11 to 18.
  ///
  /// Source: measurements on simulators of iOS 26: six phones and four pads, in both orientations.
  ///
  /// - Unverified: pads with a home button, which keep their insets.
  public func running(_ platform: PlatformVersion) -> Device {
    guard platform.isDeviceOf26, hasHomeIndicator else { return self }
    var device = (try? Device.named(identifier)) ?? self
    if idiom == .pad {
      let insets = EdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
      device.portrait.safeArea = insets
      device.landscape.safeArea = insets
    } else {
      device.landscape.safeArea.bottom = 20
    }
    return device
  }
}
