// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// Source: heights of bars that Xcode saved in storyboards.
@Suite struct BarMetricsTests {
  @Test func aPhoneHasItsBarsInPortrait() {
    let bars = BarMetrics(idiom: .phone, platform: .current)
    #expect(bars.navigationBar == 44)
    #expect(bars.navigationBar + bars.largeTitle == 96)
    #expect(bars.sheetNavigationBar == 56)
    #expect(bars.tabBar == 49)
    #expect(bars.toolbar == 44)
  }

  @Test func barsAreLowAndTitlesSmallOnAPhoneThatLies() {
    let bars = BarMetrics(idiom: .phone, verticalSizeClass: .compact, platform: .current)
    #expect(bars.navigationBar == 32)
    #expect(bars.largeTitle == 0)
    #expect(bars.tabBar == 32)
  }

  @Test func padsGotTallerBarsWithRelease12() {
    #expect(BarMetrics(idiom: .pad, platform: PlatformVersion(major: 11)).navigationBar == 44)
    #expect(BarMetrics(idiom: .pad, platform: PlatformVersion(major: 12)).navigationBar == 50)
  }

  @Test func release26HasTallerNavigationBars() {
    let bars = BarMetrics(idiom: .phone, platform: PlatformVersion(major: 26))
    #expect(bars.navigationBar == 54)
    #expect(bars.navigationBar + bars.largeTitle == 106)
  }

  /// Source: 60 toolbars that Xcode saved for phones with a home indicator, 57 of them 49 points high,
  /// and 25 for others, all of 44, in every release.
  @Test(arguments: [PlatformVersion(major: 11), .current])
  func toolbarsAreHigherAboveAHomeIndicator(platform: PlatformVersion) {
    #expect(BarMetrics(idiom: .phone, platform: platform).toolbar == 44)
    #expect(BarMetrics(idiom: .phone, platform: platform, hasHomeIndicator: true).toolbar == 49)
    #expect(BarMetrics(idiom: .pad, platform: platform, hasHomeIndicator: true).toolbar == 44)
  }

  /// Source: sheets with a bar saved by Xcode 11 to 15 (28) and 26 (2).
  @Test func sheetsHaveTallBarsAtTheirEdge() {
    let plain = NavigationBarHeights(BarMetrics(idiom: .phone, platform: .current), isInSheet: true)
    #expect(plain.inset == 56)
    let glass = BarMetrics(idiom: .phone, platform: PlatformVersion(major: 26))
    let bar = NavigationBarHeights(glass, isInSheet: true)
    #expect(bar.offset == 16)
    #expect(bar.height == 54)
  }
}
