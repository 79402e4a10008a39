// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering
import Testing
import UIKit
import UIKitComponents

/// Documents of several pages, as their bytes say.
///
/// Source: the PDF reference, version 1.4: objects, the table of their places, content operators.
@MainActor
@Suite(.serialized)
struct PDFTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

  private let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  @Test func aRendererMakesADocumentOfItsPages() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["Title": "Bill"]
    let data = UIGraphicsPDFRenderer(bounds: letter, format: format).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
      ("Total (net)" as NSString).draw(
        at: CGPoint(x: 50, y: 60), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 200, height: 100))
      context.cgContext.strokeEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    let document = text(data)
    #expect(document.hasPrefix("%PDF-1.4\n"))
    #expect(document.hasSuffix("%%EOF\n"))
    #expect(document.contains("/Count 2"))
    #expect(document.contains("/MediaBox [0 0 612 792]"))
    #expect(document.contains("/MediaBox [0 0 200 100]"))
    #expect(document.contains("1 0 0 rg"))
    #expect(document.contains("/BaseFont /Helvetica-Bold"))
    // The text in hexadecimal digits of its characters.
    #expect(document.contains("<546F74616C20286E657429> Tj"))
    #expect(document.contains("/Title <FEFF00420069006C006C>"))
  }

  @Test func theTableSaysWhereEachObjectBegins() throws {
    let bytes = PDFRenderer().render([
      DisplayList(size: Size(width: 10, height: 10)),
      DisplayList(
        size: Size(width: 10, height: 10),
        commands: [
          .fill(.rect(Rect(x: 0, y: 0, width: 5, height: 5)), .color(Color(white: 0, alpha: 0.5)))
        ]),
    ])
    let document = String(decoding: bytes, as: Unicode.ASCII.self)
    let lines = document.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "startxref"))
    let table = try #require(Int(lines[start + 1]))
    #expect(String(decoding: bytes[table..<table + 4], as: UTF8.self) == "xref")
    let first = try #require(lines.firstIndex { $0 == "0000000000 65535 f " })
    let entries = lines[(first + 1)...].prefix { $0.hasSuffix(" n ") }
    #expect(entries.count > 5)
    for (index, entry) in entries.enumerated() {
      let offset = try #require(Int(entry.prefix(10)))
      let object = "\(index + 1) 0 obj"
      #expect(String(decoding: bytes[offset..<offset + object.utf8.count], as: UTF8.self) == object)
    }
    #expect(document.contains("/ca 0.5"))
  }

  @Test func groupsGradientsAndClipsKeepTheirMeaning() {
    let stops = [LinearGradient.Stop(0, Color(white: 0)), LinearGradient.Stop(1, Color(white: 1))]
    var faded = DrawingGroup(opacity: 0.25, clip: .ellipse(Rect(x: 0, y: 0, width: 8, height: 8)))
    faded.transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)
    let list = DisplayList(
      size: Size(width: 20, height: 20),
      commands: [
        .begin(faded),
        .fill(
          .rect(Rect(x: 0, y: 0, width: 5, height: 5)),
          .gradient(LinearGradient(from: .zero, to: Point(x: 5, y: 0), stops: stops))),
        .end,
      ])
    let document = String(decoding: PDFRenderer().render([list]), as: Unicode.ASCII.self)
    #expect(document.contains("/S /Transparency"))
    #expect(document.contains("2 0 0 2 3 4 cm"))
    #expect(document.contains("/ShadingType 2"))
    #expect(document.contains("/Coords [0 0 5 0 ]"))
    #expect(document.contains("W n"))
  }

  @Test func functionsWriteDocumentsToo() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, ["Author": "A"])
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginPDFPage()
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 100, height: 50))
    UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
    UIGraphicsEndPDFContext()
    let document = text(data as Data)
    #expect(document.contains("/Count 2"))
    #expect(document.contains("/MediaBox [0 0 612 792]"))
    #expect(document.contains("1 2 m\n4 2 l\n4 6 l\n1 6 l\nh"))
    // What is drawn before the first page is on none.
    #expect(!document.contains("1 1 l"))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all/x.pdf", .zero, nil))
  }
}
