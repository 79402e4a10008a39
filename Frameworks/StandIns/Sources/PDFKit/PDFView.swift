// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

/// A document of which nothing is read but its bytes.
open class PDFDocument: NSObject, @unchecked Sendable {
  public let documentURL: URL?
  private let data: Data?
  open var pageCount: Int { 0 }
  open var string: String? { nil }

  public override init() {
    documentURL = nil
    data = nil
  }

  /// Nil where there is no file.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    documentURL = url
    self.data = data
  }

  public init?(data: Data) {
    documentURL = nil
    self.data = data
  }

  open func page(at index: Int) -> PDFPage? { nil }
  open func dataRepresentation() -> Data? { data }
}

open class PDFPage: NSObject, @unchecked Sendable {
  open var label: String? { nil }
  open var string: String? { nil }
}

public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0
  case singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
  case vertical = 0
  case horizontal
}

/// Draws no pages; settings are kept.
@preconcurrency @MainActor
open class PDFView: UIView {
  open var document: PDFDocument?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 4
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { nil }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }

  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func go(to page: PDFPage) {}
  open func layoutDocumentView() {}
}

/// Draws no thumbnails.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 100, height: 100)
}

extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
}
