// SPDX-License-Identifier: MIT

public import Foundation

extension CGContext {
  /// Creates a document that is written to a file when it is closed. The y axis points down, as in
  /// all contexts here.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a document that is passed to `consumer` when it is closed. Pages without their own box
  /// have `mediaBox`, or US Letter size if it is nil.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let keys = (auxiliaryInfo?.allKeys ?? []).map { ("\($0)", auxiliaryInfo?.object(forKey: $0)) }
    let info = keys.compactMap { key, value in value.map { (key, $0) } }
    self.init(
      ContextPages(
        bounds: mediaBox?.pointee ?? .zero, info: Dictionary(info) { first, _ in first },
        write: consumer.take))
  }

  /// Ends the current page and begins another. Does nothing in contexts that are not PDF documents.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let box = pageInfo?.object(forKey: kCGPDFContextMediaBox)
    let data = box as? Data ?? bridgedValue(box, NSData.self).map { Data(referencing: $0) }
    guard let data, data.count == MemoryLayout<CGRect>.size else { return startPage() }
    startPage(data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) })
  }

  public func endPDFPage() { endPage() }

  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { startPage(mediaBox?.pointee) }

  public func closePDF() { finishPages() }

  /// No effect.
  public func setURL(_ url: CFURL, for rect: CGRect) {}

  /// No effect.
  public func addDestination(_ name: CFString, at point: CGPoint) {}

  /// No effect.
  public func setDestination(_ name: CFString, for rect: CGRect) {}
}
