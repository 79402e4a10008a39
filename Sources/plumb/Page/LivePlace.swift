// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import InterfaceBuilderFiles
import LayoutReports
import Typography
import UIKitComponents

/// A place in a file for Plumb Studio: a scene under some conditions, or a conflict of a log.
struct LivePlace {
  var scene: String?
  /// The size and conditions, as in requests of Studio's protocol.
  var canvas: JSONValue?
  /// The id of the selected view, and the edge whose reasons are shown.
  var view: String?
  var edge: String?
  /// The range of sizes in the strip below the screen.
  var range: JSONValue?
  /// The index of the conflict in a log.
  var conflict: Int?

  func json(file: Int) -> JSONValue {
    .object([
      "file": .int(file), "scene": scene.map(JSONValue.string), "canvas": canvas,
      "view": view.map(JSONValue.string), "edge": edge.map(JSONValue.string), "range": range,
      "conflict": conflict.map(JSONValue.int),
    ])
  }

  /// The `canvas` of a request. The protocol has no iOS release and no language.
  ///
  /// - Parameter texts: the pseudo-language of all texts, or nil.
  static func canvas(_ options: SceneOptions, texts: PseudoLanguage? = nil) -> JSONValue {
    func flag(_ isOn: Bool) -> JSONValue? { isOn ? .bool(true) : nil }
    return .object([
      "width": (options.size?.width).map(JSONValue.number),
      "height": (options.size?.height).map(JSONValue.number),
      "device": (options.device?.identifier).map(JSONValue.string),
      "landscape": flag(options.orientation == .landscape),
      "textSize": (options.contentSizeCategory?.commandLineName).map(JSONValue.string),
      "texts": (texts?.rawValue).map(JSONValue.string),
      "rightToLeft": flag(options.direction == .rightToLeft),
      "dark": flag(options.style == .dark), "contrast": flag(options.contrast == .high),
      "keyboard": flag(options.keyboard != nil),
    ])
  }
}
