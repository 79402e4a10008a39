// SPDX-License-Identifier: MIT

package import AutoLayout

/// A keyboard that is docked at the bottom of the screen.
public enum DockedKeyboard: Hashable, Sendable {
  /// The device's keyboard, with a suggestion bar.
  case standard
  /// A keyboard of the given height in points, including the area of the home indicator.
  case height(Double)

  package func height(on device: Device, _ orientation: Orientation) -> Double {
    switch self {
    case .standard: device.keyboardHeight(orientation)
    case .height(let height): height
    }
  }
}

extension Device {
  /// The height of a keyboard with a suggestion bar, including the area of the home indicator, in
  /// points.
  ///
  /// Source: keyboard heights of iOS 11 and later in logs of apps. They vary by a few points with
  /// the model and the language.
  package func keyboardHeight(_ orientation: Orientation) -> Double {
    switch (idiom, orientation, hasHomeIndicator) {
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
}
