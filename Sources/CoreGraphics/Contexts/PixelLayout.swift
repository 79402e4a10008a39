// SPDX-License-Identifier: MIT

import Foundation
package import LayoutRendering

/// The memory layout of pixels with 8 bits per component.
package struct PixelLayout {
  package let parts: Int
  /// The offsets of red, green, blue and alpha in a pixel. Nil for a missing alpha.
  private let red, green, blue: Int
  private let alpha: Int?
  private let isMultiplied: Bool

  /// Nil unless a component has 8 bits.
  package init?(bitsPerComponent: Int, space: CGColorSpace?, bitmapInfo: UInt32) {
    guard bitsPerComponent == 8, bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0,
      let kind = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    isMultiplied = kind != .last && kind != .first
    if kind == .alphaOnly || space?.numberOfComponents == 1 {
      parts = 1
      (red, green, blue) = (0, 0, 0)
      alpha = kind == .alphaOnly ? 0 : nil
      return
    }
    let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
    let isReversed = order == CGBitmapInfo.byteOrder32Little.rawValue
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
    parts = 4
    let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let reordered = isReversed ? places.map { 3 - $0 } : places
    (red, green, blue) = (reordered[0], reordered[1], reordered[2])
    alpha = [.none, .noneSkipLast, .noneSkipFirst].contains(kind) ? nil : reordered[3]
  }

  package func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let source = 4 * (row * bitmap.width + column)
        let color = bitmap.bytes[source..<source + 4]
        let start = memory + row * bytesPerRow + column * parts
        func put(_ value: UInt8, at place: Int) {
          start.storeBytes(of: value, toByteOffset: place, as: UInt8.self)
        }
        let values = color.map { Int($0) }
        if parts == 1 {
          let grey = (2126 * values[0] + 7152 * values[1] + 722 * values[2]) / 10_000
          put(UInt8(alpha == nil ? grey : values[3]), at: 0)
          continue
        }
        func part(_ index: Int) -> UInt8 {
          guard !isMultiplied, values[3] > 0 else { return UInt8(values[index]) }
          return UInt8(min(255, values[index] * 255 / values[3]))
        }
        put(part(0), at: red)
        put(part(1), at: green)
        put(part(2), at: blue)
        put(alpha == nil ? 255 : UInt8(values[3]), at: alpha ?? 6 - red - green - blue)
      }
    }
  }

  /// - Parameter bytes: the memory of all rows.
  package func read(_ bytes: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap?
  {
    var result: [UInt8] = []
    result.reserveCapacity(4 * width * height)
    for row in 0..<height {
      for column in 0..<width {
        let start = bytes + row * bytesPerRow + column * parts
        func value(_ place: Int) -> Int { Int(start.load(fromByteOffset: place, as: UInt8.self)) }
        let opacity = alpha.map(value) ?? 255
        func part(_ place: Int) -> UInt8 {
          let read = parts == 1 && alpha != nil ? 0 : value(place)
          return UInt8(isMultiplied ? read : (read * opacity + 127) / 255)
        }
        result += [part(red), part(green), part(blue), UInt8(opacity)]
      }
    }
    return Bitmap(width: width, height: height, bytes: result)
  }
}
