// SPDX-License-Identifier: MIT

import LayoutCore
import Testing

/// Source: heights of bars that Xcode saved in storyboards.
@Suite struct BarMetricsTests {
  @Test func aPhoneHasItsBarsInPortrait() {
    let bars = BarMetrics(idiom: .phone)
    #expect(bars.navigationBar == 44)
    #expect(bars.navigationBar + bars.largeTitle == 96)
    #expect(bars.sheetNavigationBar == 56)
    #expect(bars.tabBar == 49)
    #expect(bars.toolbar == 44)
  }

  @Test func barsAreLowAndTitlesSmallOnAPhoneThatLies() {
    let bars = BarMetrics(idiom: .phone, verticalSizeClass: .compact)
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

  @Test func freeToolbarsGrewWithRelease14() {
    #expect(BarMetrics(idiom: .phone, platform: PlatformVersion(major: 13)).freeToolbar == 44)
    #expect(BarMetrics(idiom: .phone, platform: PlatformVersion(major: 14)).freeToolbar == 49)
  }
}
