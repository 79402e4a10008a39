// SPDX-License-Identifier: MIT

package import AutoLayout
package import InterfaceBuilder
package import Typography
package import UIKitComponents

/// One combination of circumstances in which a file is checked.
package struct CheckCondition: Hashable, Sendable {
  /// nil is the file's own canvas.
  package var device: Device?
  package var isLandscape = false
  /// The part of a pad's width that the app has beside another; nil is all of it.
  package var share: Device.Share?
  /// nil is the text size of the canvas.
  package var textSize: ContentSizeCategory?
  package var direction: LayoutDirection = .leftToRight
  /// nil is the appearance of the canvas.
  package var style: ColorAppearance.Style?
  /// The language whose texts are shown, as its folder is called; nil for those of the file.
  package var locale: String?
  /// What is done to the texts, as if to a language that does not exist.
  package var pseudoLanguage: PseudoLanguage?

  /// Whether a keyboard is on the screen, as high as the device's.
  package var hasKeyboard = false

  package init() {}

  package var options: SceneOptions {
    var options = SceneOptions(
      device: device, orientation: isLandscape ? .landscape : nil, size: windowSize,
      direction: direction, contentSizeCategory: textSize, style: style)
    options.keyboard = hasKeyboard ? .standard : nil
    return options
  }

  /// The size of the app's part of the screen; nil is the whole.
  package var windowSize: Size? {
    guard let share, let device else { return nil }
    return device.screen(isLandscape ? .landscape : .portrait, share: share)?.size
  }
}

extension CheckCondition: Comparable {
  /// The order in which conditions are named: device, share, text size, direction, style, language, keyboard.
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
      hasKeyboard ? 1 : 0,
    ]
  }

  private static func rank(_ share: Device.Share) -> Int {
    Device.Share.allCases.firstIndex(of: share) ?? 0
  }
}

extension CheckCondition {
  /// The device as people call it.
  var deviceName: String {
    let model = device?.models.last ?? "own canvas"
    let held = isLandscape ? "\(model) in landscape" : model
    return share.map { "\($0.words) of \(held)" } ?? held
  }
}

extension Device.Share {
  /// How options and files call it, narrowest first.
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
