// SPDX-License-Identifier: MIT

import Foundation
import LayoutRendering
import UIKitComponents

/// The pages of a PDF document that a context draws.
package struct ContextPages {
  /// The bounds of pages that are begun without bounds.
  package let bounds: CGRect
  /// The document's metadata, by Core Graphics' keys.
  package let info: [String: Any]
  /// Receives the finished document.
  package let write: (Data) -> Void
  fileprivate var done: [DisplayList] = []
  fileprivate var isOpen = false

  package init(bounds: CGRect, info: [String: Any], write: @escaping (Data) -> Void) {
    self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.info = info
    self.write = write
  }
}

extension CGContext {
  /// Creates a context that draws a document.
  package convenience init(_ pages: ContextPages) {
    self.init(size: pages.bounds.size)
    self.pages = pages
  }

  /// Ends the current page and begins another. Does nothing in bitmap contexts.
  package func startPage(_ bounds: CGRect? = nil) {
    guard let pages else { return }
    endPage()
    let bounds = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? pages.bounds
    _ = startAnew(size: bounds.size)
    if bounds.origin != .zero { translateBy(x: -bounds.minX, y: -bounds.minY) }
    self.pages?.isOpen = true
  }

  /// Drawing before the first page is dropped.
  public func endPage() {
    guard pages?.isOpen == true else { return }
    let size = size.core
    let page = DisplayList(
      startAnew(size: self.size), size: size, in: DrawingEnvironment.current)
    pages?.done.append(page)
    pages?.isOpen = false
  }

  /// Writes the document.
  package func finishPages() {
    endPage()
    guard let pages else { return }
    self.pages = nil
    pages.write(Data(pages.renderer.render(pages.done)))
  }
}

extension ContextPages {
  fileprivate var renderer: PDFRenderer {
    func text(_ key: String) -> String {
      bridgedValue(info["kCGPDFContext" + key] ?? info[key], String.self) ?? ""
    }
    return PDFRenderer(title: text("Title"), author: text("Author"))
  }
}
