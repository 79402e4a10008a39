// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Typography
import UIKitComponents

extension UILabel {
  func decodeLabel(_ coder: InterfaceCoder) {
    guard let state = state.file, case .label(let label) = state.item.content else { return }
    let element = coder.element
    text = coder.values.string("text", of: element)
    font = label.text.text.runs.first.map { UIFont($0.font) } ?? font
    let isHighlighted = element.flag("highlighted") ?? false
    textColor =
      (isHighlighted ? nil : label.text.colors.first.map { UIColor($0) })
      ?? coder.color("textColor") ?? textColor
    highlightedTextColor = coder.color("highlightedColor")
    shadowColor = coder.color("shadowColor")
    if let offset = element.child(key: "shadowOffset") {
      shadowOffset = CGSize(
        width: offset.number("width") ?? 0, height: offset.number("height") ?? -1)
    }
    textAlignment = NSTextAlignment(label.text.alignment)
    // The last of these: they would change all of it.
    if element.child(key: "attributedText") != nil {
      attributedText = NSAttributedString(label.text)
    }
    lineBreakMode = NSLineBreakMode(label.lineBreakMode)
    numberOfLines = label.numberOfLines
    adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    minimumScaleFactor = label.minimumScaleFactor
    preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
    adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    allowsDefaultTighteningForTruncation =
      element.flag("allowsDefaultTighteningForTruncation") ?? false
    isEnabled = element.flag("enabled") ?? true
    self.isHighlighted = isHighlighted
    baselineAdjustment =
      switch element["baselineAdjustment"] {
      case "alignCenters": .alignCenters
      case "none": .none
      default: .alignBaselines
      }
  }
}

extension UITextField {
  func decodeTextField(_ coder: InterfaceCoder) {
    guard case .textField(let field)? = state.file?.item.content else { return }
    let element = coder.element
    text = field.text.text.runs.map(\.text).joined()
    placeholder = field.placeholder
    font = UIFont(field.font)
    textColor = field.text.colors.first.map { UIColor($0) } ?? textColor
    textAlignment = NSTextAlignment(field.text.alignment)
    borderStyle = BorderStyle(rawValue: field.borderStyle.rawValue) ?? .none
    adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    minimumFontSize = element.number("minimumFontSize").map { CGFloat($0) } ?? 0
    adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    clearButtonMode =
      switch element["clearButtonMode"] {
      case "whileEditing": .whileEditing
      case "unlessEditing": .unlessEditing
      case "always": .always
      default: .never
      }
    let traits = TextTraits(element)
    traits.apply(to: self)
    isSecureTextEntry = traits.isSecure
    enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
    if let type = traits.textContentType { textContentType = type }
  }
}

extension UITextView {
  func decodeTextView(_ coder: InterfaceCoder) {
    guard case .textView(let view)? = state.file?.item.content else { return }
    let element = coder.element
    if element.child(key: "attributedText") != nil {
      attributedText = NSAttributedString(view.text)
    } else {
      text = view.text.text.runs.map(\.text).joined()
    }
    font = view.text.text.runs.first.map { UIFont($0.font) }
    textColor = view.text.colors.first.map { UIColor($0) }
    textAlignment = NSTextAlignment(view.text.alignment)
    isScrollEnabled = view.isScrollEnabled
    isEditable = element.flag("editable") ?? true
    isSelectable = element.flag("selectable") ?? true
    TextTraits(element).apply(to: self)
  }
}

extension NSAttributedString {
  /// The text with fonts and colours, and its paragraph style.
  convenience init(_ text: ColoredText) {
    let whole = NSMutableAttributedString(string: text.text.runs.map(\.text).joined())
    let paragraph = NSMutableParagraphStyle()
    let style = text.text.paragraph
    paragraph.alignment = NSTextAlignment(text.alignment)
    paragraph.lineSpacing = style.lineSpacing
    paragraph.lineHeightMultiple = style.lineHeightMultiple
    paragraph.minimumLineHeight = style.minimumLineHeight
    paragraph.maximumLineHeight = style.maximumLineHeight
    paragraph.paragraphSpacing = style.paragraphSpacing
    paragraph.paragraphSpacingBefore = style.paragraphSpacingBefore
    paragraph.firstLineHeadIndent = style.firstLineHeadIndent
    paragraph.headIndent = style.headIndent
    paragraph.tailIndent = style.tailIndent
    var start = 0
    for run in text.text.runs {
      let length = run.text.utf16.count
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont(run.font), .paragraphStyle: paragraph,
      ]
      if text.colors.indices.contains(run.style) {
        attributes[.foregroundColor] = UIColor(text.colors[run.style])
      }
      whole.setAttributes(attributes, range: NSRange(location: start, length: length))
      start += length
    }
    self.init(attributedString: whole)
  }
}

extension NSTextAlignment {
  init(_ alignment: TextAlignment) { self = Self(rawValue: alignment.rawValue) ?? .natural }
}

extension NSLineBreakMode {
  init(_ mode: LineBreakMode) { self = Self(rawValue: mode.rawValue) ?? .byWordWrapping }
}
