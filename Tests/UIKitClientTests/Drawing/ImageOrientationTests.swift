// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Expectations: Apple's documentation of `UIImage.Orientation` and of `UIImage.cgImage`.
@MainActor
struct ImageOrientationTests {
  /// Three columns and two rows of pixels, with the reds 10 to 60.
  private func pixels() throws -> CGImage {
    let bytes: [UInt8] = [10, 20, 30, 40, 50, 60].flatMap { [$0, 0, 0, 255] as [UInt8] }
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    return try #require(
      CGImage(
        width: 3, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
  }

  /// The reds of a drawn image, row by row, in tens.
  private func reds(_ image: UIImage) throws -> [[Int]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(at: .zero)
    }
    let data = try #require(drawn.cgImage?.dataProvider?.data as Data?)
    let width = Int(image.size.width)
    return (0..<Int(image.size.height)).map { row in
      (0..<width).map { Int(data[4 * (row * width + $0)]) / 10 }
    }
  }

  @Test(arguments: [
    (UIImage.Orientation.up, [[1, 2, 3], [4, 5, 6]]), (.down, [[6, 5, 4], [3, 2, 1]]),
    (.left, [[3, 6], [2, 5], [1, 4]]), (.right, [[4, 1], [5, 2], [6, 3]]),
    (.upMirrored, [[3, 2, 1], [6, 5, 4]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
    (.leftMirrored, [[1, 4], [2, 5], [3, 6]]), (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
  ])
  func imagesAreDrawnByTheirOrientation(
    _ orientation: UIImage.Orientation, _ expected: [[Int]]
  ) throws {
    let image = UIImage(cgImage: try pixels(), scale: 1, orientation: orientation)
    #expect(image.imageOrientation == orientation)
    #expect(try reds(image) == expected)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(try reds(flipped) == expected.map { Array($0.reversed()) })
    let again = UIImage(
      cgImage: try #require(flipped.cgImage), scale: 1, orientation: flipped.imageOrientation)
    #expect(try reds(again) == reds(flipped))
  }

  @Test func cgImageIgnoresTheOrientation() throws {
    let source = try pixels()
    let image = UIImage(cgImage: source, scale: 1, orientation: .right)
    #expect(image.size == CGSize(width: 2, height: 3))
    #expect(image.cgImage == source)
    #expect(image.withRenderingMode(.alwaysOriginal).cgImage == source)
    #expect(UIImage(cgImage: source, scale: 2, orientation: .right).size.height == 1.5)
  }

  /// Each flip undoes the one before, with a new configuration in between too.
  @Test func symbolsAreFlippedEachTime() throws {
    let symbol = try #require(UIImage(systemName: "arrow.right"))
    let once = symbol.withHorizontallyFlippedOrientation()
    let twice = once.withHorizontallyFlippedOrientation()
    #expect(once != symbol && twice == symbol)
    #expect(twice.withHorizontallyFlippedOrientation() == once)
    let larger = once.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    let back = larger.withHorizontallyFlippedOrientation()
    #expect(back.imageOrientation == .up)
    #expect(back.size == symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)).size)
  }
}
