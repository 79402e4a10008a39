// SPDX-License-Identifier: MIT

/// The visible part of a source line, and the caret line below it.
struct SourceExcerpt {
  var text: String
  /// Spaces, a caret and tildes; nil if the column is unknown.
  var underline: String?

  /// Removes the indentation. If the line is longer than `width`, keeps only the part around the
  /// place.
  ///
  /// A file can consist of one long line with many findings. The code therefore counts only the
  /// scalars before the place, not those of the whole line.
  init(_ line: String, _ place: Diagnostic.Place, width: Int) {
    let scalars = line.unicodeScalars
    let indentation = scalars.prefix { Self.shown($0) == " " }.count
    let column = place.column.map { column in
      let wanted = max(column - 1, 0)
      let isInside =
        scalars.index(scalars.startIndex, offsetBy: wanted, limitedBy: scalars.endIndex) != nil
      return isInside ? wanted : scalars.count
    }
    var start = min(indentation, column ?? indentation)
    if let column, column - start > width * 2 / 3 { start = column - width / 3 }
    let rest = scalars.dropFirst(start)
    let part = rest.prefix(width)
    let end = start + part.count
    let isCutBefore = start > indentation
    var view = String.UnicodeScalarView()
    if isCutBefore { view.append("…") }
    view.append(contentsOf: part.map(Self.shown))
    if part.endIndex < scalars.endIndex { view.append("…") }
    text = String(view)
    guard let column else { return }
    let length = max(1, min(place.endColumn.map { $0 - 1 } ?? 0, end) - column)
    let offset = column - start + (isCutBefore ? 1 : 0)
    underline =
      String(repeating: " ", count: offset) + "^" + String(repeating: "~", count: length - 1)
  }

  /// Replaces control characters by spaces. A tab, or a character that a terminal interprets, would
  /// misplace the caret.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? " " : scalar
  }
}
