// SPDX-License-Identifier: MIT

package import AutoLayout
package import InterfaceBuilder
package import Typography
package import UIKitComponents

/// The device, text size, language and other settings in which a file is checked.
package struct CheckCondition: Hashable, Sendable {
  /// The device, or nil for the canvas saved in the file.
  package var device: Device?
  package var isLandscape = false
  /// The share of an iPad's width that the app has beside another app, or nil for the full width.
  package var share: Device.Share?
  /// The iOS release, or nil for that of the canvas.
  package var platform: PlatformVersion?
  /// The text size, or nil for the canvas's.
  package var textSize: ContentSizeCategory?
  package var direction: LayoutDirection = .leftToRight
  /// The appearance, or nil for the canvas's.
  package var style: ColorAppearance.Style?
  /// The language of the texts, by the name of its folder; nil for the texts in the file itself.
  package var locale: String?
  /// The pseudo-language that changes all texts, or nil.
  package var pseudoLanguage: PseudoLanguage?

  /// Whether the device's keyboard is on the screen.
  package var hasKeyboard = false

  package init() {}

  package var options: SceneOptions {
    var options = SceneOptions(
      device: device, orientation: isLandscape ? .landscape : nil, size: windowSize,
      direction: direction, contentSizeCategory: textSize, style: style,
      platform: platform)
    options.hasDeviceText = true
    options.keyboard = hasKeyboard ? .standard : nil
    return options
  }

  /// The size of the app's part of the screen, or nil for the whole screen.
  package var windowSize: Size? {
    guard let share, let device else { return nil }
    return device.screen(isLandscape ? .landscape : .portrait, share: share)?.size
  }
}

extension CheckCondition: Comparable {
  /// The order in reports: by device, share, text size, direction, style, language, keyboard.
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
      place ?? -1, isLandscape ? 1 : 0, share.map { Self.rank($0) + 1 } ?? 0,
      textSize?.rawValue ?? -1, direction == .rightToLeft ? 1 : 0, style == .dark ? 1 : 0,
      pseudoLanguage.flatMap { PseudoLanguage.allCases.firstIndex(of: $0) } ?? -1,
      hasKeyboard ? 1 : 0, platform?.major ?? 0,
    ]
  }

  private static func rank(_ share: Device.Share) -> Int {
    Device.Share.allCases.firstIndex(of: share) ?? 0
  }
}

extension CheckCondition {
  /// The name of the device model, with orientation and share.
  var deviceName: String {
    let model = device?.models.last ?? "own canvas"
    let held = isLandscape ? "\(model) in landscape" : model
    return share.map { "\($0.words) of \(held)" } ?? held
  }
}

extension Device.Share {
  /// The name in options and files, such as `two-thirds`.
  package var name: String {
    switch self {
    case .third: "third"
    case .half: "half"
    case .twoThirds: "two-thirds"
    }
  }

  package init?(name: String) {
    guard let share = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = share
  }

  fileprivate var words: String {
    switch self {
    case .third: "a third"
    case .half: "half"
    case .twoThirds: "two thirds"
    }
  }
}
