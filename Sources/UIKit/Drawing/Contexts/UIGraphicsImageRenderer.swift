// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// The format of a renderer. Only the scale of images has an effect.
open class UIGraphicsRendererFormat: NSObject {
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  public class func `default`() -> Self { self.init() }

  public class func preferred() -> Self { self.init() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The scale of the image. 0 is the screen's scale.
  open var scale: CGFloat = 0
  /// No effect.
  open var opaque = false
  /// No effect.
  open var preferredRange = Range.automatic
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// False: images have a standard range.
  open var supportsHighDynamicRange: Bool { false }

  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Ignores the blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }

  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Ignores the blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.stroke(rect) }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsImageRendererFormat

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(CGContext(size: size))
  }

  /// An image of the drawing so far.
  open var currentImage: UIImage {
    UIImage(
      ImageContent(drawn: cgContext.figures, size: cgContext.size.core),
      scale: format.scale > 0 ? format.scale : nil)
  }
}

open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect

  init(_ bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  open var allowsImageOutput: Bool { false }
}

/// Makes images from drawing code. Pictures show them sharply at any size.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public let format: UIGraphicsImageRendererFormat

  open override var allowsImageOutput: Bool { true }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(bounds)
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    drawn(actions).currentImage
  }

  /// The drawing is discarded after `completionActions`.
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsImageRendererContext) -> Void,
    completionActions: ((UIGraphicsImageRendererContext) -> Void)? = nil
  ) throws {
    let context = drawn(drawingActions)
    completionActions?(context)
  }

  private func drawn(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext {
    let context = UIGraphicsImageRendererContext(size: bounds.size, format: format)
    if bounds.origin != .zero {
      context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
    CGContext.push(context.cgContext)
    actions(context)
    CGContext.pop()
    return context
  }

  /// Text has the glyphs of the app's fonts, then of the machine's.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Text has the glyphs of the app's fonts, then of the machine's.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The metadata. The document contains its title and author: `kCGPDFContextTitle` and
  /// `kCGPDFContextAuthor`.
  open var documentInfo: [String: Any] = [:]
}

open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page.
  open private(set) var pdfContextBounds = CGRect.zero

  func take(_ bounds: CGRect) { pdfContextBounds = bounds }

  open func beginPage() { cgContext.startPage() }

  /// Ignores `pageInfo`.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
    pdfContextBounds = bounds
    cgContext.startPage(bounds)
  }

  /// No effect.
  open func setURL(_ url: URL, for rect: CGRect) {}

  /// No effect.
  open func addDestination(withName name: String, at point: CGPoint) {}

  /// No effect.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Makes PDF documents with shapes, drawn images, and text in the fonts that every PDF viewer has.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public let format: UIGraphicsPDFRendererFormat

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    super.init(bounds)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    let context = CGContext(
      ContextPages(bounds: bounds, info: format.documentInfo) { data.append($0) })
    let renderer = UIGraphicsPDFRendererContext(context)
    renderer.take(bounds)
    CGContext.push(context)
    actions(renderer)
    CGContext.pop()
    context.finishPages()
    return data as Data
  }
}
