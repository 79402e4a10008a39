// SPDX-License-Identifier: MIT

public import Foundation

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGContext {
  /// Creates a bitmap context. One unit is one pixel, and the y axis points down, as in all
  /// contexts here. With 8 bits per component, drawing is written to the memory at once. Text
  /// has the glyphs of the app's fonts, then of the machine's; without fonts it is drawn as bars.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height))
    let parts = space.numberOfComponents == 1 ? 1 : 4
    pixelFormat = (space, bitmapInfo, parts * bitsPerComponent)
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo)
    else { return }
    // A row would not fit in its bytes.
    guard bytesPerRow <= 0 || bytesPerRow >= width * layout.parts else { return nil }
    makeMemory = {
      ContextMemory(data, layout, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    if data != nil { useMemory() }
  }

  private func useMemory() {
    guard memory == nil, let makeMemory else { return }
    memory = makeMemory()
    memory?.take(figures)
  }

  /// The bytes of a row of pixels. 0 for contexts without pixels.
  public var bytesPerRow: Int {
    useMemory()
    return memory?.bytesPerRow ?? 0
  }

  /// No effect.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}

  /// No effect.
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// No effect.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// No effect.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// No effect.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// No effect.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  public func replacePathWithStrokedPath() { currentPath = strokedPath }

  /// No effect.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }

  /// No effect.
  public var textPosition: CGPoint {
    get { .zero }
    set {}
  }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    currentPath.contains(point, evenOdd: mode == .eoFill || mode == .eoFillStroke)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let path = CGMutablePath()
    path.move(to: currentPointOfPath)
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    addPath(path)
  }

  public var bitsPerComponent: Int { 8 }

  /// The pixels, including later drawing. Nil for contexts that were not created with a bitmap.
  public var data: UnsafeMutableRawPointer? {
    useMemory()
    return memory?.pointer
  }
}

extension CGImage {
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  public var isMask: Bool { false }

  /// Returns nil: the opaque parts of an image are unknown.
  public func masking(_ mask: CGImage) -> CGImage? { nil }
}
