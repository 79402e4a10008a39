// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The style of a run, as documents store it.
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

  /// The font of texts without one is Helvetica at 12 points.
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
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      fontName = font.fontName
      size = font.pointSize
      isBold = traits.contains(.traitBold)
      isItalic = traits.contains(.traitItalic)
    }
    color = (attributes[.foregroundColor] as? UIColor).map(Color.init)
    background = (attributes[.backgroundColor] as? UIColor).map(Color.init)
    isUnderlined = Self.hasLine(.underlineStyle, attributes)
    isStruck = Self.hasLine(.strikethroughStyle, attributes)
    link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }

  private static func hasLine(
    _ key: NSAttributedString.Key, _ attributes: [NSAttributedString.Key: Any]
  ) -> Bool { ((attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? 0) != 0 }
}

extension UIFont {
  /// A font of a family, even if the family is not installed.
  static func of(_ family: String, size: CGFloat, isBold: Bool, isItalic: Bool) -> UIFont {
    UIFontDescriptor(name: family, size: size).font(size: size, isBold: isBold, isItalic: isItalic)
  }

  func with(isItalic: Bool) -> UIFont {
    isItalic ? fontDescriptor.font(size: pointSize, isBold: false, isItalic: true) : self
  }
}

extension UIFontDescriptor {
  fileprivate func font(size: CGFloat, isBold: Bool, isItalic: Bool) -> UIFont {
    var traits = symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return UIFont(descriptor: withSymbolicTraits(traits) ?? self, size: size)
  }
}

extension NSAttributedString {
  /// The runs of the text and their styles.
  var writtenRuns: [(text: String, style: WrittenStyle)] {
    var runs: [(String, WrittenStyle)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(((string as NSString).substring(with: range), WrittenStyle(attributes)))
    }
    return runs
  }
}
