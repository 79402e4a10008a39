// SPDX-License-Identifier: MIT

/// Pixels from the top left corner, row by row, in four bytes: red, green, blue and opacity.
///
/// The colours are premultiplied by the opacity.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public internal(set) var bytes: [UInt8]

  /// Creates a transparent bitmap.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = Array(repeating: 0, count: 4 * width * height)
  }

  /// `bytes` has four bytes for each pixel.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == 4 * width * height else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Draws a colour over a pixel.
  mutating func blend(_ color: Pixel, at place: Int, coverage: Double) {
    let alpha = color.alpha * coverage
    guard alpha > 0 else { return }
    let rest = 1 - alpha
    func mixed(_ old: UInt8, _ new: Double) -> UInt8 {
      UInt8((Double(old) * rest + new * alpha * 255 + 0.5).limited(to: 0...255))
    }
    let start = 4 * place
    bytes[start] = mixed(bytes[start], color.red)
    bytes[start + 1] = mixed(bytes[start + 1], color.green)
    bytes[start + 2] = mixed(bytes[start + 2], color.blue)
    bytes[start + 3] = mixed(bytes[start + 3], 1)
  }

  /// Draws a colour over a part of a row. An opaque colour is copied.
  mutating func fill(_ color: Pixel, in columns: Range<Int>, ofRow row: Int, coverage: Double) {
    let first = row * width + columns.lowerBound
    blend(color, at: first, coverage: coverage)
    let start = 4 * first
    if color.alpha * coverage >= 1 {
      // A slice would share the bitmap's memory, which would then be copied for each row.
      var filled = (start..<start + 4).map { bytes[$0] }
      filled.reserveCapacity(4 * columns.count)
      // Doubling copies long pieces, which is fast without optimisation too.
      while filled.count < 4 * columns.count {
        filled += filled.prefix(4 * columns.count - filled.count)
      }
      bytes.replaceSubrange(start..<start + filled.count, with: filled)
      return
    }
    for place in first + 1..<first + columns.count { blend(color, at: place, coverage: coverage) }
  }

  /// The colour of a pixel. Coordinates outside the bitmap give the nearest pixel.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let start = 4 * (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1))
    let alpha = Double(bytes[start + 3]) / 255
    guard alpha > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    func part(_ offset: Int) -> Double { Double(bytes[start + offset]) / 255 / alpha }
    return Pixel(red: part(0), green: part(1), blue: part(2), alpha: alpha)
  }
}

/// A colour that is not premultiplied by its opacity.
struct Pixel {
  var red, green, blue, alpha: Double
}
