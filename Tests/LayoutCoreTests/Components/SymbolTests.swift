// SPDX-License-Identifier: MIT

import LayoutCore
import Testing

/// Symbols line up as lines of text. Source: image views whose constraints give their height, as Xcode
/// saved them: a circle in a square of 34 points is 33 high and half a point down, in one of 19 points
/// 18; a chevron that points down in 39 points is 29 high.
@Suite struct SymbolTests {
  private let measurer = ContentMeasurer(environment: Environment(pixels: PixelGrid(scale: 2)))

  private func frame(_ name: String, aligned height: Double) -> Rect {
    let insets = measurer.alignmentInsets(of: .image(.symbol(named: name)))
    return PixelGrid(scale: 2).snapped(
      Rect(x: 0, y: 0, width: 40, height: height).outset(by: insets))
  }

  @Test(arguments: [
    ("questionmark.circle", 34.0, 0.5, 33.0), ("questionmark.circle.fill", 19, 0.5, 18),
    ("chevron.down", 39, 5, 29),
  ])
  func framesAreLowerThanWhatIsAligned(
    name: String, aligned: Double, y: Double, height: Double
  ) {
    let frame = frame(name, aligned: aligned)
    #expect(frame.y == y)
    #expect(frame.height == height)
  }

  @Test func theContentIsALineHigh() throws {
    let size = measurer.size(of: .image(.symbol(named: "chevron.down")))
    #expect(abs(try #require(size.height) - 17 * 2444 / 2048) < 1e-9)
  }
}
