// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The device and the user's settings with which all previews are drawn.
struct PreviewVariant: Hashable {
  var settings: DeviceSettings
  var isRightToLeft = false

  /// The form in records: the settings, then `rtl`.
  var text: String { settings.text + (isRightToLeft ? ", rtl" : "") }

  init(_ settings: DeviceSettings) { self.settings = settings }

  /// - Throws: if the text is not the form of a record.
  init(parsing text: String) throws(DeviceSettings.InvalidText) {
    var text = Substring(text)
    if text.hasSuffix(", rtl") {
      isRightToLeft = true
      text = text.dropLast(", rtl".count)
    }
    settings = try DeviceSettings(parsing: String(text))
  }

  /// The part of file names that distinguishes variants, such as `iPhone-SE-dark`.
  var slug: String {
    var plain = settings
    plain.locale = settings.locale == "en_US" ? nil : settings.locale
    var variant = PreviewVariant(plain)
    variant.isRightToLeft = isRightToLeft
    return FileSlug.of(variant.text)
  }
}

/// A text as a part of a file name: letters, digits and `+`, with hyphens for the rest.
enum FileSlug {
  static func of(_ text: String) -> String {
    let kept = text.map { $0.isLetter || $0.isNumber || "+_.".contains($0) ? $0 : " " }
    return String(kept).split(separator: " ").joined(separator: "-")
  }
}
