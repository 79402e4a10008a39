// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import Typography
import UIKit
import UIKitComponents

/// A screen and a user for which both doors lay a scene out.
struct Setting: Sendable, CustomStringConvertible {
  var name: String
  /// nil for the document's own canvas.
  var device: Device?
  var orientation: Orientation?
  var category = ContentSizeCategory.large
  var direction = LayoutDirection.leftToRight
  var isDark = false

  var description: String { name }

  /// The seven settings: the file's own, and six that change one thing each.
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

  /// All of them with `PLUMB_LONG_TESTS` in the environment, else those that change most.
  static let ofThisRun: [Setting] = {
    let isLong = ProcessInfo.processInfo.environment["PLUMB_LONG_TESTS"] != nil
    let few = ["own", "third of an iPad", "AX3", "right to left"]
    return all.filter { isLong || few.contains($0.name) }
  }()

  private static func named(_ name: String) -> Device {
    do { return try Device.named(name) } catch { fatalError("\(error)") }
  }

  /// The device as an app sees it that has a third of its width.
  private static func third(of device: Device) -> Device {
    var device = device
    guard let screen = device.screen(.portrait, share: .third) else { fatalError("no split view") }
    device.portrait = screen
    return device
  }

  /// What the tools are asked for.
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
