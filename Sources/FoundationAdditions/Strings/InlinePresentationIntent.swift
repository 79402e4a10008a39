// SPDX-License-Identifier: MIT

public import Foundation

/// The inline style of a part of a Markdown text. Labels and other views show it with a variant of
/// their own font: italic, bold or monospaced. They also strike it through.
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
  package init?(attribute value: Any?) {
    if let intent = value as? InlinePresentationIntent {
      self = intent
    } else if let number = (value as? NSNumber)?.uintValue ?? value as? UInt {
      self.init(rawValue: number)
    } else {
      return nil
    }
  }
}

extension NSAttributedString.Key {
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}
