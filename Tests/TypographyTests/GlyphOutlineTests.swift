// SPDX-License-Identifier: MIT

import TestSettings
import Testing

@testable import Typography

/// Outlines of fonts that the tests write. The expected points follow from the OpenType specification
/// and from Adobe's Technical Notes 5176 and 5177.
struct GlyphOutlineTests {
  private typealias Point = GlyphOutline.Point
  private static let a: UInt32 = 0x41
  private static let b: UInt32 = 0x42
  private static let c: UInt32 = 0x43

  /// The elements with coordinates rounded to 1/1000000 em.
  private func outline(_ scalar: UInt32, of bytes: [UInt8]) throws -> [GlyphOutline.Element] {
    func rounded(_ point: Point) -> Point {
      Point(x: (point.x * 1e6).rounded() / 1e6, y: (point.y * 1e6).rounded() / 1e6)
    }
    return try #require(FontFile(bytes)?.outline(of: scalar)).elements.map { element in
      switch element {
      case .move(let point): .move(rounded(point))
      case .line(let point): .line(rounded(point))
      case .curve(let first, let second, let end):
        .curve(rounded(first), rounded(second), rounded(end))
      case .close: .close
      }
    }
  }

  @Test func aTriangleOfTrueTypeHasItsCorners() throws {
    let outline = try outline(Self.a, of: OutlineFonts.trueType)
    #expect(
      outline == [
        .move(Point(x: 0, y: 0)), .line(Point(x: 0.5, y: 0)), .line(Point(x: 0, y: 0.7)), .close,
      ])
  }

  /// The contour starts and ends between two control points.
  @Test func controlPointsAloneMakeACurveWithImpliedPoints() throws {
    let outline = try outline(Self.b, of: OutlineFonts.trueType)
    let ends = outline.compactMap { element -> Point? in
      if case .curve(_, _, let end) = element { end } else { nil }
    }
    #expect(outline.first == .move(Point(x: 0, y: 0.2)))
    #expect(
      ends == [
        Point(x: 0.2, y: 0), Point(x: 0.4, y: 0.2), Point(x: 0.2, y: 0.4), Point(x: 0, y: 0.2),
      ])
  }

  @Test func partsAreScaledAndMoved() throws {
    let outline = try outline(Self.c, of: OutlineFonts.trueType)
    #expect(
      outline == [
        .move(Point(x: 0.1, y: -0.02)), .line(Point(x: 0.35, y: -0.02)),
        .line(Point(x: 0.1, y: 0.33)), .close,
      ])
  }

  @Test func postScriptOperatorsDraw() throws {
    // 50 (width) 10 20 rmoveto, 30 hlineto, 40 vlineto, 5 6 7 8 9 10 rrcurveto, endchar.
    let program: [Int] = [50, 10, 20, -21, 30, -6, 40, -7, 5, 6, 7, 8, 9, 10, -8, -14]
    let outline = try outline(Self.a, of: OutlineFonts.compact(program))
    #expect(
      outline == [
        .move(Point(x: 0.01, y: 0.02)), .line(Point(x: 0.04, y: 0.02)),
        .line(Point(x: 0.04, y: 0.06)),
        .curve(Point(x: 0.045, y: 0.066), Point(x: 0.052, y: 0.074), Point(x: 0.061, y: 0.084)),
        .close,
      ])
  }

  @Test func subroutinesAndHintsRun() throws {
    // Two stems and a mask of one byte come before the outline, which a subroutine draws.
    let program: [Int] = [1, 2, -18, 3, 4, -19, -1000 - 0xC0, 0, 0, -21, -107, -29, -14]
    let subroutine: [Int] = [10, -6, 10, -7, -11]
    let outline = try outline(Self.a, of: OutlineFonts.compact(program, subroutine: subroutine))
    #expect(
      outline == [
        .move(Point(x: 0, y: 0)), .line(Point(x: 0.01, y: 0)), .line(Point(x: 0.01, y: 0.01)),
        .close,
      ])
  }

  @Test func aSpaceIsEmptyAndAMissingCharacterIsNil() throws {
    let font = try #require(FontFile(OutlineFonts.trueType))
    #expect(font.outline(of: 0x44)?.elements == [])
    #expect(font.outline(of: 0x61) == nil)
  }

  /// Files of apps may be damaged or forged. Each changed or cut byte gives an outline or nil.
  @Test(arguments: [false, true]) func changedFilesAreHarmless(_ isCompact: Bool) {
    let program: [Int] = [50, 10, 20, -21, 30, -6, 40, -7, 5, 6, 7, 8, 9, 10, -8, -107, -29, -14]
    let original =
      isCompact
      ? OutlineFonts.compact(program, subroutine: [10, -6, -107, -29, -11])
      : OutlineFonts.trueType
    var limits = 0
    func read(_ bytes: [UInt8]) {
      guard let font = FontFile(bytes) else { return }
      for scalar in Self.a...0x44 {
        limits = max(limits, font.outline(of: scalar)?.elements.count ?? 0)
      }
    }
    for place in original.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF, original[place] ^ 0x10, original[place] &+ 1] {
        var changed = original
        changed[place] = value
        read(changed)
      }
      read(Array(original[..<place]))
    }
    // The file calls itself: a part of a part, or a subroutine that calls itself.
    #expect(limits <= 20_001)
  }
}
