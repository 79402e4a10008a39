// SPDX-License-Identifier: MIT

import UIKitComponents

/// Writes display lists as the pages of a PDF document, without a library.
///
/// Shapes, groups, gradients and text stay what they are. Text is set in the fonts that every viewer has
/// (Helvetica, Times and Courier), stretched to its measured width; characters that they lack are question marks.
/// JPEG pictures and PNG ones without transparency are embedded, others are grey boxes, and the opacity of a
/// gradient is that of its stops on average. The same lists give the same bytes.
public struct PDFRenderer: Hashable, Sendable {
  /// What viewers show as the document's title; empty for none.
  public var title: String
  public var author: String

  public init(title: String = "", author: String = "") {
    self.title = title
    self.author = author
  }

  /// The document; each page is as large as its list.
  ///
  /// - Complexity: linear in the number of commands, the length of their texts and the size of pictures.
  public func render(_ pages: [DisplayList]) -> [UInt8] {
    var document = PDFDocument()
    for page in pages {
      var painter = PDFPainter(document)
      painter.paint(page)
      document = painter.document
      document.addPage(size: page.size, content: painter.content)
    }
    return document.finished(title: title, author: author)
  }
}
