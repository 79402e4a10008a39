// SPDX-License-Identifier: MIT

import Typography

/// The line breaks of a content.
extension AnyLayoutContent {
  /// The number of bytes of text on each line at a width, text by text.
  ///
  /// Lines are filled first fit: if two widths give the same lengths, so does every width between.
  func lineLengths(width: Double, in environment: Environment) -> [Int] {
    texts(width: width, in: environment).flatMap { text in
      environment.typesetter.layout(
        text.text, width: text.width, numberOfLines: text.numberOfLines,
        lineBreakMode: text.lineBreakMode
      ).lines.map { $0.pieces.reduce(0) { $0 + $1.text.utf8.count } }
    }
  }

  /// Whether the width of the content grows with the width of the item although the lines stay the
  /// same.
  ///
  /// White space before a hard break or at the end of a text counts as far as there is room for it.
  func followsWidth(_ width: Double, in environment: Environment) -> Bool {
    texts(width: width, in: environment).contains {
      environment.typesetter.prepare($0.text).hasTrailingSpace
    }
  }

  /// The text of a content that consists of one text with any number of lines.
  func unlimitedText(width: Double, in environment: Environment) -> ContentText? {
    guard let text = texts(width: width, in: environment).first, text.isWholeContent,
      text.numberOfLines == 0
    else { return nil }
    return text
  }
}
