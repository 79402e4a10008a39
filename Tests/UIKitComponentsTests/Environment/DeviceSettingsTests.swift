// SPDX-License-Identifier: MIT

import Testing
import Typography
import UIKitComponents

struct DeviceSettingsTests {
  @Test func aTextHasANameAndSettingsInAnyOrder() throws {
    let settings = try DeviceSettings(
      parsing: "iPad Pro 11,dark , platform 18, landscape, text-size ax1, locale pt_BR, contrast")
    #expect(settings.device == "iPad Pro 11")
    #expect(settings.isLandscape && settings.isDark && settings.hasHighContrast)
    #expect(settings.textSize == .accessibilityMedium)
    #expect(settings.locale == "pt_BR")
    #expect(settings.platform == 18)
    #expect(try DeviceSettings(parsing: settings.text) == settings)
  }

  @Test(arguments: [
    ("", "the name of the device is missing"),
    (", dark", "the name of the device is missing"),
    ("iPhone 15, dim", "unknown setting 'dim'"),
    ("iPhone 15, dark blue", "unknown setting 'dark blue'"),
    ("iPhone 15,", "unknown setting ''"),
    ("iPhone 15, text-size huge", "unknown text size 'huge'"),
    ("iPhone 15, platform x", "'x' is not a version of iOS"),
  ])
  func anInvalidTextIsRefusedWithTheReason(text: String, reason: String) {
    let error = #expect(throws: DeviceSettings.InvalidText.self) {
      try DeviceSettings(parsing: text)
    }
    #expect(error?.reason.hasPrefix(reason) == true)
  }
}
