// SPDX-License-Identifier: MIT

import AutoLayout
import TestSettings
import Testing
import Typography
import UIKitComponents

@testable import LayoutRendering

/// Text with the outlines of a font that the tests write. Its A is a triangle of half an em by 0.7 em
/// with the right angle at the origin.
struct GlyphTextTests {
  private let font: FontFile
  private let fonts: RasterFonts

  init() throws {
    let font = try #require(FontFile(OutlineFonts.trueType))
    self.font = font
    fonts = RasterFonts(matching: { _, _, _ in [font] }, containing: { _ in nil })
  }

  private func bitmap(_ line: TextLine, _ fonts: RasterFonts?) -> Bitmap {
    RasterRenderer(scale: 2).render(
      DisplayList(size: Size(width: 40, height: 20), commands: [.text(line)]), fonts: fonts)
  }

  private func opacity(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> UInt8 {
    bitmap.bytes[4 * (Int(y * 2) * bitmap.width + Int(x * 2)) + 3]
  }

  private func line(_ text: String, width: Double, _ family: FontFamily) -> TextLine {
    TextLine(
      text, origin: Point(x: 0, y: 15), width: width, font: Font(family: family, size: 10),
      color: .black)
  }

  /// The second A is one advance of 6 points to the right.
  @Test func glyphsOfAnAppFontAreAtTheirAdvances() {
    let drawn = bitmap(line("AA", width: 12, .file(font)), fonts)
    #expect(opacity(drawn, 1, 14) == 255)
    #expect(opacity(drawn, 4.5, 9) == 0)
    #expect(opacity(drawn, 7, 14) == 255)
    #expect(opacity(drawn, 5.5, 14) == 0)
    #expect(opacity(drawn, 1, 16) == 0)
  }

  /// The layout measures the system font. Glyphs of another font are fitted to its advances.
  @Test func glyphsOfAnotherFontStayInTheMeasuredWidth() {
    let measured = SystemFontMeasurer().width(of: "AAAA", font: .system(10))
    let drawn = bitmap(line("AAAA", width: measured, .system), fonts)
    let inked = (0..<40).filter { x in
      (0..<20).contains { opacity(drawn, Double(x), Double($0)) > 0 }
    }
    #expect(inked.max() ?? 99 <= Int(measured))
    #expect(Set(inked.map { $0 * 4 / Int(measured.rounded(.up)) }).count == 4)
  }

  @Test func charactersWithoutAGlyphAreBars() {
    let drawn = bitmap(line("z", width: 6, .file(font)), fonts)
    #expect(opacity(drawn, 3, 9) == 255)
    #expect(opacity(drawn, 3, 7) == 0)
  }

  @Test func withoutFontsTextIsBars() {
    let line = line("Az", width: 14, .system)
    let none = RasterFonts(matching: { _, _, _ in [] }, containing: { _ in nil })
    #expect(bitmap(line, none) == bitmap(line, nil))
    #expect(bitmap(line, nil) != bitmap(line, fonts))
  }

  @Test(arguments: [
    ("abc", LayoutDirection.leftToRight, [0, 1, 2]),
    // Three Hebrew letters.
    ("\u{5D0}\u{5D1}\u{5D2}", .rightToLeft, [2, 1, 0]),
    // A number in Hebrew text is read from left to right.
    ("\u{5D0} 12", .rightToLeft, [2, 3, 1, 0]),
    // Two Hebrew words in English text.
    ("a \u{5D0} \u{5D1} b", .leftToRight, [0, 1, 4, 3, 2, 5, 6]),
    ("ab", .rightToLeft, [0, 1]),
  ])
  func charactersHaveTheirVisualOrder(
    _ text: String, _ direction: LayoutDirection, _ expected: [Int]
  ) {
    #expect(TextOrder.visual(text.unicodeScalars.map(\.value), in: direction) == expected)
  }
}
