// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

// There are no pixels here. What is drawn is kept as figures, which pictures of views and images show.

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  CGContext.push(CGContext(size: size))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What was drawn into the innermost context; nil where none is open.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current.map { UIImage(ImageContent(drawn: $0.figures, size: $0.size.core)) }
}

public func UIGraphicsEndImageContext() { CGContext.pop() }

/// Calls what draws; there is no document. A size of zero is that of a letter.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let size = bounds.isEmpty ? CGSize(width: 612, height: 792) : bounds.size
  CGContext.push(CGContext(size: size))
}

/// Writes no file.
///
/// - Returns: true.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  UIGraphicsBeginPDFContextToData(NSMutableData(), bounds, documentInfo)
  return true
}

public func UIGraphicsEndPDFContext() { CGContext.pop() }

/// No effect.
public func UIGraphicsBeginPDFPage() {}

/// No effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}

public func UIGraphicsGetPDFContextBounds() -> CGRect {
  CGContext.current.map { CGRect(origin: .zero, size: $0.size) } ?? .zero
}

public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.current else { return }
  context.saveGState()
  context.setLineWidth(1)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  context.restoreGState()
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { UIRectFill(rect) }

public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension UIColor {
  public func setFill() { CGContext.current?.setFillColor(cgColor) }

  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }

  public func set() {
    setFill()
    setStroke()
  }
}
