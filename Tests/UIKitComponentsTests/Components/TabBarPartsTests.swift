// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// The floating tabs of iOS 26, by eye.
@Suite struct TabBarPartsTests {
  @Test(arguments: [(SizeClass.compact, 53.0), (.regular, 83)])
  func floatingTabsStayOnTheScreen(_ height: SizeClass, _ bar: Double) {
    let environment = Environment(
      verticalSizeClass: height, platform: PlatformVersion(major: 26))
    let frame = Rect(x: 0, y: 300, width: 800, height: bar)
    let parts = TabBarParts(count: 3, in: frame, environment)
    #expect(parts.capsule.map { $0.maxY < frame.maxY } == true)
    #expect(parts.placesTitlesBeside == (height == .compact))
    #expect(parts.buttons.allSatisfy { parts.row.y == $0.y && parts.row.height == $0.height })
  }
}
