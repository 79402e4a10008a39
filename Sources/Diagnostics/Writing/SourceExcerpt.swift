// SPDX-License-Identifier: MIT

/// The part of a source line that is shown, with the line of carets below it.
struct SourceExcerpt {
  var text: String
  /// Blanks, a caret and tildes; nil where no column is known.
  var underline: String?

  /// Leaves indentation out and, where the line is longer than `width`, what is far from the place.
  init(_ line: String, _ place: Diagnostic.Place, width: Int) {
    // A tab, or a character that a terminal obeys, would move the caret by an unknown amount.
    let scalars = line.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? " " : scalar
    }
    let indentation = scalars.prefix { $0 == " " }.count
    let column = place.column.map { min(max($0 - 1, 0), scalars.count) }
    var start = min(indentation, column ?? indentation)
    if let column, column - start > width * 2 / 3 { start = column - width / 3 }
    let end = min(scalars.count, start + width)
    let isCutBefore = start > indentation
    var view = String.UnicodeScalarView()
    if isCutBefore { view.append("…") }
    view.append(contentsOf: scalars[start..<end])
    if end < scalars.count { view.append("…") }
    text = String(view)
    guard let column else { return }
    let length = max(1, min(place.endColumn.map { $0 - 1 } ?? 0, end) - column)
    let offset = column - start + (isCutBefore ? 1 : 0)
    underline =
      String(repeating: " ", count: offset) + "^" + String(repeating: "~", count: length - 1)
  }
}
