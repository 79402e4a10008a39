// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

// There are no pixels here. What is drawn is kept as figures, which pictures of views and images show.

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { CGContext.push(CGContext(size: size)) }

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What was drawn into the innermost context; nil where none is open.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current.map { UIImage(ImageContent(drawn: $0.figures, size: $0.size.core)) }
}

public func UIGraphicsEndImageContext() { CGContext.pop() }

/// Draws a document until ``UIGraphicsEndPDFContext()``, which appends it to `data`. Bounds of no size are those
/// of a letter.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { beginDocument(bounds, documentInfo) { data.append($0) } }

/// The same into a file.
///
/// - Returns: whether there is a folder for the file.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  let folder = url.deletingLastPathComponent().path
  guard FileManager.default.fileExists(atPath: folder) else { return false }
  beginDocument(bounds, documentInfo) { try? $0.write(to: url) }
  return true
}

private func beginDocument(
  _ bounds: CGRect, _ info: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void
) {
  let texts = (info ?? [:]).compactMap { key, value in
    bridgedValue(key.base, String.self).map { ($0, value) }
  }
  CGContext.push(
    CGContext(
      ContextPages(bounds: bounds, info: Dictionary(texts) { first, _ in first }, write: write)))
}

/// Writes the document that is open.
public func UIGraphicsEndPDFContext() {
  let context = CGContext.current
  CGContext.pop()
  context?.finishPages()
}

public func UIGraphicsBeginPDFPage() { CGContext.current?.startPage() }

/// The page's own information has no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  CGContext.current?.startPage(bounds)
}

public func UIGraphicsGetPDFContextBounds() -> CGRect {
  CGContext.current.map { CGRect(origin: .zero, size: $0.size) } ?? .zero
}

/// Writes nothing: documents have no links.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}

/// Writes nothing: documents have no links.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}

/// Writes nothing: documents have no links.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}

public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.current else { return }
  context.saveGState()
  context.setLineWidth(1)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  context.restoreGState()
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIRectFrame(rect)
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
