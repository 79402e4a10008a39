// SPDX-License-Identifier: MIT

import AppResources
import AutoLayout
import Foundation
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
  /// The user's language. Nil for the languages of the machine.
  var language: AppLanguage?
  var layout: Environment

  /// The device of the environment variable `PLUMB_DEVICE`, which `plumb swift` sets. Without it, the
  /// standard phone.
  static var initial: ScreenEnvironment {
    let variable = DeviceSettings.variable
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else {
      return standard
    }
    do {
      return try SimulatedDevice(parsing: text).environment()
    } catch {
      FileHandle.standardError.write(Data("\(variable) has no effect: \(error)\n".utf8))
      return standard
    }
  }

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
