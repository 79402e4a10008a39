// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of Core Text. The measures are those of the library's own fonts.
@MainActor
struct CoreTextTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: font])
    text.append(
      NSAttributedString(string: "World", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
    return text
  }

  @Test func coreTextFontsEqualUIKitFonts() {
    let copy = CTFontCreateCopyWithAttributes(font as CTFont, 40, nil, nil)
    #expect(copy == UIFont.systemFont(ofSize: 40))
    #expect(CTFontGetSize(copy) == 40 && CTFontGetSize(CTFontCreateWithName("Menlo", 0, nil)) == 12)
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontGetCapHeight(font) == font.capHeight && CTFontGetXHeight(font) == font.xHeight)
    #expect(CTFontCopyFamilyName(CTFontCreateWithName("Georgia-Bold", 9, nil)) == "Georgia")
    let bold = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .boldTrait, .boldTrait)
    #expect(bold == UIFont.boldSystemFont(ofSize: 20))
    #expect(CTFontCreateUIFontForLanguage(.system, 17, nil) == UIFont.systemFont(ofSize: 17))
  }

  @Test func advancesAreThoseOfTexts() {
    let characters = Array("Wi1".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3))
    var advances = [CGSize](repeating: .zero, count: 3)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
    let width = CTLineGetTypographicBounds(
      CTLineCreateWithAttributedString(NSAttributedString(string: "W", attributes: [.font: font])),
      nil, nil, nil)
    #expect(abs(advances[0].width - width) < 0.001)
    #expect(abs(sum - advances.reduce(0) { $0 + $1.width }) < 0.001)
    #expect(advances[0].width > advances[1].width)
  }

  @Test func runsHaveTheirAttributesAndPlaces() throws {
    let line = CTLineCreateWithAttributedString(text)
    let runs = try #require(
      (0..<CTLineGetGlyphRuns(line).count).map {
        CTLineGetGlyphRuns(line).object(at: $0) as? CTRun
      } as? [CTRun])
    #expect(runs.count == 2)
    #expect(CTRunGetStringRange(runs[1]).location == 6 && CTRunGetStringRange(runs[1]).length == 5)
    let attributes = CTRunGetAttributes(runs[1])
    #expect(
      attributes.object(forKey: kCTFontAttributeName) as? UIFont == .boldSystemFont(ofSize: 30))
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let first = CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), &ascent, &descent, nil)
    #expect(ascent == font.ascender && descent == -font.descender)
    let second = CTRunGetTypographicBounds(runs[1], CFRangeMake(0, 0), nil, nil, nil)
    #expect(abs(first + second - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.001)
    var positions = [CGPoint](repeating: .zero, count: 5)
    CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
    #expect(abs(positions[0].x - first) < 0.001 && positions[1].x > positions[0].x)
    var indices = [CFIndex](repeating: 0, count: 2)
    CTRunGetStringIndices(runs[1], CFRangeMake(1, 2), &indices)
    #expect(indices == [7, 8])
  }

  @Test func runDelegatesReserveSpace() throws {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 30 },
      getDescent: { _ in 4 }, getWidth: { _ in 50 })
    let delegate = try #require(CTRunDelegateCreate(&callbacks, nil))
    let key = NSAttributedString.Key(rawValue: "\(kCTRunDelegateAttributeName)")
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let plain = CTLineGetTypographicBounds(
      CTLineCreateWithAttributedString(text), nil, nil, nil)
    text.append(NSAttributedString(string: "\u{FFFC}", attributes: [key: delegate]))
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let line = CTLineCreateWithAttributedString(text)
    #expect(abs(CTLineGetTypographicBounds(line, &ascent, &descent, nil) - plain - 50) < 0.001)
    #expect(ascent == 30 && descent == max(4, -font.descender))
  }

  @Test func linesAreTruncated() throws {
    let line = CTLineCreateWithAttributedString(text)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineCreateTruncatedLine(line, width, .end, nil) === line)
    let token = CTLineCreateWithAttributedString(
      NSAttributedString(string: "\u{2026}", attributes: [.font: font]))
    for type in [CTLineTruncationType.start, .middle, .end] {
      let short = try #require(CTLineCreateTruncatedLine(line, width / 2, type, token))
      let set = CTLineGetTypographicBounds(short, nil, nil, nil)
      #expect(set <= width / 2 && set > width / 4, "\(type)")
    }
    #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
    #expect(CTLineGetPenOffsetForFlush(line, 0.5, width + 10) == 5)
  }

  @Test func typesettersBreakWhereFramesDo() {
    let text = NSAttributedString(string: "aaaa bbbb cccc", attributes: [.font: font])
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    let width = CTLineGetTypographicBounds(
      CTTypesetterCreateLine(typesetter, CFRangeMake(0, 10)), nil, nil, nil)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, width) == 10)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 10, width) == 4)
    #expect(
      CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(5, 0))).location == 5)
  }

  @Test func settingsMakeParagraphStyles() {
    var (alignment, spacing): (CTTextAlignment, CGFloat) = (.center, 7)
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        CTParagraphStyleCreate(
          [
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
            CTParagraphStyleSetting(spec: .paragraphSpacing, valueSize: 8, value: spacing),
          ], 2)
      }
    }
    #expect(style.alignment == .center && style.paragraphSpacing == 7)
  }
}
