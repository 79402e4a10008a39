// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

public enum CGPDFBox: Int32, Sendable { case mediaBox = 0, cropBox, bleedBox, trimBox, artBox }

/// A PDF document. Only the pages and their boxes are read, and only from uncompressed objects.
public final class CGPDFDocument: Sendable {
  private let objects: PDFObjects

  private init?(_ data: Data?) {
    guard let objects = data.flatMap({ PDFObjects($0) }) else { return nil }
    self.objects = objects
  }

  public convenience init?(_ provider: CGDataProvider) { self.init(provider.data as Data?) }

  public convenience init?(_ url: CFURL) { self.init(try? Data(contentsOf: url as URL)) }

  public var numberOfPages: Int { objects.pages.count }
  public var isEncrypted: Bool { objects.isEncrypted }
  public var isUnlocked: Bool { !isEncrypted }
  public var allowsCopying: Bool { isUnlocked }
  public var allowsPrinting: Bool { isUnlocked }

  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { isUnlocked }

  /// - Parameter pageNumber: the number of the page, starting at 1.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard objects.pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(objects.pages[pageNumber - 1], pageNumber, of: self)
  }
}

/// The size of a page. It is drawn as a placeholder.
public final class CGPDFPage: Sendable {
  private let page: PDFObjects.Page
  public let pageNumber: Int
  public let document: CGPDFDocument?

  init(_ page: PDFObjects.Page, _ number: Int, of document: CGPDFDocument) {
    self.page = page
    pageNumber = number
    self.document = document
  }

  public var rotationAngle: Int32 { Int32(page.rotation) }

  /// A missing box is the page's crop box. A missing crop box is the media box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let media = page.boxes["MediaBox"] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let crop = page.boxes["CropBox"].map { $0.intersection(media) } ?? media
    return switch box {
    case .mediaBox: media
    case .cropBox: crop
    case .bleedBox: page.boxes["BleedBox"] ?? crop
    case .trimBox: page.boxes["TrimBox"] ?? crop
    case .artBox: page.boxes["ArtBox"] ?? crop
    }
  }

  /// Centers the box in a rectangle, turned by the page's rotation and `rotate`. The box is shrunk
  /// if it does not fit, but not enlarged.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let source = getBoxRect(box)
    let turn = ((page.rotation + Int(rotate)) % 360 + 360) % 360
    let isTurned = turn == 90 || turn == 270
    let size = isTurned ? CGSize(width: source.height, height: source.width) : source.size
    guard size.width > 0, size.height > 0 else { return .identity }
    var scale = CGSize(
      width: min(1, rect.width / size.width), height: min(1, rect.height / size.height))
    if preserveAspectRatio {
      let least = min(scale.width, scale.height)
      scale = CGSize(width: least, height: least)
    }
    // Pages turn clockwise.
    return CGAffineTransform(translationX: -source.midX, y: -source.midY)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turn) * .pi / 180))
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

extension CGContext {
  /// Draws a placeholder for the page, whose content is not read.
  public func drawPDFPage(_ page: CGPDFPage) {
    let box = page.getBoxRect(.mediaBox)
    draw(ImageContent(name: "", size: box.size.core), in: box)
  }
}
