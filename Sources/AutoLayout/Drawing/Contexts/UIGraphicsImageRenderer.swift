// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 0
  open var opaque = false

  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What is drawn leaves no trace.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(size: size)
    self.format = format
    super.init()
  }

  open var currentImage: UIImage { UIImage(size: cgContext.size) }

  /// No effect.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// No effect.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}

/// What is drawn leaves no trace.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// An image of the renderer's size without pixels, of which pictures show a placeholder.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: size, format: format)
    CGContext.push(context.cgContext)
    actions(context)
    CGContext.pop()
    return context.currentImage
  }
}
