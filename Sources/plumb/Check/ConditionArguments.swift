// SPDX-License-Identifier: MIT

import AppResources
import ArgumentParser
import AutoLayout
import LayoutReports
import Typography
import UIKitComponents

/// The conditions in which files are checked, as options: all combinations of what is listed.
struct ConditionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Devices by name, separated by commas; 'all' for one of every screen size.",
      discussion: "The default is the device each file was edited on.", valueName: "list"))
  var devices: String?

  @Flag(help: "Each device in landscape as well.")
  var landscape = false

  @Option(
    help: ArgumentHelp(
      "Parts of a pad's width beside another app as well, separated by commas: third half two-thirds; "
        + "'all' for all.", valueName: "list"))
  var splits: String?

  @Option(
    help: ArgumentHelp(
      "Text sizes, separated by commas: XS S M L XL XXL XXXL AX1 to AX5; 'all' for all.",
      valueName: "list"))
  var textSizes: String?

  @Flag(help: "From right to left as well.")
  var rtl = false

  @Flag(help: "In the dark as well.")
  var dark = false

  @Flag(help: "With a keyboard on the screen as well, as high as the device's.")
  var keyboard = false

  @Option(
    help: ArgumentHelp(
      "Languages of the .lproj folders or string catalogs beside each file, separated by commas; "
        + "'all' for those that are there.", valueName: "list"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The texts changed as well, separated by commas: longer (by 40 %), accented, shortest, rtl; "
        + "'all' for all.", valueName: "list"))
  var pseudo: String?

  /// Whether any condition is asked for.
  var areGiven: Bool {
    devices != nil || landscape || splits != nil || textSizes != nil || rtl || dark || keyboard
      || locale != nil || pseudo != nil
  }

  /// The combinations but for languages, in order.
  ///
  /// - Throws: for names that mean nothing.
  func conditions() throws(Failure) -> [CheckCondition] {
    let (screens, sizes, changes) = (try screens(), try textSizeList(), try pseudoList())
    var conditions: [CheckCondition] = []
    // A change of texts may bring a direction along that was asked for as well.
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

  /// Devices as they are held and shared.
  private func screens() throws(Failure) -> [CheckCondition] {
    let shares: [Device.Share?] =
      [nil] + (try Self.values(splits, "split", Device.Share.allCases, \.name))
    var screens: [CheckCondition] = []
    for device in try deviceList() {
      for isLandscape in landscape ? [false, true] : [false] {
        for share in shares {
          var condition = CheckCondition()
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

  /// The values that a list names.
  private static func values<Value>(
    _ text: String?, _ noun: String, _ all: [Value], _ name: (Value) -> String
  ) throws(Failure) -> [Value] {
    guard let text, text != "all" else { return text == nil ? [] : all }
    var found: [Value] = []
    for part in list(text) {
      guard let value = all.first(where: { name($0) == part }) else {
        let names = all.map(name).joined(separator: " ")
        throw Failure("unknown \(noun) '\(part)'; there are: \(names)")
      }
      found.append(value)
    }
    return found
  }

  /// The conditions in the languages that are asked for and there; those of the file come first.
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
