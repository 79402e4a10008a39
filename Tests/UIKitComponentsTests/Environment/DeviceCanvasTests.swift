// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// Source of all figures: safe areas that storyboards of these tools versions were laid out with.
@Suite struct DeviceCanvasTests {
  @Test(arguments: [
    ("retina6_1", 14_490, 44.0), ("retina6_1", 20_037, 44), ("retina6_1", 21_507, 48),
    ("retina6_0", 18_122, 44), ("retina6_0", 21_507, 47), ("retina5_9", 14_490, 44),
    ("retina5_9", 22_505, 50), ("retina4_7", 14_490, 20), ("retina4_7", 24_506, 20),
    ("retina6_12", 32_700, 59), ("ipad9_7", 14_490, 20),
    ("ipad9_7", 16_097, 0), ("ipad9_7", 21_225, 0), ("ipad9_7", 22_505, 20),
    ("retina4_7", 16_097, 0), ("retina4_7", 21_507, 0), ("retina4_7", 21_701, 20),
    ("retina5_9", 21_507, 47), ("retina5_9", 24_506, 88), ("retina6_7", 19_150, 44),
    ("retina6_7", 21_507, 47), ("retina6_12", 23_504, 59), ("retina6_12", 23_727, 118),
  ])
  func theTopOfTheSafeAreaFollowsXcode(identifier: String, tools: Int, top: Double) throws {
    let device = try Device.named(identifier, byTools: tools)
    #expect(device.portrait.safeArea.top == top)
  }

  @Test func theSidesInLandscapeFollowTheTopInPortrait() throws {
    let device = try Device.named("retina6_1", byTools: 16_097)
    #expect(device.landscape.safeArea.left == 44)
    #expect(device.landscape.safeArea.right == 44)
  }

  @Test func xcode26LaysOutWithTwiceTheInsets() throws {
    let device = try Device.named("retina6_1", byTools: 24_506)
    #expect(device.portrait.safeArea.top == 96)
    #expect(device.portrait.safeArea.bottom == 68)
    #expect(try Device.named("ipad11_0rounded", byTools: 24_506).portrait.safeArea.top == 24)
  }

  @Test func withoutToolsItIsTheHardware() throws {
    let device = try Device.named("retina6_1")
    #expect(device.asDrawn(byTools: nil) == device && device.canvas == nil)
    #expect(device.portrait.safeArea.top == 48)
  }

  /// Source: iOS 8 was the first to hide the status bar of phones that lie.
  @Test func phonesThatLayHadAStatusBarUntilXcode5() throws {
    let device = try Device.named("retina4_0", byTools: 5_056)
    #expect(device.landscape.safeArea.top == 20)
    #expect(try Device.named("retina4_0", byTools: 6_254).landscape.safeArea.top == 0)
  }
}
