// SPDX-License-Identifier: MIT

public import Foundation

// There are no pixels here. What is drawn on views is shown in pictures of them; what is drawn into the
// contexts below leaves no trace, and the image that comes out of them has their size.

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  CGContext.push(CGContext(size: size))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// An image as large as the innermost context, without pixels; nil where none is open.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current.map { UIImage(size: $0.size) }
}

public func UIGraphicsEndImageContext() { CGContext.pop() }

public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.current else { return }
  context.saveGState()
  context.setLineWidth(1)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  context.restoreGState()
}

extension UIColor {
  public func setFill() { CGContext.current?.setFillColor(cgColor) }

  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }

  public func set() {
    setFill()
    setStroke()
  }
}
