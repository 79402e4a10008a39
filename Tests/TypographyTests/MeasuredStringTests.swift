// SPDX-License-Identifier: MIT

import Testing
import Typography

/// Widths of strings in the system font of iOS 26, not rounded. Source: figures that others
/// measured through public API on a simulator and published.
@Suite struct MeasuredStringTests {
  private func width(_ text: String, _ weight: FontWeight, _ size: Double) -> Double {
    SystemFontMeasurer(era: .sanFrancisco17).width(of: text, font: .system(size, weight: weight))
  }

  /// Advances, optical size and tracking, in strings without kerned pairs.
  @Test(
    "ios26.md §1.1, the width law",
    arguments: [
      ("WWWW MMMM", FontWeight.light, 17.0, 124.0939), ("WWWW MMMM", .regular, 17, 126.1387),
      ("WWWW MMMM", .semibold, 17, 129.0720), ("WWWW MMMM", .bold, 17, 130.7705),
      ("WWWW MMMM", .regular, 27, 198.1951), ("iiiiillll", .light, 17, 32.3544),
      ("iiiiillll", .regular, 17, 34.3154), ("iiiiillll", .semibold, 17, 38.2791),
      ("iiiiillll", .bold, 17, 40.5742), ("iiiiillll", .regular, 28, 55.1523),
    ])
  func widthLaw(text: String, weight: FontWeight, size: Double, measured: Double) {
    // Advances are stored as whole units of 1/2048 em.
    #expect(abs(width(text, weight, size) - measured) <= 0.04)
  }

  /// With kerning, a pixel of a screen at 3×.
  @Test(
    "ios26.md §1.4, kerned strings",
    arguments: [
      ("Hello UIKit", FontWeight.ultraLight, 17.0, 73.2360), ("Hello UIKit", .regular, 17, 79.6626),
      ("Hello UIKit", .black, 17, 92.3628), ("Hello UIKit", .regular, 20, 91.619),
      ("Hello UIKit", .regular, 24, 108.532), ("Hello UIKit", .bold, 27, 132.4339),
      ("Hello UIKit", .ultraLight, 28, 112.2377), ("Hello UIKit", .bold, 34, 166.057),
      ("The quick brown fox jumps over the lazy dog", .regular, 17, 338.9541),
      ("The quick brown fox jumps over the lazy dog", .bold, 17, 360.1418),
      ("The quick brown fox jumps over the lazy dog", .regular, 20, 388.653),
      ("The quick brown fox jumps over the lazy dog", .regular, 24, 455.256),
      ("The quick brown fox jumps over the lazy dog", .regular, 28, 530.4551),
      ("The quick brown fox jumps over the lazy dog", .regular, 34, 640.555),
      ("AVAST Wavy To. LT", .regular, 17, 146.8242), ("AVAST Wavy To. LT", .bold, 17, 155.0627),
      ("AVAST Wavy To. LT", .regular, 24, 197.004), ("AVAST Wavy To. LT", .regular, 34, 277.014),
      ("0123456789", .regular, 17, 98.5801), ("0123456789", .bold, 17, 106.3455),
      ("0123456789", .regular, 20, 115.217), ("0123456789", .regular, 28, 165.3340),
    ])
  func kernedStrings(text: String, weight: FontWeight, size: Double, measured: Double) {
    #expect(abs(width(text, weight, size) - measured) <= 0.34)
  }

  /// The share of the design for large type: 0.236 at 20 points, 0.818 at 24.
  @Test("ios26.md §1.1, releases before iOS 14 keep their own figures") func earlierReleases() {
    let small = SystemFontMeasurer(era: .sanFrancisco13)
    let text = "Settings"
    #expect(small.width(of: text, font: .system(17)) != width(text, .regular, 17))
    #expect(small.width(of: text, font: .system(24)) == width(text, .regular, 24))
  }
}
