// SPDX-License-Identifier: MIT

public import Foundation

/// How an image is rendered. It is kept, as images here have no pixels.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to the point; 0 for those of the screen.
  open var scale: CGFloat = 0
  /// Whether what is drawn covers all; kept, without effect.
  open var opaque = false

  /// A new format with the default values.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What the actions of a renderer draw with; what they draw leaves no trace.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that is current while the actions run.
  public let cgContext: CGContext
  /// How the image is rendered.
  public let format: UIGraphicsImageRendererFormat

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(size: size)
    self.format = format
    super.init()
  }

  /// An image as large as the context.
  open var currentImage: UIImage { UIImage(size: cgContext.size) }

  /// Fills a rectangle, which leaves no trace.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Frames a rectangle, which leaves no trace.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}

/// Makes images of a size; what is drawn leaves no trace.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// How images are rendered.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of images of `size` points. The format does not count.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  /// A renderer of images of `size` points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// A renderer of images as large as `bounds`; its origin does not count.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Calls `actions` with a context of its own, and makes an image without a name of the renderer's size.
  /// It is drawn as a placeholder.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: size, format: format)
    CGContext.push(context.cgContext)
    actions(context)
    CGContext.pop()
    return context.currentImage
  }
}
