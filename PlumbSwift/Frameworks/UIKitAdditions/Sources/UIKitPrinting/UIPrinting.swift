// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// There is no printing: presenting calls the completion handler at once with false.
open class UIPrintInteractionController: _UIObject {
  public static let shared = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { false }
  open class var printableUTIs: Set<String> { ["com.adobe.pdf", "public.jpeg", "public.png"] }

  open class func canPrint(_ url: URL) -> Bool {
    ["pdf", "jpg", "jpeg", "png", "gif", "tiff"].contains(url.pathExtension.lowercased())
  }

  open class func canPrint(_ data: Data) -> Bool { !data.isEmpty }

  open var printingItem: Any?
  open var printingItems: [Any]?
  open var printInfo: UIPrintInfo?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var showsPaperOrientation = true
  open private(set) var printPaper: UIPrintPaper?

  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  init() { super.init(object: ()) }

  /// Calls `completion` with false.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    completion?(self, false, nil)
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    return true
  }

  /// Equals ``present(animated:completionHandler:)``.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Equals ``present(animated:completionHandler:)``.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  open func dismiss(animated: Bool) {}
}

@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  func printInteractionControllerWillPresentPrinterOptions(
    _ controller: UIPrintInteractionController)
  func printInteractionControllerDidDismissPrinterOptions(
    _ controller: UIPrintInteractionController)
  /// Never called.
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
  /// Never called.
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
  /// Never called.
  func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController)
    -> UIViewController?
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerWillPresentPrinterOptions(
    _ controller: UIPrintInteractionController
  ) {}

  public func printInteractionControllerDidDismissPrinterOptions(
    _ controller: UIPrintInteractionController
  ) {}

  public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}

  public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}

  public func printInteractionControllerParentViewController(
    _ controller: UIPrintInteractionController
  ) -> UIViewController? { nil }
}

/// The properties of a print job, which is not printed.
open class UIPrintInfo: _UIObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }

  public enum Orientation: Int, Sendable { case portrait, landscape }

  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  open var jobName = ""
  open var printerID: String?
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none

  public init(dictionary: [AnyHashable: Any]? = nil) { super.init(object: ()) }

  public class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

open class UIPrintPaper: _UIObject {
  public let paperSize: CGSize
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }

  init(paperSize: CGSize) {
    self.paperSize = paperSize
    super.init(object: ())
  }
}

/// A text or view to print. It is not laid out on pages.
open class UIPrintFormatter: _PlainObject {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var contentInsets = UIEdgeInsets.zero
  open var maximumContentWidth: CGFloat = 0
  open var maximumContentHeight: CGFloat = 0
  open var startPage = 0
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// Always 0: there is no layout on pages.
  open var pageCount: Int { 0 }

  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// Only code calls its methods, because nothing prints.
open class UIPrintPageRenderer: _PlainObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var paperRect: CGRect { keptRects.paper }
  open var printableRect: CGRect { keptRects.printable }
  var keptRects = (paper: CGRect.zero, printable: CGRect.zero)
  open var numberOfPages: Int { 0 }
  open private(set) var printFormatters: [UIPrintFormatter]?

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  func remove(_ formatter: UIPrintFormatter) {
    formatter.printPageRenderer = nil
    printFormatters?.removeAll { $0 === formatter }
  }

  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { $0.startPage == pageIndex }
  }

  open func prepare(forDrawingPages range: NSRange) {}

  /// Calls the methods for the header, the content, the page's formatters and the footer, in this
  /// order.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
  }

  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
}

extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
