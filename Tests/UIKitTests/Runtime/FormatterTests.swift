// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Formatters that Foundation lacks off Apple's systems. Source: Apple's documentation.
struct FormatterTests {
  @Test(arguments: [
    (65.0, "1:05"), (5, "0:05"), (3_725, "1:02:05"), (0, "0:00"), (-65, "-1:05"),
  ])
  func secondsAreFormattedAsPositions(_ seconds: TimeInterval, _ text: String) {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func paddingAddsLeadingZeros() {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "00:01:05")
  }

  @Test func unitStylesDetermineTheWords() {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 5_400) == "1 hour, 30 minutes")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 5_400) == "1h 30m")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 7_200) == "2 hr")
  }

  @Test func relativeDatesFollowStyleAndUnits() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -3_600) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: 172_800) == "in 2 days")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -120) == "2 min. ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
  }

  @Test func listsAreJoinedWithCommasAndAnd() {
    #expect(ListFormatter.localizedString(byJoining: []) == "")
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
  }

  @Test func dataDetectorsFindLinksAndPhoneNumbers() throws {
    // Links and telephone numbers, whose names are deprecated in Foundation on Linux.
    let kinds = [
      NSTextCheckingResult.linkCheckingResult(range: NSRange(), url: URL(fileURLWithPath: "/")),
      NSTextCheckingResult.phoneNumberCheckingResult(range: NSRange(), phoneNumber: "1"),
    ].map(\.resultType.rawValue)
    let detector = try NSDataDetector(types: kinds[0] | kinds[1])
    let text = "See www.a.example, (https://b.example/c?d). Mail e@f.example or +49 30 1234567."
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(
      found.compactMap { $0.url?.absoluteString } == [
        "http://www.a.example", "https://b.example/c?d", "mailto:e@f.example",
      ])
    #expect(found.compactMap(\.phoneNumber) == ["+49 30 1234567"])
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    // The results have Foundation's type, like those of regular expressions.
    let results: [NSTextCheckingResult] = found
    #expect(results.map(\.resultType.rawValue) == [kinds[0], kinds[0], kinds[0], kinds[1]])
    let link = NSTextCheckingResult.linkCheckingResult(
      range: NSRange(location: 1, length: 2), url: URL(fileURLWithPath: "/"))
    #expect(link.range == NSRange(location: 1, length: 2))
    #expect(link.url == URL(fileURLWithPath: "/"))
    #expect(link.phoneNumber == nil)
  }

  @Test func valuesOfFormattersByReference() {
    var value: AnyObject?
    var error: NSString?
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.getObjectValue(&value, for: "12", errorDescription: &error))
    #expect(value as? NSNumber == 12)
    #expect(!formatter.getObjectValue(&value, for: "x", errorDescription: &error))
    #expect(error != nil)
  }

  @Test func synchronizationLocksAnObjectRecursively() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }
}

/// Measurements. Source: Apple's documentation of MeasurementFormatter.
struct MeasurementFormatterTests {
  private func text<Kind: Unit>(
    _ value: Double, _ unit: Kind, _ style: Formatter.UnitStyle = .medium,
    _ options: UIKit.MeasurementFormatter.UnitOptions = .providedUnit, region: String = "en_US"
  ) -> String {
    let formatter = UIKit.MeasurementFormatter()
    formatter.unitStyle = style
    formatter.unitOptions = options
    formatter.locale = Locale(identifier: region)
    formatter.numberFormatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  @Test func providedUnitsAreFormatted() {
    #expect(text(5, UnitLength.kilometers) == "5 km")
    #expect(text(5, UnitLength.kilometers, .short) == "5km")
    #expect(text(5, UnitLength.kilometers, .long) == "5 kilometers")
    #expect(text(1, UnitLength.feet, .long) == "1 foot")
    #expect(text(1234.5, UnitMass.grams) == "1,234.5 g")
    #expect(text(20, UnitTemperature.celsius) == "20°C")
    #expect(text(20, UnitTemperature.celsius, .long) == "20 degrees Celsius")
    #expect(
      text(20, UnitTemperature.celsius, .medium, [.providedUnit, .temperatureWithoutUnit]) == "20°")
  }

  @Test func regionsDetermineTheUnits() {
    #expect(text(5, UnitLength.kilometers, .medium, []) == "3.107 mi")
    #expect(text(5, UnitLength.kilometers, .medium, [], region: "de_DE") == "5 km")
    #expect(text(0, UnitTemperature.celsius, .medium, []) == "32°F")
    #expect(text(300, UnitLength.meters, .medium, .naturalScale, region: "fr_FR") == "300 m")
    #expect(text(1500, UnitMass.grams, .medium, [.providedUnit, .naturalScale]) == "1.5 kg")
  }

  /// Apple, `Measurement.FormatStyle`: widths, usages and number styles.
  @Test func formatStylesFormatMeasurements() {
    let us = Locale(identifier: "en_US")
    let de = Locale(identifier: "en_DE")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    typealias Style = Measurement<UnitLength>.FormatStyle
    #expect(Style(width: .wide, locale: de).format(way) == "5 kilometers")
    #expect(Style(width: .abbreviated, locale: us).format(way) == "3.11 mi")
    #expect(Style(width: .narrow, locale: us, usage: .asProvided).format(way) == "5km")
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(Style(width: .abbreviated, locale: de, usage: .personHeight).format(height) == "180 cm")
    #expect(
      way.formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(1)).locale(us))) == "5.0 km")
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ada", "Lovelace")
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
  }

  /// Apple, `ByteCountFormatter.string(from:countStyle:)`.
  @Test func amountsOfDataAreCountedInBytes() {
    let amount = Measurement(value: 2, unit: UnitInformationStorage.kilobytes)
    #expect(
      ByteCountFormatter.string(from: amount, countStyle: .file)
        == ByteCountFormatter.string(fromByteCount: 2000, countStyle: .file))
  }
}
