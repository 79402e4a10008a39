// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// The simulated keyboard, which appears while a text input is the first responder.
public enum SimulatedKeyboard: Hashable, Sendable {
  /// A keyboard with the device's height, including the suggestion bar.
  case standard
  /// A keyboard with a height in points, which includes the home indicator's area.
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
  /// The height of the keyboard. Nil while a hardware keyboard is connected.
  var keyboardHeight: Double? {
    keyboard?.core.height(on: device, orientation, layout.platform)
  }

  var standardKeyboardHeight: Double { device.keyboardHeight(orientation, layout.platform) }
}

extension UIScreen {
  /// Shows a keyboard on the screen whenever a text input is the first responder. Nil connects a
  /// hardware keyboard, which is the initial state.
  ///
  /// The keyboard is below the accessory view of the first responder. It moves the keyboard layout
  /// guides and posts the keyboard notifications. If the first responder is a text input, the
  /// keyboard appears or disappears before this method returns.
  public func simulateKeyboard(_ keyboard: SimulatedKeyboard? = .standard) {
    LayoutStore.current.environment.keyboard = keyboard
    InputViews.shared.update()
  }
}
