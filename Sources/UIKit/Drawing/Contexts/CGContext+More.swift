// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Only `normal` is drawn.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension CGContext {
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    switch mode {
    case .fill, .fillStroke: fill(path, isEvenOdd: false)
    case .eoFill, .eoFillStroke: fill(path, isEvenOdd: true)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path, nil)
    case .fill, .eoFill: break
    }
    beginPath()
  }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    for pair in stride(from: 0, to: points.count - 1, by: 2) {
      beginPath()
      move(to: points[pair])
      addLine(to: points[pair + 1])
      strokePath()
    }
  }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public func clip(to rects: [CGRect]) {
    var outline = PathOutline()
    for rect in rects { outline.rect(rect) }
    clip(to: outline, isEvenOdd: false)
  }

  /// Cuts off at the rectangle: what is opaque in an image is not known.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

  public var boundingBoxOfPath: CGRect { currentPath.isEmpty ? .null : currentPath.tightBox }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// No effect.
  public func setMiterLimit(_ limit: CGFloat) {}

  /// No effect.
  public func setFlatness(_ flatness: CGFloat) {}

  /// No effect.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// No effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// No effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// No effect.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}

  /// No effect.
  public func endTransparencyLayer() {}

  /// No effect.
  public func flush() {}

  /// Black at a third; it is as hard as what throws it, and only fills throw one.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset, Color(white: 0, alpha: 1.0 / 3))
  }

  /// As hard as what throws it, and only fills throw one; nil ends it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    setShadow(offset, color?.color)
  }

  /// Upright as the context's y axis points downwards: images drawn in views by Core Graphics stand on
  /// their heads, and here they do not.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image.content, in: rect)
  }

  /// What was drawn, or the memory as it is where there is one.
  public func makeImage() -> CGImage? {
    memory.map(\.image) ?? CGImage(ImageContent(drawn: figures, size: size.core), scale: 1)
  }

  public var width: Int { Int(size.width) }

  public var height: Int { Int(size.height) }

  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}
