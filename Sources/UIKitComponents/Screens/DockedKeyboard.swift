// SPDX-License-Identifier: MIT

package import AutoLayout

/// A keyboard that is docked at the bottom of the screen.
public enum DockedKeyboard: Hashable, Sendable {
  /// The device's keyboard, with a suggestion bar.
  case standard
  /// A keyboard of the given height in points, including the area of the home indicator.
  case height(Double)

  package func height(
    on device: Device, _ orientation: Orientation, _ platform: PlatformVersion
  ) -> Double {
    switch self {
    case .standard: device.keyboardHeight(orientation, platform)
    case .height(let height): height
    }
  }
}

extension Device {
  /// The height of a keyboard with a suggestion bar, including the area of the home indicator, in
  /// points.
  ///
  /// Sources: keyboard heights of iOS 11 and later in logs of apps. They vary by a few points with
  /// the model and the language. Measurements on simulators of iOS 26, for English.
  ///
  /// - Unverified: keyboards of iOS 26 on devices with a home button, which keep their heights.
  package func keyboardHeight(_ orientation: Orientation, _ platform: PlatformVersion) -> Double {
    if platform.isDeviceOf26, hasHomeIndicator { return keyboardHeightOf26(orientation) }
    return switch (idiom, orientation, hasHomeIndicator) {
    case (.phone, .portrait, false): 260
    case (.phone, .portrait, true): 336
    case (.phone, .landscape, false): 200
    case (.phone, .landscape, true): 209
    case (.pad, .portrait, false): 313
    case (.pad, .portrait, true): 320
    case (.pad, .landscape, false): 398
    case (.pad, .landscape, true): 408
    case (.mac, _, _): 0
    }
  }

  private func keyboardHeightOf26(_ orientation: Orientation) -> Double {
    let width = portrait.size.width
    let (upright, lying): (Double, Double) =
      switch idiom {
      case .phone: (width >= 420 ? 345 : 335, 208)
      case .pad where width >= 1024: (403, 498)
      case .pad where width == 820: (337, 422)
      case .pad: (340, 428)
      case .mac: (0, 0)
      }
    return orientation == .portrait ? upright : lying
  }
}
