// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

// There are no pixels here: a context knows how large it is, what is drawn into it leaves no trace, and
// the image that comes out of it has its size.

/// The sizes of the contexts that are open, the innermost last.
private let contexts = Mutex<[CGSize]>([])

/// Opens a context of `size` points; `UIGraphicsEndImageContext()` closes it.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  contexts.withLock { $0.append(size) }
}

/// Opens a context of `size` points; `UIGraphicsEndImageContext()` closes it.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// An image as large as the innermost context; nil where none is open.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.withLock(\.last).map { UIImage(size: $0) }
}

/// Closes the innermost context; nothing happens where none is open.
public func UIGraphicsEndImageContext() {
  contexts.withLock { _ = $0.popLast() }
}

/// Fills a rectangle of the innermost context, which leaves no trace.
public func UIRectFill(_ rect: CGRect) {}

/// Frames a rectangle of the innermost context, which leaves no trace.
public func UIRectFrame(_ rect: CGRect) {}

extension UIColor {
  /// Makes this the colour of what is filled from now on, which leaves no trace.
  public func setFill() {}

  /// Makes this the colour of what is stroked from now on, which leaves no trace.
  public func setStroke() {}

  /// Makes this the colour of what is drawn from now on, which leaves no trace.
  public func set() {}
}

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
  let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// An image as large as the context.
  open var currentImage: UIImage { UIImage(size: size) }

  /// Fills a rectangle, which leaves no trace.
  open func fill(_ rect: CGRect) {}

  /// Frames a rectangle, which leaves no trace.
  open func stroke(_ rect: CGRect) {}
}

/// Makes images of a size; what is drawn leaves no trace.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// A renderer of images of `size` points. The format does not count.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
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

  /// Calls `actions`, and makes an image without a name of the renderer's size. It is drawn as a
  /// placeholder.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: size)
    actions(context)
    return context.currentImage
  }
}
