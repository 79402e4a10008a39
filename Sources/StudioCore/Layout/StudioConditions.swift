// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutReports
import Typography
import UIKitComponents

/// The size and conditions in the `canvas` of a request.
struct StudioConditions {
  /// The options without a size.
  var options = SceneOptions()
  /// The size of the canvas; nil for the size in the file or of the device.
  var size: Size?
  /// The pseudo-language of all texts; nil for the texts in the file.
  var texts: PseudoLanguage?

  init(_ request: StudioRequest) throws(StudioError) {
    let canvas = try request.object("canvas")
    let width = try canvas.optionalNumber("width", in: 1...10_000)
    let height = try canvas.optionalNumber("height", in: 1...10_000)
    if let width, let height { size = Size(width: width, height: height) }
    guard (width == nil) == (height == nil) else {
      throw StudioError("'canvas' needs both 'width' and 'height', or neither")
    }
    if canvas.json["device"] != nil { options.device = try Self.device(canvas.text("device")) }
    if try canvas.flag("landscape") { options.orientation = .landscape }
    if canvas.json["textSize"] != nil {
      let name = try canvas.text("textSize")
      guard let category = ContentSizeCategory(commandLineName: name) else {
        throw StudioError("unknown text size '\(name)'")
      }
      options.contentSizeCategory = category
    }
    if canvas.json["texts"] != nil {
      let name = try canvas.text("texts")
      guard let language = PseudoLanguage(rawValue: name) else {
        throw StudioError("unknown pseudo-language '\(name)'")
      }
      texts = language
    }
    options.direction = try canvas.flag("rightToLeft") ? .rightToLeft : .leftToRight
    if canvas.json["dark"] != nil { options.style = try canvas.flag("dark") ? .dark : .light }
    if try canvas.flag("contrast") { options.contrast = .high }
    if try canvas.flag("keyboard") { options.keyboard = .standard }
  }

  private static func device(_ name: String) throws(StudioError) -> Device {
    do throws(UnknownDevice) {
      return try Device.named(name)
    } catch {
      throw StudioError("unknown device '\(name)'")
    }
  }
}
