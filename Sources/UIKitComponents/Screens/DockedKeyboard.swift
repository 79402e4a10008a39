// SPDX-License-Identifier: MIT

package import AutoLayout

/// A keyboard that is docked at the bottom of the screen.
public enum DockedKeyboard: Hashable, Sendable {
  /// One as high as the device's, with a bar of suggestions.
  case standard
  /// One of a height of one's own, the strip of the home indicator included; in points.
  case height(Double)

  package func height(on device: Device, _ orientation: Orientation) -> Double {
    switch self {
    case .standard: device.keyboardHeight(orientation)
    case .height(let height): height
    }
  }
}

extension Device {
  /// How high a keyboard with a bar of suggestions stands on the screen, the home indicator's strip included; in points.
  ///
  /// Source: what apps have logged of keyboards of iOS 11 and later, which vary by a few points from model to model and
  /// with the language.
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
