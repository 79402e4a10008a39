// SPDX-License-Identifier: MIT

import AppResources
import ArgumentParser
import AutoLayout
import LayoutReports
import Typography
import UIKitComponents

/// The options for the conditions to check files under. All combinations are checked.
struct ConditionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Devices by name, separated by commas; 'all' for one device of each screen size.",
      discussion: "The default is the device on which each file was edited.", valueName: "list"))
  var devices: String?

  @Flag(help: "Also use each device in landscape.")
  var landscape = false

  @Option(
    help: ArgumentHelp(
      "Also use these iPad split view widths, separated by commas: third half two-thirds; 'all' for "
        + "all.", valueName: "list"))
  var splits: String?

  @Option(
    help: ArgumentHelp(
      "Text sizes, separated by commas: XS S M L XL XXL XXXL AX1 to AX5; 'all' for all.",
      valueName: "list"))
  var textSizes: String?

  @Option(help: ReleaseArgument.help)
  var platform: String?

  @Flag(help: "Also lay out from right to left.")
  var rtl = false

  @Flag(help: "Also use the dark appearance.")
  var dark = false

  @Flag(help: "Also show the device's keyboard on the screen.")
  var keyboard = false

  @Option(
    help: ArgumentHelp(
      "Also use these languages of the .lproj folders or string catalogs beside each file, separated "
        + "by commas; 'all' for every language that exists.", valueName: "list"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Also use these pseudo-languages, separated by commas: longer (by 40 %), accented, shortest, "
        + "rtl; 'all' for all.", valueName: "list"))
  var pseudo: String?

  /// Whether the command line contains any condition.
  var areGiven: Bool {
    devices != nil || landscape || splits != nil || textSizes != nil || rtl || dark || keyboard
      || platform != nil || locale != nil || pseudo != nil
  }

  /// The combinations without languages, in order.
  ///
  /// - Throws: for an unknown name.
  func conditions() throws(Failure) -> [CheckCondition] {
    let (screens, sizes, changes) = (try screens(), try textSizeList(), try pseudoList())
    var conditions: [CheckCondition] = []
    // The pseudo-language `rtl` sets the direction, which may also be set by `--rtl`.
    var seen: Set<CheckCondition> = []
    for screen in screens {
      for size in sizes {
        for direction in rtl ? [.leftToRight, .rightToLeft] : [LayoutDirection.leftToRight] {
          for style in dark ? [.light, .dark] : [ColorAppearance.Style?.none] {
            for change in [nil] + changes {
              var condition = screen
              condition.textSize = size
              condition.direction = change == .rtl ? .rightToLeft : direction
              condition.style = style
              condition.pseudoLanguage = change
              for isTyped in keyboard ? [false, true] : [false] {
                condition.hasKeyboard = isTyped
                if seen.insert(condition).inserted { conditions.append(condition) }
              }
            }
          }
        }
      }
    }
    return conditions.sorted()
  }

  /// The devices with their orientations and split view sizes.
  private func screens() throws(Failure) -> [CheckCondition] {
    let release = try ReleaseArgument.read(platform)
    let shares: [Device.Share?] =
      [nil] + (try Self.values(splits, "split", Device.Share.allCases, \.name))
    var screens: [CheckCondition] = []
    for device in try deviceList() {
      for isLandscape in landscape ? [false, true] : [false] {
        for share in shares {
          var condition = CheckCondition()
          condition.platform = release
          condition.device = device
          condition.isLandscape = isLandscape
          condition.share = share
          if share == nil || condition.windowSize != nil { screens.append(condition) }
        }
      }
    }
    return screens
  }

  private func pseudoList() throws(Failure) -> [PseudoLanguage] {
    try Self.values(pseudo, "pseudo-language", PseudoLanguage.allCases, \.rawValue)
  }

  /// The values that a comma-separated list names.
  private static func values<Value>(
    _ text: String?, _ noun: String, _ all: [Value], _ name: (Value) -> String
  ) throws(Failure) -> [Value] {
    guard let text, text != "all" else { return text == nil ? [] : all }
    var found: [Value] = []
    for part in list(text) {
      guard let value = all.first(where: { name($0) == part }) else {
        let names = all.map(name).joined(separator: " ")
        throw Failure("unknown \(noun) '\(part)'; choose from: \(names)")
      }
      found.append(value)
    }
    return found
  }

  /// Adds the requested languages that the file has. The conditions in the file's own language come
  /// first.
  func localized(_ conditions: [CheckCondition], _ there: [String]) -> [CheckCondition] {
    guard let locale else { return conditions }
    let wanted = locale == "all" ? there : Self.list(locale).filter(there.contains)
    var all = conditions
    for locale in wanted {
      for condition in conditions where condition.pseudoLanguage == nil {
        var condition = condition
        condition.locale = locale
        if AppLanguage(locale)?.direction == .rightToLeft { condition.direction = .rightToLeft }
        if !all.contains(condition) { all.append(condition) }
      }
    }
    return all.sorted()
  }

  private func deviceList() throws(Failure) -> [Device?] {
    guard let devices else { return [nil] }
    if devices == "all" {
      var sizes: Set<Size> = []
      return Device.all.filter { $0.idiom != .mac && sizes.insert($0.portrait.size).inserted }
    }
    return try Self.list(devices).map { name throws(Failure) in
      try CanvasArguments.device(named: name)
    }
  }

  private func textSizeList() throws(Failure) -> [ContentSizeCategory?] {
    guard let textSizes else { return [nil] }
    if textSizes == "all" { return ContentSizeCategory.allCases.map(Optional.some) }
    return try Self.list(textSizes).map { name throws(Failure) in
      try CanvasArguments.textSize(named: name)
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }
}
