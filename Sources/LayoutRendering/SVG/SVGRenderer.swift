// SPDX-License-Identifier: MIT

/// Writes display lists as SVG.
///
/// The document needs nothing from outside: no style sheet, no font file, no script. Text is real
/// text with the measured width, so that it takes its room in every viewer and font. The same list
/// gives the same bytes.
public struct SVGRenderer: Hashable, Sendable {
  /// The size of a point on the page: width and height of the document are the canvas times this.
  public var scale: Double
  /// What every id of the document starts with: pictures that stand in one HTML page need different
  /// ones. Letters, digits, `-` and `_`; others are left out.
  public var idPrefix: String

  public init(scale: Double = 1, idPrefix: String = "") {
    self.scale = scale
    self.idPrefix = idPrefix
  }

  /// The document.
  ///
  /// - Complexity: linear in the number of commands and the length of their texts.
  public func render(_ list: DisplayList) -> String {
    String(decoding: renderBytes(list), as: UTF8.self)
  }

  /// The document as UTF-8.
  public func renderBytes(_ list: DisplayList) -> [UInt8] {
    var document = SVGDocument(idPrefix: XMLName.cleaned(idPrefix))
    document.open(list, scale: scale.isFinite && scale > 0 ? scale : 1)
    for command in list.commands { document.write(command) }
    document.close()
    return document.buffer.bytes
  }
}
