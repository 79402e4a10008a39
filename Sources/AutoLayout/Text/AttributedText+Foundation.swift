// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore
import Typography

extension [NSAttributedString.Key: Any] {
  /// The colour of text.
  var foreground: UIColor? { self[.foregroundColor] as? UIColor }
  var font: UIFont? { self[.font] as? UIFont }
}

extension ColoredText {
  /// The text of an attributed string; runs without a font or colour take those given.
  init(
    _ string: NSAttributedString, font: Font, color: LayoutCore.Color, alignment: TextAlignment
  ) {
    var styles = TextStyles()
    var runs: [AttributedText.Run] = []
    var images: [ImageContent] = []
    var paragraph: NSParagraphStyle?
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      let color = attributes.foreground?.color ?? color
      let intent =
        InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent]) ?? []
      var decoration = TextDecoration(
        underline: Self.lineStyle(attributes[.underlineStyle]),
        strikethrough: intent.contains(.strikethrough)
          ? 1 : Self.lineStyle(attributes[.strikethroughStyle]))
      decoration.underlineColor = (attributes[.underlineColor] as? UIColor)?.color
      decoration.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.color
      paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
      var box: InlineBox?
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        let bounds = attachment.bounds(with: attributes, at: range.location)
        box = InlineBox(
          width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY, content: images.count)
        let image = attachment.image(
          for: bounds, attributes: attributes, location: TextOffset(range.location),
          textContainer: nil)
        images.append(image?.content ?? ImageContent(name: "", size: .zero))
      }
      let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double
      runs.append(
        AttributedText.Run(
          text: text.substring(with: range),
          font: intent.applied(to: attributes.font?.font ?? font), kern: kern,
          style: styles.style(color, decoration), box: box))
    }
    if runs.isEmpty { styles = TextStyles(color) }
    self = styles.text(
      AttributedText(runs: runs, paragraph: paragraph?.core ?? ParagraphStyle()),
      alignment: paragraph.map { $0.alignment == .natural ? alignment : $0.alignment.core }
        ?? alignment)
    self.images = images
  }

  /// The raw value of an underline style, as code may state it.
  private static func lineStyle(_ value: Any?) -> Int {
    (value as? NSNumber)?.intValue ?? value as? Int ?? 0
  }
}
