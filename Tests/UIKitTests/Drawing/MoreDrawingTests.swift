// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of Core Graphics and UIKit's renderers.
@MainActor
struct MoreDrawingTests {
  @Test func documentsContainTheirTitles() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [String(kCGPDFContextTitle): "Bill"]
    let data = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 100), format: format
    ).pdfData { $0.beginPage() }
    let document = String(decoding: data, as: Unicode.ASCII.self)
    #expect(document.contains("/Title <FEFF00420069006C006C>"))
  }

  @Test func contextsDrawDocuments() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 300, height: 200)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(
      CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextAuthor: "Ann"] as NSDictionary))
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.endPDFPage()
    let small = withUnsafeBytes(of: CGRect(x: 0, y: 0, width: 50, height: 60)) { Data($0) }
    context.beginPDFPage([kCGPDFContextMediaBox: small as NSData] as NSDictionary)
    context.endPDFPage()
    #expect(data.length == 0)
    context.closePDF()
    let document = String(decoding: data as Data, as: Unicode.ASCII.self)
    #expect(
      document.contains("/MediaBox [0 0 300 200]") && document.contains("/MediaBox [0 0 50 60]"))
    #expect(document.contains("/Author <FEFF0041006E006E>"))
  }

  /// As with Apple's function, which prints "invalid data bytes/row".
  @Test func rowsNeedEnoughBytes() {
    for (bytes, exists) in [(0, true), (399, false), (400, true), (404, true)] {
      let context = CGContext(
        data: nil, width: 100, height: 1, bitsPerComponent: 8, bytesPerRow: bytes,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      #expect((context != nil) == exists)
    }
  }

  @Test func contextsReportTheirPixelFormat() throws {
    let info = CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    #expect(context.alphaInfo == .noneSkipFirst && context.bitmapInfo.rawValue == info)
    #expect(context.bitsPerPixel == 32 && context.colorSpace?.model == .rgb)
    context.scaleBy(x: 2, y: 3)
    #expect(
      context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: 3))
    #expect(
      context.convertToUserSpace(CGRect(x: 2, y: 3, width: 2, height: 3))
        == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(context.path == nil)
    context.addRect(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(context.path?.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test func layersCanBeDrawnRepeatedly() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
    let image = renderer.image { context in
      let layer = CGLayer(context.cgContext, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil)
      layer?.context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      guard let layer else { return }
      context.cgContext.draw(layer, at: .zero)
      context.cgContext.draw(layer, in: CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let bytes = try #require(image.cgImage?.dataProvider?.data)
    let width = try #require(image.cgImage?.width)
    func red(_ x: Double, _ y: Double) -> UInt8 {
      let scale = Double(width) / 4
      return bytes[4 * (Int(y * scale) * width + Int(x * scale))]
    }
    #expect(red(0.5, 0.5) == 255 && red(3.5, 1.5) == 255 && red(1.5, 0.5) == 0)
  }

  @Test func geometryIsWrittenToDictionaries() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(rect.dictionaryRepresentation.object(forKey: "Width") as? Double == 3)
    #expect(CGSize(dictionaryRepresentation: CGPoint.zero.dictionaryRepresentation) == nil)
  }

  @Test func transformsAreDecomposed() {
    let map = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(rotationAngle: 0.5))
      .concatenating(CGAffineTransform(translationX: 5, y: 6))
    let parts = map.decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-9 && abs(parts.scale.height - 3) < 1e-9)
    #expect(abs(parts.horizontalShear) < 1e-9 && parts.translation.dx == 5)
    let sheared = CGAffineTransform(a: 1, b: 0.25, c: -0.5, d: 2, tx: 3, ty: 4)
    let again = CGAffineTransform(sheared.decomposed())
    for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(again[keyPath: path] - sheared[keyPath: path]) < 1e-9)
    }
  }

  @Test func masksAreOpaqueAtZeroSamples() throws {
    let provider = try #require(CGDataProvider(data: NSData(data: Data([0, 255, 55, 255]))))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    let bytes = try #require(mask.dataProvider?.data)
    #expect([3, 7, 11, 15].map { bytes[$0] } == [255, 0, 200, 0])
  }

  @Test func imagesAreMadeOfTheirFiles() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2))
    let data = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let provider = try #require(CGDataProvider(data: NSData(data: data)))
    let image = try #require(
      CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(image.width * 2 == image.height * 3)
    let text = try #require(CGDataProvider(data: NSData(data: Data("text".utf8))))
    #expect(
      CGImage(
        jpegDataProviderSource: text, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent) == nil)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    #expect(!CGColorSpaceCreateDeviceRGB().isWideGamutRGB)
  }

  @Test func pathsReturnTheirDashes() {
    let path = UIBezierPath()
    path.setLineDash([3, 1, 2], count: 3, phase: 1.5)
    var (count, phase): (Int, CGFloat) = (0, 0)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 3 && phase == 1.5)
    var lengths = [CGFloat](repeating: 0, count: 3)
    path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(lengths == [3, 1, 2])
  }
}
