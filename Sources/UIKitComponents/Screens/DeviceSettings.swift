// SPDX-License-Identifier: MIT

public import Typography

/// A device with its orientation and its user's preferences, as text.
///
/// The text is the name of the device, followed by settings in any order:
///
///     iPhone 16 Pro, landscape, text-size AX1, dark, contrast, locale ar, platform 26
///
/// The environment variable ``variable`` has this form. `plumb swift` sets it, and UIKit reads it.
public struct DeviceSettings: Hashable, Sendable {
  /// The reason why a text has no settings.
  public struct InvalidText: Error, Hashable, Sendable {
    public var reason: String
  }

  /// The name of the environment variable with the device that an app starts on.
  public static var variable: String { "PLUMB_DEVICE" }

  /// A name that ``Device/named(_:byTools:)`` knows. The settings do not check it.
  public var device: String
  public var isLandscape = false
  public var textSize: ContentSizeCategory?
  public var isDark = false
  public var hasHighContrast = false
  /// The locale of the user, such as `en_US`. Its language selects texts and the layout direction.
  public var locale: String?
  /// The major version of iOS. Nil for the release that Plumb implements.
  public var platform: Int?

  public init(device: String) { self.device = device }

  /// - Throws: ``InvalidText`` for an unknown setting, an unknown text size or an invalid number.
  public init(parsing text: String) throws(InvalidText) {
    var parts = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
    device = String(parts.removeFirst())
    guard !device.isEmpty else { throw InvalidText(reason: "the name of the device is missing") }
    for part in parts { try read(part) }
  }

  private mutating func read(_ setting: Substring) throws(InvalidText) {
    let words = setting.split(separator: " ")
    switch (words.first ?? "", words.count) {
    case ("landscape", 1): isLandscape = true
    case ("dark", 1): isDark = true
    case ("contrast", 1): hasHighContrast = true
    case ("text-size", 2):
      guard let size = ContentSizeCategory(commandLineName: String(words[1])) else {
        let names = ContentSizeCategory.allCases.map { $0.commandLineName }.joined(separator: " ")
        throw InvalidText(
          reason: "unknown text size '\(words[1])'; the sizes are \(names)")
      }
      textSize = size
    case ("locale", 2): locale = String(words[1])
    case ("platform", 2):
      guard let major = Int(words[1]), (7...99).contains(major) else {
        throw InvalidText(reason: "'\(words[1])' is not a version of iOS; write 18 or 26")
      }
      platform = major
    default:
      throw InvalidText(
        reason: "unknown setting '\(setting)'; the settings are landscape, dark, contrast, "
          + "text-size SIZE, locale LOCALE and platform VERSION")
    }
  }

  /// The text that ``init(parsing:)`` reads.
  public var text: String {
    var parts = [device]
    if isLandscape { parts.append("landscape") }
    if let textSize { parts.append("text-size \(textSize.commandLineName)") }
    if isDark { parts.append("dark") }
    if hasHighContrast { parts.append("contrast") }
    if let locale { parts.append("locale \(locale)") }
    if let platform { parts.append("platform \(platform)") }
    return parts.joined(separator: ", ")
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
