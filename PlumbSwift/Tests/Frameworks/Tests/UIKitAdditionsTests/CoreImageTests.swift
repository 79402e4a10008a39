// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import CoreImage

/// Core Image filters. Source: Apple's documentation of the filters.
@MainActor
struct CoreImageTests {
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

  /// Source: the references of CIQRCodeDescriptor and CIDataMatrixCodeDescriptor.
  @Test func descriptorsOfCodesKeepTheirValues() {
    func code(_ version: Int, _ mask: UInt8) -> CIQRCodeDescriptor? {
      CIQRCodeDescriptor(
        payload: Data([1]), symbolVersion: version, maskPattern: mask, errorCorrectionLevel: .levelQ
      )
    }
    #expect(code(1, 7)?.errorCorrectionLevel.rawValue == 81)
    #expect(code(41, 0) == nil && code(1, 8) == nil)
    let matrix = CIDataMatrixCodeDescriptor(
      payload: Data([1]), rowCount: 10, columnCount: 12, eccVersion: .v200)
    #expect(matrix?.eccVersion.rawValue == 200 && matrix?.errorCorrectedPayload == Data([1]))
  }

  @Test func bitmapsTakeThePixels() {
    var bitmap: [UInt8] = [1, 2, 3, 4, 5]
    let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
    CIContext().render(
      image, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    #expect(bitmap == [255, 0, 0, 255, 5])
  }
}
