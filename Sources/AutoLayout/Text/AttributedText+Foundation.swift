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
    var colors: [LayoutCore.Color] = []
    var runs: [AttributedText.Run] = []
    var paragraph: NSParagraphStyle?
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      let color = attributes.foreground?.color ?? color
      if !colors.contains(color) { colors.append(color) }
      paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
      let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double
      runs.append(
        AttributedText.Run(
          text: text.substring(with: range),
          font: (attributes[.font] as? UIFont)?.font ?? font, kern: kern,
          style: colors.firstIndex(of: color) ?? 0))
    }
    self.init(
      AttributedText(runs: runs, paragraph: paragraph?.core ?? ParagraphStyle()),
      colors: colors.isEmpty ? [color] : colors,
      alignment: paragraph.map { $0.alignment == .natural ? alignment : $0.alignment.core }
        ?? alignment)
  }
}
