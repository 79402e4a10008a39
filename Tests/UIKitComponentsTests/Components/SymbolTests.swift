// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// Symbols are aligned like lines of text. Source: image views whose constraints fix their height,
/// as Xcode saved them. A circle in a square of 34 points is 33 points high and half a point down.
/// A circle in a square of 19 points is 18 points high. A chevron that points down in a square of
/// 39 points is 29 points high.
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
  func symbolFramesAreLowerThanTheirAlignmentRects(
    name: String, aligned: Double, y: Double, height: Double
  ) {
    let frame = frame(name, aligned: aligned)
    #expect(frame.y == y)
    #expect(frame.height == height)
  }

  /// Widths and heights in text of 17 points, from image views and buttons that Xcode saved; nil
  /// for an unknown side. At the next scale symbols are 1.28 times as large.
  @Test(
    "Symbols have the sizes that Xcode saved",
    arguments: [
      ("globe", 20.0, 19.25), ("hand.thumbsup.circle.fill", 20, 19.25),
      ("repeat.circle", 20, 19.25),
      ("timer", 19.8, 19.8), ("antenna.radiowaves.left.and.right.slash", 20.67, 20.67),
      ("bubble.right", 22.5, 20), ("cloud.fill", nil, 15.33), ("chevron.right", 12.5, 16.5),
      ("chevron.down", 18.3, nil), ("memories", 22, 18.9), ("square.and.pencil", 20.5, 19.3),
      ("person.3", 36.2, 18.8), ("line.3.horizontal", 20.3, 10.2), ("trash", 18.9, nil),
      ("doc.on.doc", 21, nil), ("hand.raised.fill", 23.8, 20.8), ("mic.fill", nil, 21.2),
      ("mic.slash.fill", 17, nil), ("video.slash.fill", nil, 23), ("die.face.3", 19.5, nil),
    ] as [(String, Double?, Double?)])
  func sizesAreThoseOfFrames(name: String, width: Double?, height: Double?) throws {
    for (scale, factor) in [(ImageContent.SymbolScale.medium, 1.0), (.large, 1.28)] {
      let size = try #require(ImageContent.symbol(named: name, scale: scale).size)
      if let width { #expect(abs(size.width - width * factor) <= 0.3) }
      if let height { #expect(abs(size.height - height * factor) <= 0.3) }
    }
  }

  @Test func symbolContentIsALineHigh() throws {
    let size = measurer.size(of: .image(.symbol(named: "chevron.down")))
    #expect(abs(try #require(size.height) - 17 * 2444 / 2048) < 1e-9)
  }

  /// Symbols are drawn around the middle of capital letters. Source: Apple's article on custom
  /// symbols.
  @Test(arguments: ["globe", "chevron.down", "chevron.right", "trash"], [13.0, 17, 40])
  func baselinesAreThoseOfTextAroundTheSymbol(name: String, pointSize: Double) throws {
    let image = ImageContent.symbol(named: name, pointSize: pointSize)
    let middle = try #require(image.size).height / 2 - (try #require(image.baselineOffset))
    // Capitals of the system font are 1443 of 2048 units high.
    #expect(abs(middle - pointSize * 1443 / 2048 / 2) < 0.02 * pointSize)
    let baseline = try #require(measurer.baselines(of: .image(image)))
    #expect(
      baseline == measurer.baselines(of: .image(.symbol(named: "circle", pointSize: pointSize))))
  }
}
