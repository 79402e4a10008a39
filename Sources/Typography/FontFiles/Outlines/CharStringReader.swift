// SPDX-License-Identifier: MIT

/// Runs the drawing program of a glyph.
///
/// Source: Adobe Technical Note 5177, "The Type 2 Charstring Format". Hints are skipped. Programs that
/// compute (`add`, `random` and others) are refused; fonts do not use them.
struct CharStringReader {
  private(set) var outline = GlyphOutline()
  private let bytes: FontBytes
  private let globals: CompactIndex
  private let locals: CompactIndex?
  private let unit: Double
  private var stack: [Double] = []
  private var x = 0.0
  private var y = 0.0
  private var hints = 0
  private var hasWidth = false
  private var isOpen = false
  private var isEnded = false
  /// The number of operators that a glyph may still run.
  private var steps = 20_000

  init(_ bytes: FontBytes, globals: CompactIndex, locals: CompactIndex?, unit: Double) {
    self.bytes = bytes
    self.globals = globals
    self.locals = locals
    self.unit = unit
  }

  /// Returns whether the program is valid.
  mutating func read(_ range: Range<Int>) -> Bool {
    run(range, depth: 0) && close()
  }

  private mutating func run(_ range: Range<Int>, depth: Int) -> Bool {
    guard depth <= 10 else { return false }
    var place = range.lowerBound
    while place < range.upperBound, !isEnded, let byte = bytes.uint8(at: place) {
      place += 1
      steps -= 1
      guard steps > 0, stack.count <= 192 else { return false }
      switch byte {
      case 28:
        guard let value = bytes.int16(at: place) else { return false }
        stack.append(Double(value))
        place += 2
      case 32...246: stack.append(Double(byte - 139))
      case 247...254:
        guard let second = bytes.uint8(at: place) else { return false }
        place += 1
        stack.append(
          Double(
            byte < 251 ? (byte - 247) * 256 + second + 108 : -(byte - 251) * 256 - second - 108))
      case 255:
        guard let value = bytes.uint32(at: place) else { return false }
        stack.append(Double(Int32(truncatingIfNeeded: value)) / 65536)
        place += 4
      case 10, 29:
        guard let index = byte == 10 ? locals : globals, let number = stack.popLast() else {
          return false
        }
        let bias = index.count < 1240 ? 107 : index.count < 33900 ? 1131 : 32768
        guard let range = index[Int(number) + bias], run(range, depth: depth + 1) else {
          return false
        }
      case 11: return true
      case 19, 20:
        countHints()
        place += (hints + 7) / 8
      case 12:
        guard let second = bytes.uint8(at: place), flex(second) else { return false }
        place += 1
      default:
        guard draw(byte) else { return false }
      }
    }
    return true
  }

  /// The stem hints on the stack. The first operator may have the width of the glyph before them.
  private mutating func countHints() {
    hints += stack.count / 2
    hasWidth = true
    stack = []
  }

  /// Drops the width, which precedes the operands of the first operator.
  private mutating func dropWidth(operands: Int) {
    if !hasWidth, stack.count > operands { stack.removeFirst() }
    hasWidth = true
  }

  private mutating func draw(_ op: Int) -> Bool {
    defer { stack = [] }
    switch op {
    case 1, 3, 18, 23:
      countHints()
      return true
    case 14:
      dropWidth(operands: 0)
      isEnded = true
      return true
    case 21:
      dropWidth(operands: 2)
      guard stack.count >= 2 else { return false }
      return move(stack[0], stack[1])
    case 22:
      dropWidth(operands: 1)
      guard let dx = stack.first else { return false }
      return move(dx, 0)
    case 4:
      dropWidth(operands: 1)
      guard let dy = stack.first else { return false }
      return move(0, dy)
    case 5: return lines(stack[...])
    case 6, 7:
      for (index, step) in stack.enumerated() {
        let isHorizontal = (index % 2 == 0) == (op == 6)
        guard line(isHorizontal ? step : 0, isHorizontal ? 0 : step) else { return false }
      }
      return true
    case 8: return curves(stack[...])
    case 24:
      guard stack.count >= 2 else { return false }
      return curves(stack.dropLast(2)) && lines(stack.suffix(2))
    case 25:
      guard stack.count >= 6 else { return false }
      return lines(stack.dropLast(6)) && curves(stack.suffix(6))
    case 26, 27: return parallelCurves(isVertical: op == 26)
    case 30, 31: return alternatingCurves(startsHorizontal: op == 31)
    default: return false
    }
  }

