// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitComponents

@testable import UIKit

/// Images by recipe, and QR codes. Source: ISO/IEC 18004 and its published examples; Apple's documentation of
/// the filters.
@MainActor
struct CoreImageTests {
  // MARK: Codes

  @Test func codewordsAreCorrectedAsInTheStandardsExample() {
    let data: [UInt8] = [
      32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17,
    ]
    #expect(
      ReedSolomon.remainder(data, ReedSolomon.divisor(10))
        == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  }

  @Test func formatsAreThoseOfTheStandardsTable() {
    #expect(QRCode.format(.low, 0) == 0b111_0111_1100_0100)
    #expect(QRCode.format(.medium, 5) == 0b100_0000_1100_1110)
    #expect(QRCode.format(.high, 7) == 0b000_1000_0011_1011)
  }

  /// The most bytes of a version, and one more.
  @Test(arguments: [
    (QRCode.Correction.low, 17, 21), (.low, 18, 25), (.medium, 14, 21), (.quartile, 11, 21),
    (.high, 7, 21), (.low, 2953, 177), (.high, 1273, 177), (.medium, 213, 57),
  ])
  func versionsHoldWhatTheStandardSays(correction: QRCode.Correction, count: Int, size: Int) {
    #expect(QRCode(Array(repeating: 65, count: count), correction)?.size == size)
  }

  @Test func whatNoVersionHoldsIsRefused() {
    #expect(QRCode(Array(repeating: 65, count: 2954), .low) == nil)
    #expect(QRCode([], .low)?.size == 21)
  }

  /// The code read back: mask off, codewords in their order, the bytes out of them.
  @Test func bytesAreReadBack() throws {
    let text = "HTTPS://PLUMB.EXAMPLE"
    let code = try #require(QRCode(Array(text.utf8), .low))
    #expect(code.size == 25)
    var format = 0
    for index in 0..<8 { format |= (code.isDark(code.size - 1 - index, 8) ? 1 : 0) << index }
    for index in 8..<15 { format |= (code.isDark(8, code.size - 15 + index) ? 1 : 0) << index }
    let mask = try #require((0..<8).first { QRCode.format(.low, $0) == format })
    var bits: [Bool] = []
    var right = code.size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<code.size {
        for x in [right, right - 1] {
          let y = (right + 1) & 2 == 0 ? code.size - 1 - step : step
          let isFinder =
            (x < 9 && y < 9) || (x >= code.size - 8 && y < 9) || (x < 9 && y >= code.size - 8)
          let isAlignment = 16...20 ~= x && 16...20 ~= y
          if isFinder || isAlignment || x == 6 || y == 6 { continue }
          let flips = [
            (x + y) % 2 == 0, y % 2 == 0, x % 3 == 0, (x + y) % 3 == 0, (x / 3 + y / 2) % 2 == 0,
            x * y % 2 + x * y % 3 == 0, (x * y % 2 + x * y % 3) % 2 == 0,
            ((x + y) % 2 + x * y % 3) % 2 == 0,
          ][mask]
          bits.append(code.isDark(x, y) != flips)
        }
      }
      right -= 2
    }
    func number(_ range: Range<Int>) -> Int { bits[range].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }
    #expect(number(0..<4) == 4 && number(4..<12) == text.utf8.count)
    let bytes = (0..<text.utf8.count).map { UInt8(number(12 + 8 * $0..<20 + 8 * $0)) }
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  // MARK: Filters

  @Test func aCodeBecomesAnImage() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil)
    filter.setValue(Data("hello".utf8), forKey: "inputMessage")
    filter.setValue("H", forKey: "inputCorrectionLevel")
    let output = try #require(filter.outputImage)
    #expect(output.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = output.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent.size == CGSize(width: 230, height: 230))
    #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
    let picture = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(picture.width == 230)
    #expect(UIImage(cgImage: picture).cgImage?.content.figures?.isEmpty == false)
    let named = CIFilter.qrCodeGenerator()
    named.message = Data("hello".utf8)
    named.correctionLevel = "H"
    #expect(named.outputImage?.content == output.content)
  }

  @Test func imagesAreCutPlacedAndCovered() {
    let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(red.extent == CGRect(x: 0, y: 0, width: 10, height: 20))
    let moved = red.transformed(by: CGAffineTransform(translationX: 5, y: 5))
    #expect(moved.extent.origin == CGPoint(x: 5, y: 5))
    #expect(moved.composited(over: red).extent == CGRect(x: 0, y: 0, width: 15, height: 25))
    #expect(moved.cropped(to: red.extent).extent == CGRect(x: 5, y: 5, width: 5, height: 15))
    #expect(red.oriented(.right).extent.size == CGSize(width: 20, height: 10))
    #expect(red.applyingFilter("CISepiaTone").extent == red.extent)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
  }
}
