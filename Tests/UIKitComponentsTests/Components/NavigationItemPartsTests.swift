// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

@Suite struct NavigationItemPartsTests {
  private func parts(_ title: String, release: Int = 17, height: Double = 44) -> NavigationItemParts
  {
    let measurer = ContentMeasurer(
      environment: Environment(platform: PlatformVersion(major: release)))
    var bar = BarContent(kind: .navigation)
    bar.backTitle = title
    return NavigationItemParts(
      of: bar, row: Rect(x: 0, y: 0, width: 375, height: height), .leftToRight, measurer)
  }

  /// Source: the reference of UINavigationItem: a short title replaces a title that does not fit.
  @Test func aLongBackTitleGivesWayToAShortOne() throws {
    #expect(parts("Settings").backText == "Settings")
    let long = parts("Everything there is to choose")
    #expect(long.backText == NavigationItemParts.shortBackTitle)
    let (short, place) = (parts("Back"), try #require(long.backTitle))
    #expect(place == short.backTitle)
    #expect(place.maxX < long.titleSpace.x)
  }

  @Test func glassBackButtonsHaveNoTitle() {
    let glass = parts("Settings", release: 26)
    #expect(glass.backTitle == nil && glass.backText == nil)
    #expect(glass.backCircle != nil)
  }

  /// Rows are low on phones in landscape.
  @Test(arguments: [32.0, 44, 54, 0])
  func glassBackButtonsFitIntoLowRows(height: Double) throws {
    let glass = parts("Settings", release: 26, height: height)
    let (circle, arrow) = (try #require(glass.backCircle), try #require(glass.backArrow))
    #expect(circle.height == min(44, height))
    #expect(circle.y >= 0 && circle.maxY <= height)
    #expect(arrow.y >= circle.y && arrow.maxY <= circle.maxY)
  }
}
