// SPDX-License-Identifier: MIT

import LayoutCore
import Testing

@Suite struct NavigationItemPartsTests {
  private func parts(_ title: String, release: Int = 17) -> NavigationItemParts {
    let measurer = ContentMeasurer(
      environment: Environment(platform: PlatformVersion(major: release)))
    var bar = BarContent(kind: .navigation)
    bar.backTitle = title
    return NavigationItemParts(
      of: bar, row: Rect(x: 0, y: 0, width: 375, height: 44), .leftToRight, measurer)
  }

  /// Source: the reference of UINavigationItem: a title without room gives way to a short one.
  @Test func aLongBackTitleGivesWayToAShortOne() throws {
    #expect(parts("Settings").backText == "Settings")
    let long = parts("Everything there is to choose")
    #expect(long.backText == NavigationItemParts.shortBackTitle)
    let (short, place) = (parts("Back"), try #require(long.backTitle))
    #expect(place == short.backTitle)
    #expect(place.maxX < long.titleRoom.x)
  }

  @Test func titlesBesideGlassAreLeftOut() {
    let glass = parts("Settings", release: 26)
    #expect(glass.backTitle == nil && glass.backText == nil)
    #expect(glass.backCircle != nil)
  }
}
