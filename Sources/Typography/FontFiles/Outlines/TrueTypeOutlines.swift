// SPDX-License-Identifier: MIT

/// The outlines of a TrueType font.
///
/// Source: the OpenType specification: "glyf", "loca". Hints are ignored.
struct TrueTypeOutlines {
  private let bytes: FontBytes
  private let glyf: Range<Int>
  private let loca: Range<Int>
  private let hasLongOffsets: Bool
  private let unit: Double

  init?(_ directory: FontDirectory) {
    bytes = directory.bytes
    guard let glyf = directory["glyf"], let loca = directory["loca"], let head = directory["head"],
      let unitsPerEm = bytes.uint16(at: head.lowerBound + 18), unitsPerEm > 0,
      let format = bytes.uint16(at: head.lowerBound + 50)
    else { return nil }
    (self.glyf, self.loca) = (glyf, loca)
    hasLongOffsets = format == 1
    unit = 1 / Double(unitsPerEm)
  }

  subscript(glyph: Int) -> GlyphOutline? {
    var outline = GlyphOutline()
    var parts = 0
    guard append(glyph, Affine(), to: &outline, depth: 0, &parts) else { return nil }
    return outline
  }

  /// A linear map and an offset, in units of the font.
  private struct Affine {
    var a = 1.0, b = 0.0, c = 0.0, d = 1.0, x = 0.0, y = 0.0

    func applied(_ px: Double, _ py: Double) -> (Double, Double) {
      (a * px + c * py + x, b * px + d * py + y)
    }

    /// The map that applies `inner` first.
    func after(_ inner: Affine) -> Affine {
      let origin = applied(inner.x, inner.y)
      return Affine(
        a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
        d: b * inner.c + d * inner.d, x: origin.0, y: origin.1)
    }
  }

  /// The limits of glyphs that consist of other glyphs. Damaged files can contain cycles.
  private static let (mostParts, greatestDepth) = (64, 6)

  private func range(of glyph: Int) -> Range<Int>? {
    let size = hasLongOffsets ? 4 : 2
    let place = loca.lowerBound + size * glyph
    guard glyph >= 0, place + 2 * size <= loca.upperBound else { return nil }
    func offset(_ place: Int) -> Int? {
      hasLongOffsets ? bytes.uint32(at: place) : bytes.uint16(at: place).map { 2 * $0 }
    }
    guard let start = offset(place), let end = offset(place + size), start <= end,
      glyf.lowerBound + end <= glyf.upperBound
    else { return nil }
    return glyf.lowerBound + start..<glyf.lowerBound + end
  }

  private func append(
    _ glyph: Int, _ map: Affine, to outline: inout GlyphOutline, depth: Int, _ parts: inout Int
  ) -> Bool {
    parts += 1
    guard parts <= Self.mostParts, depth <= Self.greatestDepth, let range = range(of: glyph) else {
      return false
    }
    guard !range.isEmpty else { return true }
    guard let count = bytes.int16(at: range.lowerBound) else { return false }
    return count < 0
      ? appendParts(at: range.lowerBound + 10, map, to: &outline, depth, &parts)
      : appendContours(count, at: range.lowerBound + 10, map, to: &outline)
  }

  // MARK: Glyphs of several parts

  private func appendParts(
    at start: Int, _ map: Affine, to outline: inout GlyphOutline, _ depth: Int, _ parts: inout Int
  ) -> Bool {
    var place = start
    while true {
      guard let flags = bytes.uint16(at: place), let glyph = bytes.uint16(at: place + 2) else {
        return false
      }
      place += 4
      var inner = Affine()
      let hasWords = flags & 1 != 0
      // Arguments that are numbers of points instead of offsets are rare. They count as no offset.
      if flags & 2 != 0 {
        guard let x = hasWords ? bytes.int16(at: place) : int8(place),
          let y = hasWords ? bytes.int16(at: place + 2) : int8(place + 1)
        else { return false }
        (inner.x, inner.y) = (Double(x), Double(y))
      }
      place += hasWords ? 4 : 2
      if flags & 0x8 != 0 {
        guard let scale = fraction(place) else { return false }
        (inner.a, inner.d) = (scale, scale)
        place += 2
      } else if flags & 0x40 != 0 {
        guard let x = fraction(place), let y = fraction(place + 2) else { return false }
        (inner.a, inner.d) = (x, y)
        place += 4
      } else if flags & 0x80 != 0 {
        guard let a = fraction(place), let b = fraction(place + 2), let c = fraction(place + 4),
          let d = fraction(place + 6)
        else { return false }
        (inner.a, inner.b, inner.c, inner.d) = (a, b, c, d)
        place += 8
      }
      guard append(glyph, map.after(inner), to: &outline, depth: depth + 1, &parts) else {
        return false
      }
      if flags & 0x20 == 0 { return true }
    }
  }

