// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// The rule for windows of any size is drawn from the known screens, so it must give those back.
struct FreeSizeTests {
  @Test func everyScreenHasTheClassesOfItsSize() {
    for device in Device.all {
      for orientation in [Orientation.portrait, .landscape] {
        let screen = device.screen(orientation)
        // A hair higher is another size, and so goes by the rule.
        var size = screen.size
        size.height += 0.001
        let window = device.screen(orientation, size: size)
        #expect(window.horizontalSizeClass == screen.horizontalSizeClass, "\(device.identifier)")
        #expect(window.verticalSizeClass == screen.verticalSizeClass, "\(device.identifier)")
        #expect(window.safeArea == screen.safeArea)
        #expect(device.screen(orientation, size: screen.size) == screen)
      }
    }
  }

  @Test func theSidesOfSplitViewHaveTheClassesOfTheirSize() {
    var count = 0
    for device in Device.all {
      for orientation in [Orientation.portrait, .landscape] {
        for share in Device.Share.allCases {
          guard let side = device.screen(orientation, share: share) else { continue }
          count += 1
          #expect(device.screen(orientation, size: side.size) == side, "\(device.identifier)")
        }
      }
    }
    #expect(count > 20)
  }

  @Test func shapeTellsHowADeviceIsHeld() {
    #expect(Orientation(shapeOf: Size(width: 10, height: 10)) == .portrait)
    #expect(Orientation(shapeOf: Size(width: 10.5, height: 10)) == .landscape)
  }
}
