// SPDX-License-Identifier: MIT

import AppResources
import ArgumentParser
import AutoLayout
import Typography
import UIKitComponents

/// The options for the devices and settings of previews. They have the names of `plumb swift test` and
/// of `plumb matrix`.
struct PreviewVariantArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A device by name. The default is \(DeviceOptions.standard).", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("Devices by name, separated by commas.", valueName: "list"))
  var devices: String?

  @Option(
    help: ArgumentHelp("The text size: XS S M L XL XXL XXXL AX1 to AX5.", valueName: "size"))
  var textSize: String?

  @Option(help: ArgumentHelp("Text sizes, separated by commas.", valueName: "list"))
  var textSizes: String?

  @Flag(help: "Use each device in landscape.")
  var landscape = false

  @Flag(help: "Use the dark appearance.")
  var dark = false

  @Flag(help: "Use increased contrast.")
  var contrast = false

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The user's locale: its language selects texts and the direction. The default is en_US.",
      valueName: "locale"))
  var locale: String?

  @Option(help: ArgumentHelp("The iOS version: 18 or 26.", valueName: "version"))
  var platform: String?

  var areGiven: Bool {
    device != nil || devices != nil || textSize != nil || textSizes != nil || landscape || dark
      || contrast || rtl || locale != nil || platform != nil
  }

  /// All devices with all text sizes, in the requested appearance.
  func variants() throws(Failure) -> [PreviewVariant] {
    let sizes = try sizes() ?? [nil]
    let base = try base()
    var variants: [PreviewVariant] = []
    for device in try names() {
      for size in sizes {
        var variant = base
        variant.settings.device = device
        variant.settings.textSize = size
        variant.settings.isLandscape = landscape
        variant.settings.isDark = dark
        variants.append(variant)
      }
    }
    return variants
  }

  /// The switches of a page and its variants, in the order of the page's combinations. The last switch
  /// changes fastest.
  func switches() throws(Failure) -> (switches: [GallerySwitch], variants: [PreviewVariant]) {
    let (names, sizes) = (try names(), try sizes() ?? [nil, .accessibilityExtraLarge])
    let base = try base()
    var variants: [PreviewVariant] = []
    for device in names {
      for isLandscape in [false, true] {
        for isDark in [false, true] {
          for size in sizes {
            for isRightToLeft in [false, true] {
              var variant = base
              variant.settings.device = device
              variant.settings.isLandscape = isLandscape
              variant.settings.isDark = isDark
              variant.settings.textSize = size
              // A locale that is read from right to left has that direction in both.
              variant.isRightToLeft = isRightToLeft
              variants.append(variant)
            }
          }
        }
      }
    }
    let isRightToLeft = rtl || locale.flatMap { AppLanguage($0) }?.direction == .rightToLeft
    let switches = [
      GallerySwitch(key: "device", name: "Device", options: names),
      GallerySwitch(
        key: "orientation", name: "Orientation", options: ["Portrait", "Landscape"],
        initial: landscape ? 1 : 0),
      GallerySwitch(
        key: "appearance", name: "Appearance", options: ["Light", "Dark"], initial: dark ? 1 : 0),
      GallerySwitch(
        key: "text", name: "Text size", options: sizes.map { $0?.commandLineName ?? "Default" }),
      GallerySwitch(
        key: "direction", name: "Direction", options: ["Left to right", "Right to left"],
        initial: isRightToLeft ? 1 : 0),
    ]
    return (switches, variants)
  }

  private func base() throws(Failure) -> PreviewVariant {
    var settings = DeviceSettings(device: DeviceOptions.standard)
    settings.hasHighContrast = contrast
    settings.locale = try DeviceOptions.locale(named: locale ?? "en_US")
    if let platform { settings.platform = try ReleaseArgument.major(platform) }
    var variant = PreviewVariant(settings)
    variant.isRightToLeft = rtl
    return variant
  }

  private func names() throws(Failure) -> [String] {
    let names = Self.list(device) + Self.list(devices)
    for name in names { _ = try CanvasArguments.device(named: name) }
    guard (device ?? devices) == nil || !names.isEmpty else {
      throw Failure("--devices: the list is empty")
    }
    return names.isEmpty ? [DeviceOptions.standard] : names
  }

  private func sizes() throws(Failure) -> [ContentSizeCategory?]? {
    let names = Self.list(textSize) + Self.list(textSizes)
    guard !names.isEmpty else {
      guard (textSize ?? textSizes) == nil else { throw Failure("--text-sizes: the list is empty") }
      return nil
    }
    var sizes: [ContentSizeCategory?] = []
    for name in names { sizes.append(try CanvasArguments.textSize(named: name)) }
    return sizes
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }
}
