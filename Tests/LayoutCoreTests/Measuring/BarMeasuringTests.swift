// SPDX-License-Identifier: MIT

import LayoutCore
import Testing
import Typography

/// Source: frames of bars that Xcode saved.
@Suite struct BarMeasuringTests {
  private func height(_ bar: BarContent, release: Int = 13) -> Double? {
    ContentMeasurer(release: release).size(of: .bar(bar)).height
  }

  @Test(arguments: [
    (BarContent.Kind.status, 20.0), (.navigation, 44), (.tab, 49), (.toolbar, 44),
  ])
  func aBarHasAHeightAndNoWidth(kind: BarContent.Kind, height: Double) {
    let size = ContentMeasurer(release: 13).size(of: .bar(BarContent(kind: kind)))
    #expect(size == ContentSize(width: nil, height: height))
  }

  @Test func aLargeTitleAddsItsStrip() {
    var bar = BarContent(kind: .navigation)
    bar.isLargeTitle = true
    #expect(height(bar) == 96)
  }

  @Test func aPromptAddsALine() {
    var bar = BarContent(kind: .navigation)
    bar.prompt = "Choose"
    #expect(height(bar) == 74)
  }

  @Test func padsHaveTallerBars() {
    let pad = ContentMeasurer(
      environment: Environment(
        horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad,
        platform: PlatformVersion(major: 17)))
    #expect(pad.size(of: .bar(BarContent(kind: .navigation))).height == 50)
  }
}