  private func int8(_ place: Int) -> Int? {
    bytes.uint8(at: place).map { $0 >= 0x80 ? $0 - 0x100 : $0 }
  }

  /// A number with 14 binary places.
  private func fraction(_ place: Int) -> Double? {
    bytes.int16(at: place).map { Double($0) / 16384 }
  }

  // MARK: Contours

  private struct CurvePoint {
    var x, y: Double
    var isOnCurve: Bool
  }

  private func appendContours(
    _ count: Int, at start: Int, _ map: Affine, to outline: inout GlyphOutline
  ) -> Bool {
    var ends: [Int] = []
    for index in 0..<count {
      guard let end = bytes.uint16(at: start + 2 * index), end >= ends.last ?? 0 else {
        return false
      }
      ends.append(end)
    }
    guard let last = ends.last else { return true }
    guard last < GlyphOutline.mostElements, let hints = bytes.uint16(at: start + 2 * count),
      let points = points(last + 1, at: start + 2 * count + 2 + hints, map)
    else { return false }
    var first = 0
    for end in ends {
      guard first <= end else { continue }
      guard append(points[first...end], to: &outline) else { return false }
      first = end + 1
    }
    return true
  }

  private func points(_ count: Int, at start: Int, _ map: Affine) -> [CurvePoint]? {
    var place = start
    var flags: [Int] = []
    flags.reserveCapacity(count)
    while flags.count < count {
      guard let flag = bytes.uint8(at: place) else { return nil }
      place += 1
      flags.append(flag)
      guard flag & 8 != 0 else { continue }
      guard let repeats = bytes.uint8(at: place) else { return nil }
      place += 1
      for _ in 0..<min(repeats, count - flags.count) { flags.append(flag) }
    }
    /// Reads the differences of one coordinate and adds them up.
    func coordinates(short: Int, same: Int) -> [Double]? {
      var value = 0
      var values: [Double] = []
      values.reserveCapacity(count)
      for flag in flags {
        if flag & short != 0 {
          guard let step = bytes.uint8(at: place) else { return nil }
          place += 1
          value += flag & same != 0 ? step : -step
        } else if flag & same == 0 {
          guard let step = bytes.int16(at: place) else { return nil }
          place += 2
          value += step
        }
        values.append(Double(value))
      }
      return values
    }
    guard let xs = coordinates(short: 2, same: 16), let ys = coordinates(short: 4, same: 32) else {
      return nil
    }
    return flags.indices.map { index in
      let (x, y) = map.applied(xs[index], ys[index])
      return CurvePoint(x: x * unit, y: y * unit, isOnCurve: flags[index] & 1 != 0)
    }
  }

  /// Appends a contour of quadratic curves. Between two control points there is an implied point on
  /// the curve.
  private func append(
    _ points: ArraySlice<CurvePoint>, to outline: inout GlyphOutline
  ) -> Bool {
    guard points.count > 1, let head = points.first, let tail = points.last else { return true }
    func middle(_ a: CurvePoint, _ b: CurvePoint) -> CurvePoint {
      CurvePoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true)
    }
    let start = head.isOnCurve ? head : tail.isOnCurve ? tail : middle(head, tail)
    var current = start
    var control: CurvePoint?
    guard outline.append(.move(.init(x: start.x, y: start.y))) else { return false }
    func add(_ point: CurvePoint, to outline: inout GlyphOutline) -> Bool {
      defer { (current, control) = (point, nil) }
      let end = GlyphOutline.Point(x: point.x, y: point.y)
      guard let control else { return outline.append(.line(end)) }
      func towards(_ from: CurvePoint) -> GlyphOutline.Point {
        .init(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
      }
      return outline.append(.curve(towards(current), towards(point), end))
    }
    for point in head.isOnCurve ? points.dropFirst() : points {
      if point.isOnCurve {
        guard add(point, to: &outline) else { return false }
      } else {
        if let last = control, !add(middle(last, point), to: &outline) { return false }
        control = point
      }
    }
    guard control == nil || add(start, to: &outline) else { return false }
    return outline.append(.close)
  }
}
