// SPDX-License-Identifier: MIT

public import Foundation

// There are no pixels here. What is drawn on views is shown in pictures of them; what is drawn into the
// contexts below leaves no trace, and the image that comes out of them has their size.

/// Opens a context of `size` points; `UIGraphicsEndImageContext()` closes it.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  CGContext.push(CGContext(size: size))
}

/// Opens a context of `size` points; `UIGraphicsEndImageContext()` closes it.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// An image as large as the innermost context; nil where none is open.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current.map { UIImage(size: $0.size) }
}

/// Closes the innermost context; nothing happens where none is open.
public func UIGraphicsEndImageContext() { CGContext.pop() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

/// Draws the line of a rectangle of the current context, inside it and a point wide.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.current else { return }
  context.saveGState()
  context.setLineWidth(1)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  context.restoreGState()
}

extension UIColor {
  /// Makes this the colour of what is filled in the current context from now on.
  public func setFill() { CGContext.current?.setFillColor(cgColor) }

  /// Makes this the colour of lines in the current context from now on.
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }

  /// Makes this the colour of everything in the current context from now on.
  public func set() {
    setFill()
    setStroke()
  }
}
