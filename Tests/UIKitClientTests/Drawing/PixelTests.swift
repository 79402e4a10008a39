// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The pixels of drawings.
@MainActor
@Suite(.serialized)
struct PixelTests {
  private func image(_ size: CGSize = CGSize(width: 4, height: 3), scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
  }

  @Test func imagesAreFilesThatAreReadAgain() throws {
    let drawn = image()
    let data = try #require(drawn.pngData())
    #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 4, height: 3))
    #expect(read.cgImage?.width == 8 && read.cgImage?.height == 6)
    #expect(read.pngData() == data)
    #expect(drawn.pngData() == data)
    #expect(image(scale: 1).pngData() != data)
    let pixels = try #require(read.cgImage?.dataProvider?.data as Data?)
    #expect(pixels.count == 8 * 6 * 4)
    #expect(Array(pixels[0..<4]) == [255, 0, 0, 255] && Array(pixels[16..<20]) == [0, 0, 0, 0])
  }

  @Test func otherTextsAreOtherFiles() {
    let files = ["ill", "lli"].map { text in
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).pngData { _ in
        (text as NSString).draw(at: .zero)
      }
    }
    #expect(!files[0].isEmpty && files[0] != files[1])
  }

  @Test func everyImageWithASizeHasAFile() throws {
    #expect(image().jpegData(compressionQuality: 0.8)?.prefix(2) == Data([0xFF, 0xD8]))
    #expect(UIImage(systemName: "star")?.pngData() != nil)
    #expect(UIImage(name: "stand-in", size: CGSize(width: 2, height: 2)).pngData() != nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func memoryOfContextsHasWhatIsDrawn() throws {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
    memory.initialize(repeating: 9, count: 16)
    defer { memory.deallocate() }
    let context = try #require(
      CGContext(
        data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
          | CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect((0..<8).map { memory[$0] } == [0, 128, 255, 255, 0, 0, 0, 0])
    #expect(context.bytesPerRow == 8)
  }

  @Test func changedMemoryIsWhatTheImageIsMadeOf() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(try #require(image(scale: 1).cgImage), in: CGRect(x: 0, y: 0, width: 3, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[0] == 255 && bytes[3] == 255 && bytes[11] == 0)
    (bytes[8], bytes[9], bytes[10], bytes[11]) = (0, 0, 255, 255)
    let made = try #require(context.makeImage()?.dataProvider?.data as Data?)
    #expect(Array(made.suffix(4)) == [0, 0, 255, 255])
  }

  @Test func imagesAreMadeOfPixels() throws {
    let provider = try #require(CGDataProvider(data: NSData(data: Data([0, 255]))))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let pixels = try #require(image.dataProvider?.data as Data?)
    #expect(Array(pixels) == [0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func pagesOfDocumentsHaveTheirBoxes() throws {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 400))
    }
    let provider = try #require(CGDataProvider(data: NSData(data: data)))
    let document = try #require(CGPDFDocument(provider))
    #expect(document.numberOfPages == 2 && document.isUnlocked)
    #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
    #expect(document.page(at: 1)?.getBoxRect(.mediaBox) == bounds)
    #expect(document.page(at: 2)?.getBoxRect(.cropBox).size == CGSize(width: 100, height: 400))
    #expect(CGPDFDocument(try #require(CGDataProvider(data: NSData()))) == nil)
  }

  /// A page tree whose pages inherit values, with a reference in place of a box, and a rotated
  /// page.
  @Test func pagesInheritBoxes() throws {
    let text = """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [4 0 R 3 0 R] /Count 2 /MediaBox [0 0 50 80]>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /Rotate 90 /CropBox [10 10 30 70]>> endobj
      4 0 obj <</Type /Page /Parent 2 0 R /MediaBox 5 0 R>> endobj
      5 0 obj [0 0 20 10] endobj
      """
    let provider = try #require(CGDataProvider(data: NSData(data: Data(text.utf8))))
    let document = try #require(CGPDFDocument(provider))
    #expect(document.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 20, height: 10))
    let turned = try #require(document.page(at: 2))
    #expect(turned.rotationAngle == 90)
    #expect(turned.getBoxRect(.mediaBox).size == CGSize(width: 50, height: 80))
    #expect(turned.getBoxRect(.artBox) == CGRect(x: 10, y: 10, width: 20, height: 60))
    let map = turned.getDrawingTransform(
      .cropBox, rect: CGRect(x: 0, y: 0, width: 30, height: 20), rotate: 0,
      preserveAspectRatio: true)
    let drawn = turned.getBoxRect(.cropBox).applying(map)
    #expect(abs(drawn.width - 30) < 1e-9 && abs(drawn.height - 10) < 1e-9)
    #expect(abs(drawn.midX - 15) < 1e-9 && abs(drawn.midY - 10) < 1e-9)
  }
}
