// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor
struct SimulatedDeviceTests {
  @Test func aTextDescribesADevice() throws {
    let device = try SimulatedDevice(
      parsing: "iPhone 16 Pro, landscape, text-size XL, dark, contrast, locale ar_EG, platform 18")
    #expect(device.name == "iPhone 16 Pro")
    #expect(device.isLandscape)
    #expect(device.preferredContentSizeCategory == .extraLarge)
    #expect(device.userInterfaceStyle == .dark)
    #expect(device.accessibilityContrast == .high)
    #expect(device.layoutDirection == .rightToLeft)
    #expect(device.systemVersion == 18)
    #expect(throws: (any Error).self) { try SimulatedDevice(parsing: "iPhone 15, loud") }
  }

  @Test func theLocaleSelectsTextsAndDirection() throws {
    defer { UIScreen.main.simulateStandard() }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("de", "Hallo"), ("ar", "مرحبا")] {
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"greeting\" = \"\(text)\";".utf8)
        .write(to: place.appendingPathComponent("Localizable.strings"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    func greeting(_ locale: String) throws -> String {
      try UIScreen.main.simulate(SimulatedDevice(parsing: "iPhone 15, locale \(locale)"))
      return LocalizedTexts.text("greeting", bundle: bundle, comment: "")
    }
    #expect(try greeting("de_AT") == "Hallo")
    #expect(UITraitCollection.current.layoutDirection == .leftToRight)
    #expect(try greeting("ar") == "مرحبا")
    #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
  }
}
