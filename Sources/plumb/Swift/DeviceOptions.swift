// SPDX-License-Identifier: MIT

import AppResources
import EssentialFoundation
import UIKitComponents

/// The options of `plumb swift test` and `plumb swift run` for the simulated device. They are removed
/// from the options that SwiftPM receives.
struct DeviceOptions {
  static let discussion = """
    The device is a current phone with the locale en_US. These options select another one:

      --device NAME        a model, such as "iPhone 16 Pro" or "iPad Pro 11"
      --landscape          the device in landscape
      --text-size SIZE     XS S M L XL XXL XXXL, or AX1 to AX5
      --dark               dark appearance
      --contrast           increased contrast
      --locale LOCALE      the user's locale: its language selects texts and the layout direction
      --platform VERSION   the iOS version of bars, fonts and controls: 18 or 26

    The environment variable \(DeviceSettings.variable) has the same meaning: \
    "iPad Pro 11, landscape, text-size AX1, dark, locale ar, platform 18".
    """

  /// The phone of runs and tests: three pixels to the point, with a status bar and a safe area.
  static let standard = "iPhone 16 Pro"

  /// SwiftPM's options with a separate value. The value is no name of an executable.
  private static let valued: Set = [
    "--package-path", "--scratch-path", "--build-path", "--cache-path", "--config-path",
    "--security-path", "-c", "--configuration", "-j", "--jobs", "--triple", "--sdk", "--toolchain",
    "--swift-sdk", "--toolset", "--traits", "--product", "--build-system", "-Xcc", "-Xswiftc",
    "-Xlinker", "-Xcxx", "--sanitize",
  ]

  /// The options for SwiftPM.
  private(set) var rest: [String] = []
  /// The value of the environment variable.
  var text: String { settings.text }
  private var settings: DeviceSettings
  private var isGiven = false

  /// - Parameter endsAtName: whether options after the first name belong to the program that runs.
  /// - Throws: for an option without a value, an unknown device, text size, locale or release.
  init(_ options: [String], endsAtName: Bool) throws(Failure) {
    settings = DeviceSettings(device: Self.standard)
    settings.locale = "en_US"
    var index = options.startIndex
    while index < options.endIndex {
      let option = options[index]
      index += 1
      if option == "--" || (endsAtName && !option.hasPrefix("-")) {
        rest += options[(index - 1)...]
        return
      }
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      func value() throws(Failure) -> String {
        isGiven = true
        if parts.count == 2 { return parts[1] }
        guard index < options.endIndex else { throw Failure("\(option) needs a value") }
        index += 1
        return options[index - 1]
      }
      switch parts.first {
      case "--device":
        settings.device = try value()
        _ = try CanvasArguments.device(named: settings.device)
      case "--text-size": settings.textSize = try CanvasArguments.textSize(named: value())
      case "--locale":
        settings.locale = try Self.locale(named: value())
      case "--platform":
        settings.platform = try ReleaseArgument.major(value())
      case "--landscape": (settings.isLandscape, isGiven) = (true, true)
      case "--dark": (settings.isDark, isGiven) = (true, true)
      case "--contrast": (settings.hasHighContrast, isGiven) = (true, true)
      default:
        rest.append(option)
        if Self.valued.contains(option), index < options.endIndex {
          rest.append(options[index])
          index += 1
        }
      }
    }
  }

  /// - Throws: if the text is not a locale.
  static func locale(named locale: String) throws(Failure) -> String {
    guard AppLanguage(locale) != nil else {
      throw Failure("'\(locale)' is not a locale; write a language such as de or pt_BR")
    }
    return locale
  }

  /// Sets the environment variable for the program that SwiftPM runs. A variable that is already set
  /// is kept if there are no options.
  func apply() {
    let isSet = ProcessInfo.processInfo.environment[DeviceSettings.variable]?.isEmpty == false
    if isGiven || !isSet { setenv(DeviceSettings.variable, text, 1) }
  }
}