  // MARK: Operators

  private mutating func lines(_ steps: ArraySlice<Double>) -> Bool {
    var rest = steps
    while rest.count >= 2, let dx = rest.popFirst(), let dy = rest.popFirst() {
      guard line(dx, dy) else { return false }
    }
    return true
  }

  private mutating func curves(_ steps: ArraySlice<Double>) -> Bool {
    var rest = steps
    while rest.count >= 6 {
      let v = Array(rest.prefix(6))
      rest = rest.dropFirst(6)
      guard curve(v[0], v[1], v[2], v[3], v[4], v[5]) else { return false }
    }
    return true
  }

  /// `vvcurveto` and `hhcurveto`: curves that start and end in one direction.
  private mutating func parallelCurves(isVertical: Bool) -> Bool {
    var rest = stack[...]
    var across = 0.0
    if rest.count % 4 == 1 { across = rest.removeFirst() }
    while rest.count >= 4 {
      let v = Array(rest.prefix(4))
      rest = rest.dropFirst(4)
      guard
        isVertical
          ? curve(across, v[0], v[1], v[2], 0, v[3]) : curve(v[0], across, v[1], v[2], v[3], 0)
      else { return false }
      across = 0
    }
    return true
  }

  /// `hvcurveto` and `vhcurveto`: curves that start in one direction and end in the other.
  private mutating func alternatingCurves(startsHorizontal: Bool) -> Bool {
    var rest = stack[...]
    var isHorizontal = startsHorizontal
    while rest.count >= 4 {
      let v = Array(rest.prefix(4))
      rest = rest.dropFirst(4)
      let last = rest.count == 1 ? rest.removeFirst() : 0
      guard
        isHorizontal
          ? curve(v[0], 0, v[1], v[2], last, v[3]) : curve(0, v[0], v[1], v[2], v[3], last)
      else { return false }
      isHorizontal.toggle()
    }
    return true
  }

  /// Two curves that hinting may flatten.
  private mutating func flex(_ op: Int) -> Bool {
    defer { stack = [] }
    let v = stack
    switch (op, v.count) {
    case (35, 12...):
      return curve(v[0], v[1], v[2], v[3], v[4], v[5])
        && curve(v[6], v[7], v[8], v[9], v[10], v[11])
    case (34, 7...):
      return curve(v[0], 0, v[1], v[2], v[3], 0) && curve(v[4], 0, v[5], -v[2], v[6], 0)
    case (36, 9...):
      return curve(v[0], v[1], v[2], v[3], v[4], 0)
        && curve(v[5], 0, v[6], v[7], v[8], -(v[1] + v[3] + v[7]))
    case (37, 11...):
      let (dx, dy) = (v[0] + v[2] + v[4] + v[6] + v[8], v[1] + v[3] + v[5] + v[7] + v[9])
      let isWide = dx.magnitude > dy.magnitude
      return curve(v[0], v[1], v[2], v[3], v[4], v[5])
        && curve(v[6], v[7], v[8], v[9], isWide ? v[10] : -dx, isWide ? -dy : v[10])
    default: return false
    }
  }

  // MARK: Drawing

  private var point: GlyphOutline.Point { .init(x: x * unit, y: y * unit) }

  private mutating func move(_ dx: Double, _ dy: Double) -> Bool {
    guard close() else { return false }
    (x, y) = (x + dx, y + dy)
    isOpen = true
    return outline.append(.move(point))
  }

  private mutating func line(_ dx: Double, _ dy: Double) -> Bool {
    (x, y) = (x + dx, y + dy)
    return isOpen && outline.append(.line(point))
  }

  private mutating func curve(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ cx: Double, _ cy: Double
  ) -> Bool {
    (x, y) = (x + ax, y + ay)
    let first = point
    (x, y) = (x + bx, y + by)
    let second = point
    (x, y) = (x + cx, y + cy)
    return isOpen && outline.append(.curve(first, second, point))
  }

  private mutating func close() -> Bool {
    defer { isOpen = false }
    return !isOpen || outline.append(.close)
  }
}
