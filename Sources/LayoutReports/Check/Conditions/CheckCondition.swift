// SPDX-License-Identifier: MIT

package import InterfaceBuilder
package import LayoutCore
package import Typography

/// One combination of circumstances in which a file is checked.
package struct CheckCondition: Hashable, Sendable {
  /// nil is the file's own canvas.
  package var device: Device?
  package var isLandscape = false
  /// nil is the text size of the canvas.
  package var textSize: ContentSizeCategory?
  package var direction: LayoutDirection = .leftToRight
  /// nil is the appearance of the canvas.
  package var style: ColorAppearance.Style?
  /// The language whose texts are shown, as its folder is called; nil for those of the file.
  package var locale: String?

  package init() {}

  package var options: SceneOptions {
    SceneOptions(
      device: device, orientation: isLandscape ? .landscape : nil, direction: direction,
      contentSizeCategory: textSize, style: style)
  }
}

extension CheckCondition: Comparable {
  /// The order in which conditions are tried and named: by device, text size, direction, style, language.
  package static func < (first: Self, second: Self) -> Bool {
    let (one, other) = (first.rank, second.rank)
    return one == other
      ? (first.locale ?? "") < (second.locale ?? "") : one.lexicographicallyPrecedes(other)
  }

  private var rank: [Int] {
    let place = device.flatMap { device in
      Device.all.firstIndex { $0.identifier == device.identifier }
    }
    return [
      place ?? -1, isLandscape ? 1 : 0, textSize?.rawValue ?? -1,
      direction == .rightToLeft ? 1 : 0, style == .dark ? 1 : 0,
    ]
  }
}

extension CheckCondition {
  /// The device as people call it.
  var deviceName: String {
    let model = device?.models.last ?? "own canvas"
    return isLandscape ? "\(model) in landscape" : model
  }
}
