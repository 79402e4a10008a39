// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// The keyboard that comes up on the screen for whoever takes text.
public enum SimulatedKeyboard: Hashable, Sendable {
  /// One as high as the device's, with a bar of suggestions.
  case standard
  /// One of a height of one's own, the strip of the home indicator included; in points.
  case height(CGFloat)
}

extension SimulatedKeyboard {
  var core: DockedKeyboard {
    switch self {
    case .standard: .standard
    case .height(let height): .height(Double(height))
    }
  }
}

extension ScreenEnvironment {
  /// How high the keyboard is that comes up; nil where one of hardware is connected.
  var keyboardHeight: Double? { keyboard?.core.height(on: device, orientation) }

  var standardKeyboardHeight: Double { device.keyboardHeight(orientation) }
}

extension UIScreen {
  /// Has a keyboard come up on the screen from now on where text is typed, or, with nil, connects one of hardware, as is
  /// at first.
  ///
  /// It stands below the accessory view of the first responder, moves the layout guides for keyboards, and is told of by
  /// notifications. Where the first responder takes text it comes up or goes before this returns.
  public func simulateKeyboard(_ keyboard: SimulatedKeyboard? = .standard) {
    LayoutStore.current.environment.keyboard = keyboard
    InputViews.shared.update()
  }
}
