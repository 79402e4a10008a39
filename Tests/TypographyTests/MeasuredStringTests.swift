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
    "Widths follow advances, optical size and tracking",
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

  /// All strings but two in italics, which no label of a file asks for by name. Three are off by
  /// more than a pixel: the pairs of lower-case letters in bold from 27 points.
  @Test("Widths of published strings", arguments: MeasuredStrings.all)
  func measuredStrings(line: String) throws {
    let parts = line.split(separator: "|", maxSplits: 1).map(String.init)
    let figures = parts[0].split(separator: " ").map(String.init)
    let size = try #require(Double(figures[0]))
    let measured = try #require(Double(figures[2]))
    let font =
      figures[1] == "monoBold"
      ? Font(family: .monospacedSystem, weight: .bold, size: size)
      : Font.system(size, weight: try #require(FontWeight(name: figures[1])))
    let width = SystemFontMeasurer(era: .sanFrancisco17).width(of: parts[1], font: font)
    let allowed = MeasuredStrings.inexact[figures[0] + " " + figures[1] + "|" + parts[1]] ?? 0.34
    #expect(abs(width - measured) <= allowed, "\(width)")
  }

  /// The share of the design for large type: 0.236 at 20 points, 0.818 at 24.
  @Test("Releases before iOS 14 have their own widths") func earlierReleases() {
    let small = SystemFontMeasurer(era: .sanFrancisco13)
    let text = "Settings"
    #expect(small.width(of: text, font: .system(17)) != width(text, .regular, 17))
    #expect(small.width(of: text, font: .system(24)) == width(text, .regular, 24))
  }
}

/// Widths of strings in the system font of iOS 26: size, weight, width | string. Source: figures that
/// others measured through public API on a simulator and published.
enum MeasuredStrings {
  static let all = """
    17 ultraLight 73.2360|Hello UIKit
    17 thin 74.6256|Hello UIKit
    17 light 77.4740|Hello UIKit
    17 regular 79.6626|Hello UIKit
    17 medium 81.9912|Hello UIKit
    17 semibold 83.6841|Hello UIKit
    17 bold 86.0127|Hello UIKit
    17 heavy 89.3994|Hello UIKit
    17 black 92.3628|Hello UIKit
    20 regular 91.619|Hello UIKit
    24 regular 108.532|Hello UIKit
    27 regular 122.2793|Hello UIKit
    27 medium 126.0030|Hello UIKit
    27 semibold 128.7102|Hello UIKit
    27 bold 132.4339|Hello UIKit
    27 heavy 137.8497|Hello UIKit
    28 ultraLight 112.2377|Hello UIKit
    28 thin 115.4235|Hello UIKit
    28 light 121.9534|Hello UIKit
    28 regular 126.9707|Hello UIKit
    28 medium 130.8336|Hello UIKit
    34 regular 153.266|Hello UIKit
    34 bold 166.057|Hello UIKit
    16 monoBold 108.7969|Hello UIKit
    27 monoBold 183.5947|Hello UIKit
    17 ultraLight 324.8033|The quick brown fox jumps over the lazy dog
    17 light 334.1351|The quick brown fox jumps over the lazy dog
    17 regular 338.9541|The quick brown fox jumps over the lazy dog
    17 medium 346.7236|The quick brown fox jumps over the lazy dog
    17 semibold 352.3723|The quick brown fox jumps over the lazy dog
    17 bold 360.1418|The quick brown fox jumps over the lazy dog
    17 heavy 371.4418|The quick brown fox jumps over the lazy dog
    17 black 381.3296|The quick brown fox jumps over the lazy dog
    20 regular 388.653|The quick brown fox jumps over the lazy dog
    20 bold 415.130|The quick brown fox jumps over the lazy dog
    24 regular 455.256|The quick brown fox jumps over the lazy dog
    24 bold 491.606|The quick brown fox jumps over the lazy dog
    27 regular 511.3910|The quick brown fox jumps over the lazy dog
    27 bold 553.4924|The quick brown fox jumps over the lazy dog
    28 regular 530.4551|The quick brown fox jumps over the lazy dog
    28 bold 574.533|The quick brown fox jumps over the lazy dog
    34 regular 640.555|The quick brown fox jumps over the lazy dog
    34 bold 694.078|The quick brown fox jumps over the lazy dog
    17 light 143.8905|AVAST Wavy To. LT
    17 regular 146.8242|AVAST Wavy To. LT
    17 medium 149.8453|AVAST Wavy To. LT
    17 semibold 152.0417|AVAST Wavy To. LT
    17 bold 155.0627|AVAST Wavy To. LT
    17 heavy 159.4566|AVAST Wavy To. LT
    17 black 163.3013|AVAST Wavy To. LT
    20 regular 168.475|AVAST Wavy To. LT
    24 regular 197.004|AVAST Wavy To. LT
    27 regular 221.1223|AVAST Wavy To. LT
    28 light 222.9559|AVAST Wavy To. LT
    28 regular 229.2910|AVAST Wavy To. LT
    28 medium 234.6454|AVAST Wavy To. LT
    34 regular 277.014|AVAST Wavy To. LT
    17 light 97.0452|0123456789
    17 regular 98.5801|0123456789
    17 medium 101.4276|0123456789
    17 semibold 103.4979|0123456789
    17 bold 106.3455|0123456789
    20 regular 115.217|0123456789
    24 regular 140.379|0123456789
    27 regular 158.9877|0123456789
    28 regular 165.3340|0123456789
    17 light 124.0939|WWWW MMMM
    17 regular 126.1387|WWWW MMMM
    17 semibold 129.0720|WWWW MMMM
    17 bold 130.7705|WWWW MMMM
    27 regular 198.1951|WWWW MMMM
    17 light 32.3544|iiiiillll
    17 regular 34.3154|iiiiillll
    17 semibold 38.2791|iiiiillll
    17 bold 40.5742|iiiiillll
    28 regular 55.1523|iiiiillll
    """.split(separator: "\n").map(String.init)

  /// The errors of strings that are off by more than a pixel, in points.
  static let inexact = [
    "27 bold|The quick brown fox jumps over the lazy dog": 0.37,
    "28 bold|The quick brown fox jumps over the lazy dog": 0.42,
    "34 bold|The quick brown fox jumps over the lazy dog": 0.51,
  ]
}
