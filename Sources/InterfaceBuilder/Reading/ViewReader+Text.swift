// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension ViewReader {
  /// The font to measure and draw with. Text styles follow the user's text size.
  func font(_ font: IBFont) -> Font {
    switch font {
    case .style(let name):
      return preferredFont(TextStyle(interfaceBuilderName: name) ?? .body)
    case .system(let size, let weight, let isItalic):
      return .system(
        size, weight: FontWeight(name: weight.rawValue) ?? .regular, italic: isItalic)
    case .named(let name, let family, let size):
      let file = document.resources.font(named: name) ?? document.resources.font(named: family)
      return Font(family: file.map { .file($0) } ?? .named(name), size: size)
    }
  }

  /// The font of a text style on the canvas.
  func preferredFont(_ style: TextStyle) -> Font {
    canvas.text.font(style, category: canvas.environment.contentSizeCategory)
  }

  /// The font that the element describes, or the system font of `size` points.
  func font(of element: IBElement, otherwise size: Double) -> Font {
    IBFont(of: element).map(font) ?? .system(size)
  }

  /// A text whose runs have the view's font and colour where they name none.
  func text(
    _ text: IBText?, font base: Font, color: Color, alignment: String? = nil,
    lineBreakMode: String? = nil
  ) -> ColoredText {
    guard let text else {
      return ColoredText(
        AttributedText("", font: base), colors: [color],
        alignment: Self.alignment(alignment))
    }
    var styles = TextStyles(color)
    let runs = text.runs.map { run in
      AttributedText.Run(
        text: run.text, font: run.font.map(font) ?? base, kern: run.kern,
        style: styles.style(
          run.color.flatMap(colors.resolve) ?? color,
          TextDecoration(underline: run.underline, strikethrough: run.strikethrough)))
    }
    // One text has one paragraph style here: that of its first run which has any.
    let paragraph = text.runs.lazy.compactMap { $0.paragraph }.first
    var attributed = AttributedText(runs: runs)
    if let paragraph {
      attributed.paragraph = ParagraphStyle(
        lineSpacing: paragraph.lineSpacing, lineHeightMultiple: paragraph.lineHeightMultiple,
        minimumLineHeight: paragraph.minimumLineHeight,
        maximumLineHeight: paragraph.maximumLineHeight,
        paragraphSpacing: paragraph.paragraphSpacing,
        paragraphSpacingBefore: paragraph.paragraphSpacingBefore,
        firstLineHeadIndent: paragraph.firstLineHeadIndent, headIndent: paragraph.headIndent,
        tailIndent: paragraph.tailIndent)
    }
    return styles.text(
      attributed, alignment: Self.alignment(paragraph?.alignment ?? alignment))
  }

  static func alignment(_ name: String?) -> TextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  /// What a label shows.
  func label(_ element: IBElement) -> LabelContent {
    let base = font(of: element, otherwise: 17)
    let highlighted =
      element.flag("highlighted") == true ? colors.resolve("highlightedColor", of: element) : nil
    let color = highlighted ?? colors.resolve("textColor", of: element) ?? Color(.label)
    var label = LabelContent(
      text(
        IBText("text", attributedKey: "attributedText", of: element), font: base, color: color,
        alignment: element["textAlignment"]))
    label.numberOfLines = lineCount(element)
    label.lineBreakMode =
      element["lineBreakMode"].flatMap(LineBreakMode.init(interfaceBuilderName:)) ?? .truncateTail
    label.preferredMaxLayoutWidth = element.size("preferredMaxLayoutWidth")
    label.minimumScaleFactor = min(element.size("minimumScaleFactor"), 1)
    label.adjustsFontSizeToFit =
      label.numberOfLines == 1 && element.flag("adjustsFontSizeToFit") ?? true
      && (label.minimumScaleFactor > 0 || element.size("minimumFontSize") > 0)
    if label.minimumScaleFactor == 0, base.size > 0 {
      label.minimumScaleFactor = min(element.size("minimumFontSize") / base.size, 1)
    }
    return label
  }

  private func lineCount(_ element: IBElement) -> Int {
    guard let text = element["numberOfLines"] else { return 1 }
    return max(Int(text) ?? 1, 0)
  }

  /// What a text field shows.
  func textField(_ element: IBElement) -> TextFieldContent {
    let base = font(of: element, otherwise: 17)
    let color = colors.resolve("textColor", of: element) ?? Color(.label)
    var field = TextFieldContent(
      text(
        IBText("text", attributedKey: "attributedText", of: element), font: base, color: color,
        alignment: element["textAlignment"]), font: base)
    field.placeholder = IBText.plain("placeholder", of: element)
    field.borderStyle =
      switch element["borderStyle"] {
      case "roundedRect": .roundedRect
      case "line": .line
      case "bezel": .bezel
      default: element.name == "searchTextField" ? .roundedRect : .none
      }
    field.isSecure = element.child(key: "textInputTraits")?.flag("secureTextEntry") ?? false
    // Nobody edits what is shown.
    field.showsClearButton =
      !field.text.isEmpty && ["always", "unlessEditing"].contains(element["clearButtonMode"])
    return field
  }

  /// What a text view shows.
  func textView(_ element: IBElement) -> TextViewContent {
    let base = font(of: element, otherwise: 12)
    let color = colors.resolve("textColor", of: element) ?? Color(.label)
    var view = TextViewContent(
      text(
        IBText("text", attributedKey: "attributedText", of: element), font: base, color: color,
        alignment: element["textAlignment"]))
    view.isScrollEnabled = element.flag("scrollEnabled") ?? true
    return view
  }
}
