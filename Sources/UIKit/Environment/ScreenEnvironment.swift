// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The device that the main screen stands for, how it is held, and what its user prefers.
struct ScreenEnvironment {
  var device: Device
  var orientation = Orientation.portrait
  /// The part of the screen's width that the app has; nil for all of it.
  var width: Double?
  /// The safe area in place of the device's, as when a call makes the status bar grow.
  var safeAreaOverride: EdgeInsets?
  /// What comes up where text is typed; nil for a keyboard of hardware.
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
