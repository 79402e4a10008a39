// SPDX-License-Identifier: MIT

/// Writes display lists as SVG.
///
/// The document needs no style sheet, font file or script. Text is real text with its measured
/// width, so it takes the same space in every viewer and font. The same list gives the same bytes.
public struct SVGRenderer: Hashable, Sendable {
  /// The size of a point in the output: the document is as large as the canvas times this factor.
  public var scale: Double
  /// The prefix of every id in the document. Pictures in the same HTML page need different
  /// prefixes.
  ///
  /// Letters, digits, `-` and `_` are allowed; other characters are removed.
  public var idPrefix: String

  public init(scale: Double = 1, idPrefix: String = "") {
    self.scale = scale
    self.idPrefix = idPrefix
  }

  /// The list as an SVG document.
  ///
  /// - Complexity: linear in the number of commands and the length of their texts.
  public func render(_ list: DisplayList) -> String {
    String(decoding: renderBytes(list), as: UTF8.self)
  }

  /// The list as an SVG document in UTF-8.
  public func renderBytes(_ list: DisplayList) -> [UInt8] {
    var document = SVGDocument(idPrefix: XMLName.cleaned(idPrefix))
    document.open(list, scale: scale.isFinite && scale > 0 ? scale : 1)
    for command in list.commands { document.write(command) }
    document.close()
    return document.buffer.bytes
  }
}
