// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Typography
import UIKitComponents

/// A condition that can be switched on the page, with its options.
struct GallerySwitch: Encodable {
  /// The name in the page's URL.
  var key: String
  var name: String
  var options: [String]
  /// The option that is selected when the page opens.
  var initial = 0
  /// The ids of devices in requests of Plumb Studio; empty for that of the file.
  var ids: [String]?
}

/// The conditions under which scenes are drawn in advance.
struct GalleryConditions {
  /// The devices. Nil is the device on which each file was edited.
  var devices: [Device?]
  /// The text sizes. Nil is the text size of the canvas.
  var textSizes: [ContentSizeCategory?]
  /// The iOS release; nil for that of each file's canvas.
  var platform: PlatformVersion?
  /// The layout direction of the requested language.
  var direction: LayoutDirection

  private static let orientations: [Orientation?] = [nil, .landscape]
  private static let styles: [ColorAppearance.Style] = [.light, .dark]
  private static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  /// The switches of the page, in the order of the combinations in ``options``. The last one
  /// changes fastest.
  var switches: [GallerySwitch] {
    [
      GallerySwitch(
        key: "device", name: "Device",
        options: devices.map { $0.map { $0.models.last ?? $0.identifier } ?? "As saved" },
        ids: devices.map { $0?.identifier ?? "" }),
      GallerySwitch(key: "orientation", name: "Orientation", options: ["Portrait", "Landscape"]),
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
                contentSizeCategory: textSize, style: style,
                platform: platform)
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
