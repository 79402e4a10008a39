// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

@Suite struct DeviceMultitaskingTests {
  /// Source: split view widths measured on devices.
  @Test(arguments: [
    ("ipad9_7", Orientation.landscape, Device.Share.half, 507.0, SizeClass.compact),
    ("ipad9_7", .landscape, .twoThirds, 694, .regular),
    ("ipad9_7", .portrait, .twoThirds, 438, .compact),
    ("ipad11_0rounded", .landscape, .third, 375, .compact),
    ("ipad12_9rounded", .landscape, .half, 678, .regular),
  ])
  func aShareIsANarrowerScreen(
    identifier: String, orientation: Orientation, share: Device.Share, width: Double,
    sizeClass: SizeClass
  ) throws {
    let device = try Device.named(identifier)
    let screen = try #require(device.screen(orientation, share: share))
    let full = device.screen(orientation)
    #expect(screen.size == Size(width: width, height: full.size.height))
    #expect(screen.safeArea == full.safeArea)
    #expect(screen.horizontalSizeClass == sizeClass)
    #expect(screen.verticalSizeClass == .regular)
  }

  @Test func thereAreNoHalvesInPortrait() throws {
    #expect(try Device.named("ipad9_7").screen(.portrait, share: .half) == nil)
  }

  @Test func phonesDoNotShareTheirScreen() {
    for device in Device.all where device.idiom == .phone {
      for share in Device.Share.allCases {
        #expect(device.screen(.landscape, share: share) == nil)
      }
    }
  }
}
