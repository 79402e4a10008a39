// SPDX-License-Identifier: MIT

/// Fonts with outlines for the characters A to D, written byte by byte.
public enum OutlineFonts {
  /// A is a triangle, B a circle of control points alone, C a smaller A, and D is empty.
  public static var trueType: [UInt8] { trueType(named: "Plumb") }

  public static func trueType(named name: String) -> [UInt8] {
    let triangle =
      u16(1, 0, 0, 500, 700) + u16(2, 0) + [1, 1, 1]
      + s16(0, 500, -500) + s16(0, 0, 700)
    // Control points at the corners of a square.
    let circle =
      u16(1, 0, 0, 400, 400) + u16(3, 0) + [0, 0, 0, 0]
      + s16(0, 400, 0, -400) + s16(0, 0, 400, 0)
    // Glyph 1 at half its size, moved by (100, -20): words, offsets, one scale.
    let part = s16(-1, 0, 0, 0, 0) + u16(0x1 | 0x2 | 0x8, 1) + s16(100, -20) + u16(0x2000)
    var glyf: [UInt8] = []
    var loca = u16(0)
    for glyph in [[], triangle, circle, part, []] as [[UInt8]] {
      glyf += glyph + (glyph.count % 2 == 0 ? [] : [0])
      loca += u16(glyf.count / 2)
    }
    return file(version: [0, 1, 0, 0], name: name, tables: [("glyf", glyf), ("loca", loca)])
  }

  /// A font whose character A has a drawing program. Numbers below zero are operators, and numbers
  /// from -1000 downwards are plain bytes. `-29` calls the global subroutine that the number before it
  /// names; with one subroutine its number is -107, which is written as the operand 107 below zero.
  public static func compact(_ program: [Int], subroutine: [Int] = [-11]) -> [UInt8] {
    let programs = index([bytes(of: [-14]), bytes(of: program)])
    let header: [UInt8] = [1, 0, 4, 1]
    let names = index([Array("Plumb".utf8)])
    let subroutines = index([bytes(of: subroutine)])
    // The entry 17 of the dictionary: the place of the programs, in five bytes.
    let dictionarySize = index([Array(repeating: 0, count: 6)]).count
    let place = header.count + names.count + dictionarySize + 2 + subroutines.count
    let dictionary = index([[29] + u32(place) + [17]])
    return file(
      version: Array("OTTO".utf8),
      tables: [("CFF ", header + names + dictionary + [0, 0] + subroutines + programs)])
  }

  private static func bytes(of program: [Int]) -> [UInt8] {
    var result: [UInt8] = []
    for (place, value) in program.enumerated() {
      let isCall = place + 1 < program.count && program[place + 1] == -29
      if value <= -1000 {
        result.append(UInt8(-value - 1000))
      } else if value >= 0 || isCall {
        result.append(UInt8(value + 139))
      } else {
        result.append(UInt8(-value))
      }
    }
    return result
  }

  private static func index(_ items: [[UInt8]]) -> [UInt8] {
    var offsets: [UInt8] = [1]
    var data: [UInt8] = []
    for item in items {
      data += item
      offsets.append(UInt8(data.count + 1))
    }
    return u16(items.count) + [1] + offsets + data
  }

  private static func file(
    version: [UInt8], name: String = "Plumb", tables: [(String, [UInt8])]
  ) -> [UInt8] {
    let head =
      u32(0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5) + u16(0, 1000)
      + Array(repeating: 0, count: 34)
    let hhea =
      u32(0x0001_0000) + s16(900, -250, 0) + Array(repeating: 0, count: 24) + u16(5)
    let metrics = (0..<5).flatMap { _ in u16(600, 0) }
    let segments =
      u16(4, 0, 0, 4, 0, 0, 0) + u16(0x44, 0xFFFF, 0, 0x41, 0xFFFF) + u16(0x10000 - 0x40, 1, 0, 0)
    let name = Array(name.utf8).flatMap { [0, $0] as [UInt8] }
    let names = u16(0, 1, 18) + u16(3, 1, 0x409, 6, name.count, 0) + name
    let all =
      tables + [
        ("cmap", u16(0, 1, 3, 1) + u32(12) + segments), ("head", head), ("hhea", hhea),
        ("hmtx", metrics), ("name", names),
      ]
    var directory = version + u16(all.count, 0, 0, 0)
    var body: [UInt8] = []
    for (tag, table) in all {
      directory += Array(tag.utf8) + u32(0, 12 + 16 * all.count + body.count, table.count)
      body += table
    }
    return directory + body
  }

  private static func u16(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  private static func s16(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  private static func u32(_ values: Int...) -> [UInt8] {
    values.flatMap { u16($0 >> 16, $0) }
  }
}
