// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation

/// Reads the size of an image from the bytes of its file, following the formats' specifications.
struct ImageHeader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var png: Size? {
    guard starts([0x89, 0x50, 0x4E, 0x47]) else { return nil }
    // Xcode may insert its own chunk before the header.
    guard let start = find("IHDR", before: 64) else { return nil }
    return size(big(start + 4, 4), big(start + 8, 4))
  }

  var gif: Size? {
    guard starts(Array("GIF8".utf8)) else { return nil }
    return size(little(6, 2), little(8, 2))
  }

  /// The size in the frame header, with width and height swapped if the Exif orientation requires
  /// it.
  var jpeg: Size? {
    guard starts([0xFF, 0xD8]) else { return nil }
    var isTurned = false
    var place = 2
    while let marker = byte(place + 1), byte(place) == 0xFF {
      if marker == 0xFF {
        place += 1
        continue
      }
      guard let length = big(place + 2, 2), length >= 2 else { return nil }
      if marker == 0xE1 { isTurned = isTurned || exifTurns(place + 4, length) }
      // Start of frame, for any coding. The excluded markers of the range are tables and
      // extensions.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let found = size(big(place + 7, 2), big(place + 5, 2)) else { return nil }
        return isTurned ? Size(width: found.height, height: found.width) : found
      }
      place += 2 + length
    }
    return nil
  }

  /// Whether the Exif segment at `start` rotates the image by 90 degrees.
  private func exifTurns(_ start: Int, _ length: Int) -> Bool {
    guard find("Exif", from: start, before: start + 4) != nil else { return false }
    let base = start + 6
    let isLittle = byte(base) == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int? {
      isLittle ? little(place, count) : big(place, count)
    }
    guard let offset = number(base + 4, 4), offset < length, let count = number(base + offset, 2)
    else { return false }
    for index in 0..<min(count, 64) {
      let entry = base + offset + 2 + 12 * index
      if number(entry, 2) == 0x112 { return number(entry + 8, 2).map { $0 >= 5 } ?? false }
    }
    return false
  }

  var webp: Size? {
    guard starts(Array("RIFF".utf8)), find("WEBP", from: 8, before: 12) != nil else { return nil }
    if find("VP8X", from: 12, before: 16) != nil {
      return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
    }
    if find("VP8L", from: 12, before: 16) != nil, let bits = little(21, 4) {
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    return size(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
  }

  /// The largest size in the properties of a HEIF file. The properties of tiles are smaller.
  var heic: Size? {
    guard find("ftyp", from: 4, before: 8) != nil else { return nil }
    var best: Size?
    var place = 0
    let limit = min(bytes.count, 1 << 16)
    while let found = find("ispe", from: place, before: limit) {
      if let size = size(big(found + 8, 4), big(found + 12, 4)), size.width > best?.width ?? 0 {
        best = size
      }
      place = found + 4
    }
    return best
  }

  /// The first media box of a PDF file, if it is not compressed.
  var pdf: Size? {
    guard starts(Array("%PDF".utf8)) else { return nil }
    guard let box = find("/MediaBox", before: bytes.count) else { return nil }
    let text = String(
      decoding: bytes[min(box + 9, bytes.count)..<min(box + 128, bytes.count)], as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Size(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  private func starts(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  private func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  private func big(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The first offset of `word` at or after `start` that ends at or before `end`.
  private func find(_ word: String, from start: Int = 0, before end: Int) -> Int? {
    let word = Array(word.utf8)
    let last = min(end, bytes.count) - word.count
    guard start >= 0, start <= last else { return nil }
    return (start...last).first { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
  }

  private func size(_ width: Int?, _ height: Int?) -> Size? {
    guard let width, let height else { return nil }
    return Size(width: Double(width), height: Double(height))
  }
}
