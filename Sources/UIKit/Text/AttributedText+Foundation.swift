// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import FoundationAdditions
import Typography
import UIKitComponents

extension [NSAttributedString.Key: Any] {
  var foreground: UIColor? { self[.foregroundColor] as? UIColor }
  var font: UIFont? { self[.font] as? UIFont }
  var background: UIColor? { self[.backgroundColor] as? UIColor }
  var paragraphStyle: NSParagraphStyle? { self[.paragraphStyle] as? NSParagraphStyle }
  var attachment: NSTextAttachment? { self[.attachment] as? NSTextAttachment }

  func number(_ key: NSAttributedString.Key) -> Double? {
    (self[key] as? NSNumber)?.doubleValue ?? self[key] as? Double
  }

  /// The raw value of an underline or strikethrough style, from a number or an `Int`.
  func lineStyle(_ key: NSAttributedString.Key) -> Int {
    (self[key] as? NSNumber)?.intValue ?? self[key] as? Int ?? 0
  }
}

extension NSAttributedString {
  /// The attachments and their ranges.
  var attachments: [(attachment: NSTextAttachment, range: NSRange)] {
    var found: [(NSTextAttachment, NSRange)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      if let attachment = attributes.attachment { found.append((attachment, range)) }
    }
    return found
  }
}

extension ColoredText {
  /// Converts an attributed string. Runs without a font or color get `font` and `color`.
  init(
    _ string: NSAttributedString, font: Font, color: UIKitComponents.Color, alignment: TextAlignment
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
        underline: attributes.lineStyle(.underlineStyle),
        strikethrough: intent.contains(.strikethrough)
          ? 1 : attributes.lineStyle(.strikethroughStyle))
      decoration.underlineColor = (attributes[.underlineColor] as? UIColor)?.color
      decoration.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.color
      decoration.background = attributes.background?.color
      decoration.rise = attributes.number(.baselineOffset) ?? 0
      paragraph = paragraph ?? attributes.paragraphStyle
      var box: InlineBox?
      if let attachment = attributes.attachment {
        let bounds = attachment.bounds(with: attributes, at: range.location)
        box = InlineBox(
          width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY, content: images.count)
        let image = attachment.image(
          for: bounds, attributes: attributes, location: TextOffset(range.location),
          textContainer: nil)
        images.append(image?.contentByItself ?? ImageContent(name: "", size: .zero))
      }
      runs.append(
        AttributedText.Run(
          text: text.substring(with: range),
          font: intent.applied(to: attributes.font?.font ?? font), kern: attributes.number(.kern),
          style: styles.style(color, decoration), box: box))
    }
    if runs.isEmpty { styles = TextStyles(color) }
    self = styles.text(
      AttributedText(runs: runs, paragraph: paragraph?.core ?? ParagraphStyle()),
      alignment: paragraph.map { $0.alignment == .natural ? alignment : $0.alignment.core }
        ?? alignment)
    self.images = images
  }
}
