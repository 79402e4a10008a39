// SPDX-License-Identifier: MIT

/// Reads PNG files that are not interlaced.
///
/// 16-bit samples are reduced to their upper 8 bits.
///
/// Source: PNG, third edition (W3C), 9.2 (filters) and 11.2 (chunks).
public enum PNGDecoder {
  private static let mostPixels = 50_000_000

  public static func decode(_ bytes: [UInt8]) -> Bitmap? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    var (header, palette, opacity, data): (Header?, [UInt8], [UInt8], [UInt8]) = (nil, [], [], [])
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= bytes.count else { return nil }
      let content = bytes[place + 8..<place + 8 + length]
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "IHDR": header = Header(Array(content))
      case "PLTE": palette = Array(content)
      case "tRNS": opacity = Array(content)
      case "IDAT": data += content
      default: break
      }
      place += 12 + length
    }
    guard let header, header.width * header.height <= mostPixels,
      let raw = Inflater.inflate(zlib: data[...], limit: (header.rowBytes + 1) * header.height),
      raw.count == (header.rowBytes + 1) * header.height,
      let rows = unfiltered(raw, header)
    else { return nil }
    return bitmap(rows, header, palette, opacity)
  }

  private struct Header {
    var width, height, depth, kind: Int

    init?(_ bytes: [UInt8]) {
      guard bytes.count == 13, bytes[12] == 0 else { return nil }
      func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      (width, height, depth, kind) = (number(0), number(4), Int(bytes[8]), Int(bytes[9]))
      guard (1...20_000).contains(width), (1...20_000).contains(height),
        [1, 2, 4, 8, 16].contains(depth), [0, 2, 3, 4, 6].contains(kind)
      else { return nil }
    }

    var channels: Int {
      switch kind {
      case 2: 3
      case 4: 2
      case 6: 4
      default: 1
      }
    }
    var rowBytes: Int { (width * channels * depth + 7) / 8 }
    /// The distance in bytes to the previous pixel, for filters.
    var step: Int { max(1, channels * depth / 8) }
  }

  private static func unfiltered(_ raw: [UInt8], _ header: Header) -> [UInt8]? {
    let (length, step) = (header.rowBytes, header.step)
    var rows = [UInt8](repeating: 0, count: length * header.height)
    for row in 0..<header.height {
      let source = row * (length + 1)
      for index in 0..<length {
        let place = row * length + index
        let left = index >= step ? Int(rows[place - step]) : 0
        let up = row > 0 ? Int(rows[place - length]) : 0
        let corner = row > 0 && index >= step ? Int(rows[place - length - step]) : 0
        let guess: Int
        switch raw[source] {
        case 0: guess = 0
        case 1: guess = left
        case 2: guess = up
        case 3: guess = (left + up) / 2
        case 4:
          let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
          guess = a <= b && a <= c ? left : b <= c ? up : corner
        default: return nil
        }
        rows[place] = raw[source + 1 + index] &+ UInt8(truncatingIfNeeded: guess)
      }
    }
    return rows
  }

  private static func bitmap(
    _ rows: [UInt8], _ header: Header, _ palette: [UInt8], _ opacity: [UInt8]
  ) -> Bitmap? {
    var bitmap = Bitmap(width: header.width, height: header.height)
    let most = (1 << min(header.depth, 8)) - 1
    let (length, channels) = (header.rowBytes, header.channels)
    func sample(_ row: Int, _ number: Int) -> Int {
      let start = row * length
      switch header.depth {
      case 8: return Int(rows[start + number])
      case 16: return Int(rows[start + 2 * number])
      default:
        let bit = number * header.depth
        return Int(rows[start + bit / 8]) >> (8 - header.depth - bit % 8) & most
      }
    }
    for y in 0..<header.height {
      for x in 0..<header.width {
        let first = x * channels
        var color: (red: Int, green: Int, blue: Int, alpha: Int)
        switch header.kind {
        case 3:
          let index = sample(y, first)
          guard 3 * index + 2 < palette.count else { return nil }
          color = (
            Int(palette[3 * index]), Int(palette[3 * index + 1]), Int(palette[3 * index + 2]),
            index < opacity.count ? Int(opacity[index]) : 255
          )
        case 0, 4:
          let white = sample(y, first) * 255 / most
          color = (white, white, white, header.kind == 4 ? sample(y, first + 1) : 255)
        default:
          color = (
            sample(y, first), sample(y, first + 1), sample(y, first + 2),
            header.kind == 6 ? sample(y, first + 3) : 255
          )
        }
        let place = 4 * (y * header.width + x)
        bitmap.bytes[place] = UInt8((color.red * color.alpha + 127) / 255)
        bitmap.bytes[place + 1] = UInt8((color.green * color.alpha + 127) / 255)
        bitmap.bytes[place + 2] = UInt8((color.blue * color.alpha + 127) / 255)
        bitmap.bytes[place + 3] = UInt8(color.alpha)
      }
    }
    return bitmap
  }
}
