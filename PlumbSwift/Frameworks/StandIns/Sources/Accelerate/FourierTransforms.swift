// SPDX-License-Identifier: MIT

@_exported import Foundation

public typealias FFTSetup = OpaquePointer
public typealias FFTDirection = Int32
public typealias FFTRadix = Int32

public var kFFTDirection_Forward: Int { 1 }
public var kFFTDirection_Inverse: Int { -1 }
public var FFT_FORWARD: Int { 1 }
public var FFT_INVERSE: Int { -1 }
public var kFFTRadix2: Int { 0 }
public var FFT_RADIX2: Int { 0 }
public var vDSP_HANN_DENORM: Int { 0 }
public var vDSP_HANN_NORM: Int { 2 }
public var vDSP_HALF_WINDOW: Int { 1 }

public struct DSPComplex: Equatable, Sendable {
  public var real: Float
  public var imag: Float

  public init(real: Float = 0, imag: Float = 0) {
    self.real = real
    self.imag = imag
  }
}

public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>

  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    self.realp = realp
    self.imagp = imagp
  }
}

/// A placeholder. Twiddle factors are computed for each transform.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
  OpaquePointer(UnsafeMutablePointer<UInt>.allocate(capacity: 1))
}

public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {
  setup.map { UnsafeMutablePointer<UInt>($0).deallocate() }
}

/// Splits interleaved complex numbers. The stride of the interleaved array counts scalars.
public func vDSP_ctoz(
  _ c: UnsafePointer<DSPComplex>, _ cStride: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>,
  _ zStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) {
    z.pointee.realp[i * zStride] = c[i * cStride / 2].real
    z.pointee.imagp[i * zStride] = c[i * cStride / 2].imag
  }
}

public func vDSP_ztoc(
  _ z: UnsafePointer<DSPSplitComplex>, _ zStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<DSPComplex>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) {
    c[i * cStride / 2] = DSPComplex(
      real: z.pointee.realp[i * zStride], imag: z.pointee.imagp[i * zStride])
  }
}

/// The squared magnitudes.
public func vDSP_zvmags(
  _ a: UnsafePointer<DSPSplitComplex>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) {
    let (x, y) = (a.pointee.realp[i * aStride], a.pointee.imagp[i * aStride])
    c[i * cStride] = x * x + y * y
  }
}

public func vDSP_zvabs(
  _ a: UnsafePointer<DSPSplitComplex>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  vDSP_zvmags(a, aStride, c, cStride, count)
  for i in 0..<Int(count) { c[i * cStride] = c[i * cStride].squareRoot() }
}

/// An in-place complex FFT of 2^`log2n` numbers. Both directions are unscaled.
public func vDSP_fft_zip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  let count = 1 << Int(log2n)
  var re = (0..<count).map { Double(c.pointee.realp[$0 * stride]) }
  var im = (0..<count).map { Double(c.pointee.imagp[$0 * stride]) }
  Fourier.transform(&re, &im, forward: direction > 0)
  for i in 0..<count {
    c.pointee.realp[i * stride] = Float(re[i])
    c.pointee.imagp[i * stride] = Float(im[i])
  }
}

/// An in-place real FFT. Even elements are in the real part, odd elements in the imaginary part.
/// The forward result is twice the transform, with the Nyquist component as the first imaginary
/// element.
public func vDSP_fft_zrip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  let count = 1 << Int(log2n)
  let half = count / 2
  let (realp, imagp) = (c.pointee.realp, c.pointee.imagp)
  var re = [Double](repeating: 0, count: count)
  var im = re
  if direction > 0 {
    for i in 0..<half {
      re[2 * i] = Double(realp[i * stride])
      re[2 * i + 1] = Double(imagp[i * stride])
    }
    Fourier.transform(&re, &im, forward: true)
    for i in 0..<half {
      realp[i * stride] = Float(2 * re[i])
      imagp[i * stride] = Float(2 * im[i])
    }
    imagp[0] = Float(2 * re[half])
  } else {
    for i in 1..<max(half, 1) {
      re[i] = Double(realp[i * stride])
      im[i] = Double(imagp[i * stride])
      re[count - i] = re[i]
      im[count - i] = -im[i]
    }
    re[0] = Double(realp[0])
    re[half] = Double(imagp[0])
    Fourier.transform(&re, &im, forward: false)
    for i in 0..<half {
      realp[i * stride] = Float(re[2 * i])
      imagp[i * stride] = Float(re[2 * i + 1])
    }
  }
}

public func vDSP_hann_window(
  _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length, _ flag: Int32
) {
  let scale: Double = Int(flag) & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
  Fourier.window(c, count, flag) { scale * (1 - cos($0)) }
}

public func vDSP_hamm_window(
  _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length, _ flag: Int32
) { Fourier.window(c, count, flag) { 0.54 - 0.46 * cos($0) } }

public func vDSP_blkman_window(
  _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length, _ flag: Int32
) { Fourier.window(c, count, flag) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) } }

private enum Fourier {
  static func window(
    _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length, _ flag: Int32,
    _ value: (Double) -> Double
  ) {
    let shown = Int(flag) & vDSP_HALF_WINDOW != 0 ? (Int(count) + 1) / 2 : Int(count)
    for i in 0..<shown { c[i] = Float(value(2 * .pi * Double(i) / Double(count))) }
  }

  /// An in-place FFT with bit-reversed order (Cooley and Tukey).
  static func transform(_ re: inout [Double], _ im: inout [Double], forward: Bool) {
    let count = re.count
    var target = 0
    for i in 1..<max(count, 1) {
      var bit = count >> 1
      while target & bit != 0 {
        target ^= bit
        bit >>= 1
      }
      target |= bit
      if i < target {
        re.swapAt(i, target)
        im.swapAt(i, target)
      }
    }
    var size = 2
    while size <= count {
      let angle = (forward ? -2 : 2) * Double.pi / Double(size)
      for k in 0..<size / 2 {
        let (cosine, sine) = (cos(angle * Double(k)), sin(angle * Double(k)))
        for start in stride(from: 0, to: count, by: size) {
          let (i, j) = (start + k, start + k + size / 2)
          let x = re[j] * cosine - im[j] * sine
          let y = re[j] * sine + im[j] * cosine
          (re[j], im[j]) = (re[i] - x, im[i] - y)
          re[i] += x
          im[i] += y
        }
      }
      size *= 2
    }
  }
}
