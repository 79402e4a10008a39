// SPDX-License-Identifier: MIT

public import Foundation
import Typography

/// What a piece of a text in Markdown is. Labels and other texts show it in their own font: italic,
/// bold, or of equal widths, and struck through.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public var rawValue: UInt

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value of the attribute in any of the forms that code sets.
  init?(attribute value: Any?) {
    if let intent = value as? InlinePresentationIntent {
      self = intent
    } else if let number = (value as? NSNumber)?.uintValue ?? value as? UInt {
      self.init(rawValue: number)
    } else {
      return nil
    }
  }

  func applied(to font: Font) -> Font {
    var font = font
    if contains(.stronglyEmphasized) { font.weight = .bold }
    if contains(.emphasized) { font.isItalic = true }
    if contains(.code) { font.family = .monospacedSystem }
    return font
  }
}

extension NSAttributedString.Key {
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}
