// SPDX-License-Identifier: MIT

import Accelerate
import XCTest

/// Expectations: arithmetic, and Apple's documentation for scales and the order of arguments.
final class AccelerateTests: XCTestCase {
  func testVectorFunctions() {
    let a: [Float] = [1, 2, 3, 4]
    var result = [Float](repeating: 0, count: 4)
    // The first argument is the subtrahend.
    vDSP_vsub(a, 1, [10, 10, 10, 10], 1, &result, 1, 4)
    XCTAssertEqual(result, [9, 8, 7, 6])
    var scale: Float = 2
    vDSP_vsmul(a, 1, &scale, &result, 1, 4)
    XCTAssertEqual(result, [2, 4, 6, 8])
    var mean: Float = 0
    vDSP_meanv(a, 2, &mean, 2)
    XCTAssertEqual(mean, 2)
    var largest: Float = 0
    var place: vDSP_Length = 0
    vDSP_maxvi([1, 9, 3], 1, &largest, &place, 3)
    XCTAssertEqual(largest, 9)
    XCTAssertEqual(place, 1)
    XCTAssertEqual(vDSP.rootMeanSquare([3.0, 4, 3, 4]), 12.5.squareRoot())
    XCTAssertEqual(vDSP.multiply(2, [1.0, 2]), [2, 4])
    XCTAssertEqual(vDSP.dot([1.0, 2], [3, 4]), 11)
  }

  func testTransformOfACosine() throws {
    let count = 16
    let signal = (0..<count).map { Float(cos(2 * .pi * 3 * Double($0) / Double(count))) }
    var re = [Float](repeating: 0, count: count / 2)
    var im = re
    let setup = try XCTUnwrap(vDSP_create_fftsetup(4, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetup(setup) }
    re.withUnsafeMutableBufferPointer { re in
      im.withUnsafeMutableBufferPointer { im in
        var split = DSPSplitComplex(realp: re.baseAddress!, imagp: im.baseAddress!)
        let pairs = stride(from: 0, to: count, by: 2).map {
          DSPComplex(real: signal[$0], imag: signal[$0 + 1])
        }
        vDSP_ctoz(pairs, 2, &split, 1, vDSP_Length(count / 2))
        vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
        // The result is twice the transform: at the one frequency it is half of the count.
        XCTAssertEqual(split.realp[3], Float(count), accuracy: 1e-4)
        XCTAssertEqual(split.realp[2], 0, accuracy: 1e-4)
        vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_INVERSE))
        XCTAssertEqual(split.realp[1] / Float(2 * count), signal[2], accuracy: 1e-5)
        XCTAssertEqual(split.imagp[1] / Float(2 * count), signal[3], accuracy: 1e-5)
      }
    }
  }

  func testMatricesAreMultiplied() {
    var c = [Float](repeating: .nan, count: 4)
    cblas_sgemm(
      CblasRowMajor, CblasNoTrans, CblasTrans, 2, 2, 3, 1, [1, 2, 3, 4, 5, 6], 3,
      [1, 0, 1, 0, 1, 0], 3, 0, &c, 2)
    XCTAssertEqual(c, [4, 2, 10, 5])
  }

  /// Source: IEEE 754 binary16: 1.0, -2.5, the smallest number, and infinity.
  func testHalfPrecisionNumbersAreConverted() {
    var halves: [UInt16] = [0x3C00, 0xC100, 0x0001, 0x7C00]
    var numbers = [Float](repeating: 0, count: 4)
    halves.withUnsafeMutableBytes { from in
      numbers.withUnsafeMutableBytes { to in
        var a = vImage_Buffer(data: from.baseAddress, height: 2, width: 2, rowBytes: 4)
        var b = vImage_Buffer(data: to.baseAddress, height: 2, width: 2, rowBytes: 8)
        XCTAssertEqual(vImageConvert_Planar16FtoPlanarF(&a, &b, 0), kvImageNoError)
      }
    }
    XCTAssertEqual(numbers, [1, -2.5, 0x1p-24, .infinity])
  }

  func testBoxConvolutionAveragesPixels() {
    var source: [UInt8] = [0, 0, 0, 255, 90, 90, 90, 255, 0, 0, 0, 255]
    var target = [UInt8](repeating: 0, count: 12)
    source.withUnsafeMutableBytes { from in
      target.withUnsafeMutableBytes { to in
        var a = vImage_Buffer(data: from.baseAddress, height: 1, width: 3, rowBytes: 12)
        var b = vImage_Buffer(data: to.baseAddress, height: 1, width: 3, rowBytes: 12)
        XCTAssertEqual(
          vImageBoxConvolve_ARGB8888(
            &a, &b, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend)), kvImageNoError)
        XCTAssertEqual(
          vImageBoxConvolve_ARGB8888(
            &a, &b, nil, 0, 0, 2, 2, nil, vImage_Flags(kvImageEdgeExtend)),
          kvImageInvalidKernelSize)
      }
    }
    XCTAssertEqual(target, [30, 30, 30, 255, 30, 30, 30, 255, 30, 30, 30, 255])
  }
}
