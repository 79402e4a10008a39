// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import TestSettings
import Typography
import UIKit
import UIKitComponents

/// The screen and the user's preferences for which the tools and an app lay out a scene.
struct Setting: Sendable, CustomStringConvertible {
  var name: String
  /// The device. Nil for the document's own canvas.
  var device: Device?
  var orientation: Orientation?
  var category = ContentSizeCategory.large
  var direction = LayoutDirection.leftToRight
  var isDark = false

  var description: String { name }

  /// The eight settings: the file's own, and seven others.
  static let all: [Setting] = {
    let phone = named("iPhone 16 Pro")
    return [
      Setting(name: "own"),
      Setting(name: "iPhone SE", device: named("retina4_0")),
      Setting(name: "iPhone 16 Pro", device: phone),
      Setting(name: "landscape", device: phone, orientation: .landscape),
      Setting(name: "third of an iPad", device: third(of: named("iPad Pro 11"))),
      Setting(name: "AX3", device: phone, category: .accessibilityExtraLarge),
      Setting(name: "right to left", device: phone, direction: .rightToLeft),
      Setting(name: "dark", device: phone, isDark: true),
    ]
  }()

  /// All settings if `PLUMB_LONG_TESTS` is in the environment. Otherwise the settings with the
  /// greatest changes.
  static let ofThisRun: [Setting] = {
    let few = ["own", "third of an iPad", "AX3", "right to left"]
    return all.filter { TestSettings.isLong || few.contains($0.name) }
  }()

  private static func named(_ name: String) -> Device {
    do { return try Device.named(name) } catch { fatalError("\(error)") }
  }

  /// The device for an app in Split View with a third of the width.
  private static func third(of device: Device) -> Device {
    var device = device
    guard let screen = device.screen(.portrait, share: .third) else { fatalError("no split view") }
    device.portrait = screen
    return device
  }

  /// The options for the tools.
  var options: SceneOptions {
    var options = SceneOptions()
    options.device = device
    options.orientation = orientation
    options.direction = direction
    if category != .large { options.contentSizeCategory = category }
    options.style = isDark ? .dark : nil
    return options
  }
}
