// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

public enum CGPDFBox: Int32, Sendable { case mediaBox = 0, cropBox, bleedBox, trimBox, artBox }

/// A document of which the pages and their boxes are read, where the file has them uncompressed.
public final class CGPDFDocument: @unchecked Sendable {
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

  /// - Parameter pageNumber: from 1 on.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard objects.pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(objects.pages[pageNumber - 1], pageNumber, of: self)
  }
}

/// A page as a size: drawn, it is a placeholder.
public final class CGPDFPage: @unchecked Sendable {
  private let page: PDFObjects.Page
  public let pageNumber: Int
  public let document: CGPDFDocument?

  init(_ page: PDFObjects.Page, _ number: Int, of document: CGPDFDocument) {
    self.page = page
    pageNumber = number
    self.document = document
  }

  public var rotationAngle: Int32 { Int32(page.rotation) }

  /// A box that the page does not state is its crop box, and that its media box.
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

  /// Puts the box, turned as the page and `rotate` say, in the middle of a rectangle; it is made smaller where it
  /// does not fit, and never larger.
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
  /// Draws a placeholder in the place of the page: its content is not read.
  public func drawPDFPage(_ page: CGPDFPage) {
    let box = page.getBoxRect(.mediaBox)
    draw(ImageContent(name: "", size: box.size.core), in: box)
  }
}
