// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

/// A document. Its pages and their boxes are read if the file stores them uncompressed.
open class PDFDocument: NSObject, @unchecked Sendable {
  public let documentURL: URL?
  private let data: Data?

  public override init() {
    documentURL = nil
    data = nil
  }

  /// Fails if the file cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    documentURL = url
    self.data = data
    super.init()
    readPages()
  }

  public init?(data: Data) {
    documentURL = nil
    self.data = data
    super.init()
    readPages()
  }

  open var documentRef: CGPDFDocument? {
    data.flatMap { CGDataProvider(data: NSData(data: $0)) }.flatMap { CGPDFDocument($0) }
  }

  private func readPages() {
    guard let document = documentRef, document.numberOfPages > 0 else { return }
    for number in 1...document.numberOfPages {
      if let page = document.page(at: number) { insert(PDFPage(page), at: pageCount) }
    }
  }

  open weak var delegate: (any PDFDocumentDelegate)?
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open var documentAttributes: [AnyHashable: Any]?
  open var outlineRoot: PDFOutline?
  private var inserted: [PDFPage] = []
  open var pageCount: Int { inserted.count }
  open var string: String? { nil }

  open func page(at index: Int) -> PDFPage? {
    inserted.indices.contains(index) ? inserted[index] : nil
  }

  open func index(for page: PDFPage) -> Int { inserted.firstIndex { $0 === page } ?? NSNotFound }

  open func insert(_ page: PDFPage, at index: Int) {
    inserted.insert(page, at: min(max(index, 0), inserted.count))
    page.document = self
  }

  open func removePage(at index: Int) {
    if inserted.indices.contains(index) { inserted.remove(at: index) }
  }

  open func exchangePage(at indexA: Int, withPageAt indexB: Int) { inserted.swapAt(indexA, indexB) }
  open func unlock(withPassword password: String) -> Bool { true }

  /// Finds nothing, because the text of pages is not read.
  open func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] { [] }

  open func beginFindString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) {}

  open func cancelFindString() {}
  open func dataRepresentation() -> Data? { data }

  /// Writes the original data of the document.
  @discardableResult
  open func write(to url: URL) -> Bool {
    guard let data else { return false }
    return (try? data.write(to: url)) != nil
  }
}

public protocol PDFDocumentDelegate: NSObjectProtocol {}

open class PDFOutline: NSObject {
  open var label: String?
  open weak var destination: PDFDestination?
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
}

open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint

  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }
}

public enum PDFDisplayBox: Int, Sendable {
  case mediaBox = 0
  case cropBox, bleedBox, trimBox, artBox
}

/// A page with its boxes. Code can create empty pages and pages with an image.
open class PDFPage: NSObject, @unchecked Sendable {
  open internal(set) weak var document: PDFDocument?
  private let image: UIImage?
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  open private(set) var annotations: [PDFAnnotation] = []
  open var rotation = 0
  open var label: String? { nil }
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var numberOfCharacters: Int { 0 }

  /// An empty page in US letter size.
  public override init() {
    image = nil
    super.init()
  }

  public init?(image: UIImage) {
    self.image = image
    super.init()
  }

  open private(set) var pageRef: CGPDFPage?

  init(_ page: CGPDFPage) {
    image = nil
    pageRef = page
    super.init()
    rotation = Int(page.rotationAngle)
    let kinds: [(PDFDisplayBox, CGPDFBox)] = [
      (.mediaBox, .mediaBox), (.cropBox, .cropBox), (.bleedBox, .bleedBox), (.trimBox, .trimBox),
      (.artBox, .artBox),
    ]
    for (box, kind) in kinds { boxes[box] = page.getBoxRect(kind) }
  }

  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? boxes[.mediaBox]
      ?? CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }

  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }

  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }

  /// The image of the page, or an empty image, in the page's aspect ratio inside of `size`.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let bounds = bounds(for: box)
    let scale = min(size.width / max(bounds.width, 1), size.height / max(bounds.height, 1))
    let fitting = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    return UIGraphicsImageRenderer(size: fitting).image { _ in
      image?.draw(in: CGRect(origin: .zero, size: fitting))
    }
  }

  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class PDFAnnotation: NSObject, @unchecked Sendable {
  open internal(set) weak var page: PDFPage?
  open var type: String?
  open var bounds: CGRect
  open var color = UIColor.yellow
  open var contents: String?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var interiorColor: UIColor?
  open var alignment = NSTextAlignment.natural
  open var url: URL?
  open var border: PDFBorder?
  open var fieldName: String?
  open var widgetStringValue: String?
  open var userName: String?
  open var shouldDisplay = true
  open private(set) var paths: [UIBezierPath]?

  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.dropFirst())
  }

  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}

open class PDFBorder: NSObject {
  open var lineWidth: CGFloat = 1
}

open class PDFSelection: NSObject, @unchecked Sendable {
  open var pages: [PDFPage] { [] }
  open var string: String? { nil }
  open var color: UIColor?

  public init(document: PDFDocument) {}

  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
}

/// Never called.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewParentViewController() -> UIViewController
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}

public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0
  case singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
  case vertical = 0
  case horizontal
}

/// A view that stores its settings and draws no pages.
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
  open weak var delegate: (any PDFViewDelegate)?
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysAsBook = false
  open var displaysRTL = false
  open var isUsingPageViewController: Bool { false }
  open var pageShadowsEnabled = true
  open var enableDataDetectors = false
  open var highlightedSelections: [PDFSelection]?
  open var currentSelection: PDFSelection?
  open var currentDestination: PDFDestination? { nil }
  /// The first page.
  open var currentPage: PDFPage? { document?.page(at: 0) }
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  open var documentView: UIView? { nil }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }

  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  open var canGoToFirstPage: Bool { false }
  open var canGoToLastPage: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  open var interpolationQuality = PDFInterpolationQuality.high
  open var isInMarkupMode = false
  open var isFindInteractionEnabled = false
  open var findInteraction: UIFindInteraction? { nil }

  open override func selectAll(_ sender: Any?) {}
  open func scrollSelectionToVisible(_ sender: Any?) {}
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func goBack(_ sender: Any?) {}
  open func goForward(_ sender: Any?) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func go(to page: PDFPage) {}
  open func go(to selection: PDFSelection) {}
  open func go(to destination: PDFDestination) {}
  open func go(to rect: CGRect, on page: PDFPage) {}
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }
  open func clearSelection() { currentSelection = nil }
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
  open func zoomIn(_ sender: Any?) {}
  open func zoomOut(_ sender: Any?) {}
  open func layoutDocumentView() {}
}

/// A view that draws no thumbnails.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 100, height: 100)
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var selectedPages: [PDFPage]? { nil }
}

public enum PDFThumbnailLayoutMode: Int, Sendable {
  case vertical = 0
  case horizontal
}

extension Notification.Name {
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
}

public enum PDFInterpolationQuality: Int, Sendable {
  case none = 0
  case low, high
}

/// The keys of ``PDFDocument/documentAttributes``.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
  public init(rawValue: String) { self.rawValue = rawValue }
}
