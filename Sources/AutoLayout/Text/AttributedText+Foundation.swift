// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore
import Typography

extension [NSAttributedString.Key: Any] {
  /// The colour of text.
  var foreground: UIColor? { self[.foregroundColor] as? UIColor }
}

extension ColoredText {
  /// The text of an attributed string; runs without a font or colour take those given.
  init(
    _ string: NSAttributedString, font: Font, color: LayoutCore.Color, alignment: TextAlignment
  ) {
    var styles = TextStyles()
    var runs: [AttributedText.Run] = []
    var paragraph: NSParagraphStyle?
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      let color = attributes.foreground?.color ?? color
      var decoration = TextDecoration(
        underline: Self.lineStyle(attributes[.underlineStyle]),
        strikethrough: Self.lineStyle(attributes[.strikethroughStyle]))
      decoration.underlineColor = (attributes[.underlineColor] as? UIColor)?.color
      decoration.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.color
      paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
      let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double
      runs.append(
        AttributedText.Run(
          text: text.substring(with: range),
          font: (attributes[.font] as? UIFont)?.font ?? font, kern: kern,
          style: styles.style(color, decoration)))
    }
    if runs.isEmpty { styles = TextStyles(color) }
    self = styles.text(
      AttributedText(runs: runs, paragraph: paragraph?.core ?? ParagraphStyle()),
      alignment: paragraph.map { $0.alignment == .natural ? alignment : $0.alignment.core }
        ?? alignment)
  }

  /// The raw value of an underline style, as code may state it.
  private static func lineStyle(_ value: Any?) -> Int {
    (value as? NSNumber)?.intValue ?? value as? Int ?? 0
  }
}
