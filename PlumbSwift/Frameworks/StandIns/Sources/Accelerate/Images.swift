// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageGetTempBufferSize = 128

/// Rows of pixels in memory that the caller owns.
public struct vImage_Buffer {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  public func free() { data?.deallocate() }
}

/// A box blur of each channel. Pixels outside of the image repeat the edge, regardless of the
/// flags.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer!, _ x: vImagePixelCount, _ y: vImagePixelCount,
  _ kernelHeight: UInt32, _ kernelWidth: UInt32, _ background: UnsafePointer<UInt8>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard Int(flags) & kvImageGetTempBufferSize == 0 else { return 0 }
  guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
  let (from, to) = (Pixels(source.pointee), Pixels(target.pointee))
  guard x + target.pointee.width <= source.pointee.width,
    y + target.pointee.height <= source.pointee.height
  else { return kvImageRoiLargerThanInputBuffer }
  var rows = [UInt8](repeating: 0, count: from.width * from.height * 4)
  for row in 0..<from.height {
    Pixels.average(count: from.width, span: Int(kernelWidth)) {
      from[$0, row, $1]
    } put: {
      rows[(row * from.width + $0) * 4 + $1] = $2
    }
  }
  for column in 0..<to.width {
    Pixels.average(count: from.height, span: Int(kernelHeight)) {
      rows[($0 * from.width + column + Int(x)) * 4 + $1]
    } put: { row, channel, value in
      let row = row - Int(y)
      if row >= 0, row < to.height { to.set(column, row, channel, value) }
    }
  }
  return kvImageNoError
}

/// Multiplies the channels of each pixel with a 4 × 4 matrix, and divides the result.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ preBias: UnsafePointer<Int16>!,
  _ postBias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (Pixels(source.pointee), Pixels(target.pointee))
  guard to.width <= from.width, to.height <= from.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  for row in 0..<to.height {
    for column in 0..<to.width {
      let pixel = (0..<4).map { Int32(from[column, row, $0]) + Int32(preBias?[$0] ?? 0) }
      for channel in 0..<4 {
        var sum = postBias?[channel] ?? 0
        for i in 0..<4 { sum += pixel[i] * Int32(matrix[i * 4 + channel]) }
        // Half of the divisor is added to round to the nearest value.
        to.set(column, row, channel, UInt8(clamping: (sum + divisor / 2) / divisor))
      }
    }
  }
  return kvImageNoError
}

/// Scales an image with bilinear interpolation.
@discardableResult
public func vImageScale_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
  guard Int(flags) & kvImageGetTempBufferSize == 0 else { return 0 }
  let (from, to) = (Pixels(source.pointee), Pixels(target.pointee))
  guard from.width > 0, from.height > 0 else { return kvImageRoiLargerThanInputBuffer }
  let (scaleX, scaleY) = (
    Double(from.width) / Double(to.width), Double(from.height) / Double(to.height)
  )
  for row in 0..<to.height {
    let y = min(max((Double(row) + 0.5) * scaleY - 0.5, 0), Double(from.height - 1))
    let (top, bottom) = (Int(y), min(Int(y) + 1, from.height - 1))
    for column in 0..<to.width {
      let x = min(max((Double(column) + 0.5) * scaleX - 0.5, 0), Double(from.width - 1))
      let (left, right) = (Int(x), min(Int(x) + 1, from.width - 1))
      for channel in 0..<4 {
        let upper =
          Double(from[left, top, channel]) * (1 - x + Double(left))
          + Double(from[right, top, channel]) * (x - Double(left))
        let lower =
          Double(from[left, bottom, channel]) * (1 - x + Double(left))
          + Double(from[right, bottom, channel]) * (x - Double(left))
        let value = upper * (1 - y + Double(top)) + lower * (y - Double(top))
        to.set(column, row, channel, UInt8(value.rounded()))
      }
    }
  }
  return kvImageNoError
}

/// An image with four bytes per pixel.
struct Pixels {
  let memory: UnsafeMutablePointer<UInt8>
  let rowBytes: Int
  let width: Int
  let height: Int

  init(_ buffer: vImage_Buffer) {
    memory = buffer.data.assumingMemoryBound(to: UInt8.self)
    rowBytes = buffer.rowBytes
    width = Int(buffer.width)
    height = Int(buffer.height)
  }

  subscript(column: Int, row: Int, channel: Int) -> UInt8 {
    memory[row * rowBytes + column * 4 + channel]
  }

  func set(_ column: Int, _ row: Int, _ channel: Int, _ value: UInt8) {
    memory[row * rowBytes + column * 4 + channel] = value
  }

  /// Moving averages of `span` neighbours along a line.
  static func average(
    count: Int, span: Int, of value: (Int, Int) -> UInt8, put: (Int, Int, UInt8) -> Void
  ) {
    guard count > 0 else { return }
    let reach = span / 2
    func clamped(_ i: Int) -> Int { min(max(i, 0), count - 1) }
    for channel in 0..<4 {
      var sum = (-reach...reach).reduce(0) { $0 + Int(value(clamped($1), channel)) }
      for i in 0..<count {
        put(i, channel, UInt8((sum + span / 2) / span))
        sum += Int(value(clamped(i + reach + 1), channel)) - Int(value(clamped(i - reach), channel))
      }
    }
  }
}

/// Converts pixels of 16-bit numbers to 32-bit numbers.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  for row in 0..<min(Int(source.height), Int(target.height)) {
    for column in 0..<min(Int(source.width), Int(target.width)) {
      let bits = source.data.load(
        fromByteOffset: row * source.rowBytes + 2 * column, as: UInt16.self)
      target.data.storeBytes(
        of: single(half: bits), toByteOffset: row * target.rowBytes + 4 * column, as: Float.self)
    }
  }
  return kvImageNoError
}

/// The value of a 16-bit number of IEEE 754. `Float16` is not available on every processor.
private func single(half bits: UInt16) -> Float {
  let sign: Float = bits & 0x8000 == 0 ? 1 : -1
  let (exponent, fraction) = (Int(bits >> 10 & 0x1F), Float(bits & 0x3FF) / 1024)
  switch exponent {
  case 0: return sign * fraction * 0x1p-14
  case 31: return fraction == 0 ? sign * .infinity : .nan
  default: return sign * Float(sign: .plus, exponent: exponent - 15, significand: 1 + fraction)
  }
}
