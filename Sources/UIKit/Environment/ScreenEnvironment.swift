// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The simulated device of the main screen, its orientation, and its user's preferences.
struct ScreenEnvironment {
  var device: Device
  var orientation = Orientation.portrait
  /// The width of the app's part of the screen. Nil for the whole screen.
  var width: Double?
  /// Replaces the device's safe area, for example while a call enlarges the status bar.
  var safeAreaOverride: EdgeInsets?
  /// The keyboard shown for text input. Nil for a hardware keyboard.
  var keyboard: SimulatedKeyboard?
  var layout: Environment

  /// A phone of 375 × 667 points with two pixels to the point.
  static let standard: ScreenEnvironment = {
    let device =
      Device.all.first { $0.identifier == "retina4_7" } ?? Device.unnamed(usesSizeClasses: false)
    return ScreenEnvironment(device: device)
  }()

  init(device: Device) {
    self.device = device
    layout = Environment()
    adapt()
  }

  var size: Size {
    let full = device.screen(orientation).size
    return Size(width: width ?? full.width, height: full.height)
  }

  var safeArea: EdgeInsets { safeArea(hidesStatusBar: false) }

  func safeArea(hidesStatusBar: Bool) -> EdgeInsets {
    safeAreaOverride
      ?? (hidesStatusBar
        ? device.safeAreaWithoutStatusBar(orientation) : device.screen(orientation).safeArea)
  }

  mutating func adapt() {
    let screen = device.screen(orientation)
    layout.pixels = PixelGrid(scale: device.scale)
    layout.idiom = device.idiom
    layout.hasHomeIndicator = device.hasHomeIndicator
    layout.verticalSizeClass = screen.verticalSizeClass
    layout.horizontalSizeClass = screen.horizontalSizeClass
    if let width, width != screen.size.width {
      layout.horizontalSizeClass = Device.sizeClass(ofSplit: width)
    }
  }
}
