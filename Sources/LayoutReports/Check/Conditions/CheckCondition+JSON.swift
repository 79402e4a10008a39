// SPDX-License-Identifier: MIT

import AutoLayout
package import Diagnostics
import Typography
import UIKitComponents

extension CheckCondition {
  /// The condition as an object. Properties that are as in the file are omitted.
  package var json: JSONValue {
    .object([
      "device": device.map { .string($0.identifier) },
      "landscape": isLandscape ? .bool(true) : nil,
      "share": share.map { .string($0.name) },
      "platform": platform.map { .int($0.major) },
      "textSize": textSize.map { .string($0.commandLineName) },
      "rtl": direction == .rightToLeft ? .bool(true) : nil,
      "dark": style.map { .bool($0 == .dark) },
      "locale": locale.map(JSONValue.string),
      "pseudo": pseudoLanguage.map { .string($0.rawValue) },
      "keyboard": hasKeyboard ? .bool(true) : nil,
    ])
  }
}

extension PseudoLanguage: Decodable {}

extension CheckCondition: Decodable {
  private enum Key: String, CodingKey {
    case device, landscape, share, platform, textSize, rtl, dark, locale, pseudo, keyboard
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let name = try values.decodeIfPresent(String.self, forKey: .device) {
      device = try Device.named(name)
    }
    isLandscape = try values.decodeIfPresent(Bool.self, forKey: .landscape) ?? false
    share = try values.decodeIfPresent(String.self, forKey: .share).map { name in
      guard let share = Device.Share(name: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .share, in: values, debugDescription: "unknown share '\(name)'")
      }
      return share
    }
    if let major = try values.decodeIfPresent(Int.self, forKey: .platform) {
      guard (7...99).contains(major) else {
        throw DecodingError.dataCorruptedError(
          forKey: .platform, in: values, debugDescription: "unknown iOS version \(major)")
      }
      platform = PlatformVersion(major: major)
    }
    if let name = try values.decodeIfPresent(String.self, forKey: .textSize) {
      guard let size = ContentSizeCategory(commandLineName: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .textSize, in: values, debugDescription: "unknown text size '\(name)'")
      }
      textSize = size
    }
    direction =
      try values.decodeIfPresent(Bool.self, forKey: .rtl) == true ? .rightToLeft : .leftToRight
    style = try values.decodeIfPresent(Bool.self, forKey: .dark).map { $0 ? .dark : .light }
    locale = try values.decodeIfPresent(String.self, forKey: .locale)
    hasKeyboard = try values.decodeIfPresent(Bool.self, forKey: .keyboard) ?? false
    pseudoLanguage = try values.decodeIfPresent(PseudoLanguage.self, forKey: .pseudo)
  }
}
