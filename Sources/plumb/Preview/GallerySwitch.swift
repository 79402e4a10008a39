// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Typography
import UIKitComponents

/// A circumstance that the page switches: its name and what can be chosen.
struct GallerySwitch: Encodable {
  /// The name in the page's address.
  var key: String
  var name: String
  var options: [String]
  /// The option that the page begins with.
  var initial = 0
}

/// Every combination of circumstances in which scenes are drawn ahead.
struct GalleryConditions {
  /// Nil is the device each file was edited on.
  var devices: [Device?]
  /// Nil is the text size of the canvas.
  var textSizes: [ContentSizeCategory?]
  /// The direction of the language that was asked for.
  var direction: LayoutDirection

  private static let orientations: [Orientation?] = [nil, .landscape]
  private static let styles: [ColorAppearance.Style] = [.light, .dark]
  private static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  /// The switches of the page, in the order in which ``options`` counts, the first the slowest.
  var switches: [GallerySwitch] {
    [
      GallerySwitch(
        key: "device", name: "Device",
        options: devices.map { $0.map { $0.models.last ?? $0.identifier } ?? "As saved" }),
      GallerySwitch(key: "orientation", name: "Held", options: ["Upright", "Landscape"]),
      GallerySwitch(key: "appearance", name: "Appearance", options: ["Light", "Dark"]),
      GallerySwitch(
        key: "text", name: "Text size",
        options: textSizes.map { $0?.commandLineName ?? "Default" }),
      GallerySwitch(
        key: "direction", name: "Direction", options: ["Left to right", "Right to left"],
        initial: direction == .rightToLeft ? 1 : 0),
    ]
  }

  var options: [SceneOptions] {
    var all: [SceneOptions] = []
    for device in devices {
      for orientation in Self.orientations {
        for style in Self.styles {
          for textSize in textSizes {
            for direction in Self.directions {
              var options = SceneOptions(
                device: device, orientation: orientation, direction: direction,
                contentSizeCategory: textSize, style: style)
              options.placesRows = true
              all.append(options)
            }
          }
        }
      }
    }
    return all
  }
}
