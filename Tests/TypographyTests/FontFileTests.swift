// SPDX-License-Identifier: MIT

import Testing
import Typography

/// Fonts of apps. Sources: the OpenType specification for the tables, and Core Text's documentation
/// of `CTFontGetAscent`, which uses "hhea".
struct FontFileTests {
  private let measurer = SystemFontMeasurer()

  private func font(_ builder: FontBuilder, size: Double = 10) throws -> Font {
    Font(family: .file(try #require(FontFile(builder.bytes))), size: size)
  }

  @Test func namesAndStyleAreReadFromTheFile() throws {
    let file = try #require(FontFile(FontBuilder(isItalic: true).bytes))
    #expect(file.postScriptName == "Plumb-Bold")
    #expect(file.familyName == "Plumb")
    #expect(file.weight == .bold)
    #expect(file.isItalic)
    #expect(file.isNamed("Plumb Bold"))
    #expect(!file.isNamed("Plumb"), "the family's name means its regular font")
  }

  @Test func lineHeightsAreThoseOfTheFile() throws {
    let metrics = measurer.metrics(of: try font(FontBuilder(unitsPerEm: 2000)))
    #expect(metrics.ascender == 4.5)
    #expect(metrics.descender == 1.25)
    #expect(abs(metrics.capHeight - 3.45) < 1e-9)
    #expect(abs(metrics.xHeight - 2.4) < 1e-9)
  }

  @Test func advancesAreThoseOfTheGlyphs() throws {
    #expect(measurer.width(of: "AB", font: try font(FontBuilder())) == 13)
    #expect(measurer.width(of: "AB", font: try font(FontBuilder(unitsPerEm: 2000))) == 6.5)
    // A missing character has the width of a similar one, or 0.6 em.
    #expect(measurer.width(of: "z", font: try font(FontBuilder())) == 6)
  }

  @Test func glyphsBeyondTheLastAdvanceHaveIt() throws {
    var builder = FontBuilder()
    builder.advances = [500, 600, 600]
    #expect(measurer.width(of: "BB", font: try font(builder)) == 12)
  }

  @Test func pairsAreKerned() throws {
    var old = FontBuilder()
    old.kern = [(1, 2, -50)]
    #expect(measurer.width(of: "AB", font: try font(old)) == 12.5)
    #expect(measurer.width(of: "BA", font: try font(old)) == 13)
    var new = FontBuilder()
    new.pairs = [(1, 2, -80)]
    // If a font has both tables, "GPOS" is used.
    new.kern = [(1, 2, -50)]
    #expect(abs(measurer.width(of: "AB", font: try font(new)) - 12.2) < 1e-9)
    var classes = FontBuilder()
    classes.classPair = (1, 2, 40)
    #expect(abs(measurer.width(of: "AB", font: try font(classes)) - 13.4) < 1e-5)
    #expect(measurer.width(of: "BB", font: try font(classes)) == 14)
  }

  @Test func aFontBehindACollectionHeaderIsRejected() {
    let bytes = FontBuilder().bytes
    // Table offsets are relative to the start of the file, so a font behind a collection header is
    // invalid.
    let collection: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16]
    #expect(FontFile.all(in: collection + bytes).isEmpty)
    #expect(FontFile.all(in: bytes).count == 1)
  }

  @Test func otherBytesYieldNoFont() {
    #expect(FontFile([]) == nil)
    #expect(FontFile(Array("not a font at all, but long enough to be one".utf8)) == nil)
  }

  @Test func truncatedAndCorruptedFilesDoNotTrap() {
    var builder = FontBuilder()
    builder.kern = [(1, 2, -50)]
    builder.classPair = (1, 2, 40)
    let bytes = builder.bytes
    for count in bytes.indices { _ = FontFile(Array(bytes[..<count])) }
    var state: UInt64 = 1
    for _ in 0..<4000 {
      var changed = bytes
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        changed[Int(state >> 33) % changed.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      guard let file = FontFile(changed) else { continue }
      _ = measurer.width(of: "ABz", font: Font(family: .file(file), size: 10))
    }
  }
}
