// SPDX-License-Identifier: MIT

package import AutoLayout
import UIKitComponents

/// A symbol as lines and areas on a grid of 24 by 24.
///
/// Recipes are written in a small language of their own. A letter `s` (stroke), `f` (fill) or `x`
/// (line cut out of the areas before it) takes up a pen; then come figures in absolute coordinates:
/// `M x y`, `L x y`, `H x`, `V y`, `C x1 y1 x2 y2 x y` and `Z` as in SVG, `O x y r` for a circle and
/// `R x y w h r` for a rounded rectangle.
package struct SymbolRecipe: Hashable, Sendable {
  enum Pen: Hashable { case stroke, fill, cut }

  struct Part: Hashable {
    var pen: Pen
    var path: Path
  }

  /// The width of lines on the grid.
  static let lineWidth = 1.7

  private(set) var parts: [Part] = []

  init(parts: [Part]) { self.parts = parts }

  /// Reads a recipe; nil where the text is not one.
  package init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    while let letter = reader.letter() {
      switch letter {
      case UInt8(ascii: "s"): parts.append(Part(pen: .stroke, path: Path()))
      case UInt8(ascii: "f"): parts.append(Part(pen: .fill, path: Path()))
      case UInt8(ascii: "x"): parts.append(Part(pen: .cut, path: Path()))
      default:
        guard !parts.isEmpty, reader.figure(letter, into: &parts[parts.count - 1].path) else {
          return nil
        }
      }
    }
    if parts.isEmpty || !reader.isAtEnd { return nil }
  }

  /// The rectangle that holds everything drawn, line widths included.
  package var bounds: Rect {
    var (left, top, right, bottom) = (24.0, 24.0, 0.0, 0.0)
    for part in parts {
      let reach = part.pen == .fill ? 0 : Self.lineWidth / 2
      for element in part.path.elements {
        for point in element.points {
          (left, right) = (min(left, point.x - reach), max(right, point.x + reach))
          (top, bottom) = (min(top, point.y - reach), max(bottom, point.y + reach))
        }
      }
    }
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The recipe moved and scaled on its grid.
  func placed(_ placement: Placement) -> SymbolRecipe {
    SymbolRecipe(parts: parts.map { Part(pen: $0.pen, path: $0.path.placed(placement)) })
  }

  /// Whether there are areas only.
  var isSolid: Bool { parts.allSatisfy { $0.pen == .fill } }

  /// The areas with those of another recipe left out, which lie inside of them.
  func with(hole: SymbolRecipe) -> SymbolRecipe {
    var result = self
    guard let last = result.parts.indices.last else { return self }
    for part in hole.parts { result.parts[last].path.elements += part.path.elements }
    return result
  }

  /// The same lines as cuts, for drawing on an area.
  var asCut: SymbolRecipe { SymbolRecipe(parts: parts.map { Part(pen: .cut, path: $0.path) }) }

  static func + (a: SymbolRecipe, b: SymbolRecipe) -> SymbolRecipe {
    SymbolRecipe(parts: a.parts + b.parts)
  }
}

/// Takes a recipe apart.
private struct Reader {
  var bytes: [UInt8]
  var position = 0
  /// Where the pen stands, for `H` and `V`.
  var point = Point.zero

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// The next letter; nil before a number and at the end.
  mutating func letter() -> UInt8? {
    skipSpaces()
    guard position < bytes.count, bytes[position] >= UInt8(ascii: "A") else { return nil }
    position += 1
    return bytes[position - 1]
  }

  private mutating func number() -> Double? {
    skipSpaces()
    let start = position
    while position < bytes.count,
      bytes[position] == UInt8(ascii: ".") || bytes[position] == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    var result: [Double] = []
    for _ in 0..<count {
      guard let value = number() else { return nil }
      result.append(value)
    }
    return result
  }

  /// Adds the figure that starts with `letter`; false where there is none.
  mutating func figure(_ letter: UInt8, into path: inout Path) -> Bool {
    switch letter {
    case UInt8(ascii: "M"):
      guard let n = numbers(2) else { return false }
      point = Point(x: n[0], y: n[1])
      path.elements.append(.move(point))
    case UInt8(ascii: "L"):
      guard let n = numbers(2) else { return false }
      point = Point(x: n[0], y: n[1])
      path.elements.append(.line(point))
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      point.x = x
      path.elements.append(.line(point))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      point.y = y
      path.elements.append(.line(point))
    case UInt8(ascii: "C"):
      guard let n = numbers(6) else { return false }
      point = Point(x: n[4], y: n[5])
      path.elements.append(
        .curve(Point(x: n[0], y: n[1]), Point(x: n[2], y: n[3]), point))
    case UInt8(ascii: "Z"):
      path.close()
    case UInt8(ascii: "O"):
      guard let n = numbers(3) else { return false }
      path.circle(n[0], n[1], n[2])
    case UInt8(ascii: "R"):
      guard let n = numbers(5) else { return false }
      path.roundedRect(
        Rect(x: n[0], y: n[1], width: n[2], height: n[3]), topLeft: n[4], topRight: n[4],
        bottomRight: n[4], bottomLeft: n[4])
    default:
      return false
    }
    return true
  }
}
