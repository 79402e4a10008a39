// SPDX-License-Identifier: MIT

import AutoLayout

/// Writes display lists as the pages of a PDF document, without a library.
///
/// Shapes, groups, gradients and text stay vector graphics. Text uses the fonts that every viewer
/// has (Helvetica, Times and Courier), stretched to its measured width. Characters that these fonts
/// lack become question marks. JPEG pictures and PNG pictures without transparency are embedded;
/// others are grey boxes. The opacity of a gradient is the mean of its stops. An outline lists the
/// titles of the pages. The same lists give the same bytes.
public struct PDFRenderer: Hashable, Sendable {
  /// The document's title in viewers; empty for none.
  public var title: String
  public var author: String

  public init(title: String = "", author: String = "") {
    self.title = title
    self.author = author
  }

  /// Whether the standard fonts have all characters of the text.
  public static func canWrite(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { PDFFont.code(of: $0) != nil }
  }

  /// The document with one page for each list, as large as the list.
  ///
  /// - Complexity: linear in the number of commands, the length of their texts and the size of
  ///   pictures.
  public func render(_ pages: [DisplayList]) -> [UInt8] {
    var document = PDFDocument()
    for page in pages {
      var painter = PDFPainter(document)
      painter.paint(page)
      document = painter.document
      document.addPage(size: page.size, title: page.title, content: painter.content)
    }
    return document.finished(title: title, author: author)
  }
}
