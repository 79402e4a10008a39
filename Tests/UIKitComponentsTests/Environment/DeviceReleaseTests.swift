// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// The figures of devices with iOS 26. Source: published measurements on simulators.
@Suite struct DeviceReleaseTests {
  private let release = PlatformVersion(major: 26)

  /// Canvases keep what Xcode saved.
  @Test(arguments: [
    (PlatformVersion(major: 26), 20.0, 32.0, 25.0), (PlatformVersion(major: 18), 21, 24, 20),
    (PlatformVersion(toolsBuild: 24_127), 21, 24, 20),
  ])
  func safeAreas(platform: PlatformVersion, lying: Double, top: Double, bottom: Double) throws {
    let phone = try Device.named("iPhone 16").running(platform)
    #expect(phone.portrait.safeArea == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(phone.landscape.safeArea == EdgeInsets(top: 0, left: 59, bottom: lying, right: 59))
    let pad = try Device.named("iPad Pro 11").running(platform)
    for screen in [pad.portrait, pad.landscape] {
      #expect(screen.safeArea == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
    let button = try Device.named("iPhone SE").running(platform)
    #expect(button.portrait.safeArea.top == 20)
    #expect(button.landscape.safeArea == .zero)
  }

  @Test(arguments: [
    ("iPhone 16", 335.0, 208.0), ("iPhone Air", 345, 208), ("iPhone 17 Pro Max", 345, 208),
    ("iPad (10th generation)", 337, 422), ("iPad mini", 340, 428), ("iPad Pro 11", 340, 428),
    ("iPad Air 13", 403, 498), ("iPad Pro 13", 403, 498),
  ])
  func keyboards(name: String, upright: Double, lying: Double) throws {
    let device = try Device.named(name)
    #expect(device.keyboardHeight(.portrait, release) == upright)
    #expect(device.keyboardHeight(.landscape, release) == lying)
    #expect(device.keyboardHeight(.portrait, PlatformVersion(major: 18)) != upright)
  }

  @Test func bars() {
    let device = BarMetrics(idiom: .phone, platform: release, hasHomeIndicator: true)
    #expect(device.toolbar == 48)
    #expect(device.prompt == 32)
    let canvas = BarMetrics(
      idiom: .phone, platform: PlatformVersion(toolsBuild: 24_127), hasHomeIndicator: true)
    #expect(canvas.toolbar == 49)
    #expect(canvas.prompt == 30)
  }
}
