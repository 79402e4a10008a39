// SPDX-License-Identifier: MIT

import Foundation

/// What documents say of a run of a text.
struct WrittenStyle {
  struct Color: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    init(_ color: UIColor) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      func byte(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
      (self.red, self.green, self.blue) = (byte(red), byte(green), byte(blue))
    }
  }

  /// Helvetica at 12 points where the text names none.
  var fontName = "Helvetica"
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var color: Color?
  var background: Color?
  var isUnderlined = false
  var isStruck = false
  var link: String?
  var alignment = NSTextAlignment.natural

  init(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes.font {
      let traits = font.fontDescriptor.symbolicTraits
      fontName = font.fontName
      size = font.pointSize
      isBold = traits.contains(.traitBold)
      isItalic = traits.contains(.traitItalic)
    }
    color = attributes.foreground.map(Color.init)
    background = attributes.background.map(Color.init)
    isUnderlined = attributes.lineStyle(.underlineStyle) != 0
    isStruck = attributes.lineStyle(.strikethroughStyle) != 0
    link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    alignment = attributes.paragraphStyle?.alignment ?? .natural
  }
}

extension NSAttributedString {
  /// The runs of the text, with what documents say of them.
  var writtenRuns: [(text: String, style: WrittenStyle)] {
    var runs: [(String, WrittenStyle)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(((string as NSString).substring(with: range), WrittenStyle(attributes)))
    }
    return runs
  }
}
