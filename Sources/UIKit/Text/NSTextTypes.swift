// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import Typography

public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// Measured like lines that are not stretched.
  case justified = 3
  case natural = 4

  var core: TextAlignment { TextAlignment(rawValue: rawValue) ?? .natural }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle

  var core: LineBreakMode { LineBreakMode(rawValue: rawValue) ?? .wordWrap }
}

/// The first paragraph style in a text applies to all of it.
// Clients set the values before they share the style.
open class NSParagraphStyle: _AttributeValue, @unchecked Sendable {
  open var alignment: NSTextAlignment = .natural
  /// No effect.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineSpacing: CGFloat = 0
  /// The additional height goes above the text.
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  /// No effect.
  open var baseWritingDirection = NSWritingDirection.natural
  /// No effect.
  open var hyphenationFactor: Float = 0
  /// No effect.
  open var usesDefaultHyphenation = false
  /// No effect.
  open var allowsDefaultTighteningForTruncation = false
  /// No effect.
  open var defaultTabInterval: CGFloat = 0
  /// No effect.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! = []
  /// No effect.
  open var textLists: [NSTextList] = []
  /// No effect.
  open var lineBreakStrategy: LineBreakStrategy = []

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .natural }
    return NSLocale.characterDirection(forLanguage: languageName) == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  var core: ParagraphStyle {
    ParagraphStyle(
      lineSpacing: lineSpacing, lineHeightMultiple: lineHeightMultiple,
      minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight,
      paragraphSpacing: paragraphSpacing, paragraphSpacingBefore: paragraphSpacingBefore,
      firstLineHeadIndent: firstLineHeadIndent, headIndent: headIndent, tailIndent: tailIndent)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return core == other.core && alignment == other.alignment
      && lineBreakMode == other.lineBreakMode && baseWritingDirection == other.baseWritingDirection
      && hyphenationFactor == other.hyphenationFactor && tabStops == other.tabStops
      && textLists == other.textLists && lineBreakStrategy == other.lineBreakStrategy
  }

  open override var hash: Int { lineSpacing.hashValue ^ alignment.hashValue }
}

/// A paragraph style. ``NSParagraphStyle`` is mutable too.
// Clients set the values before they share the style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open func addTabStop(_ anObject: NSTextTab) { tabStops = (tabStops ?? []) + [anObject] }

  open func removeTabStop(_ anObject: NSTextTab) { tabStops?.removeAll { $0 === anObject } }

  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    alignment = obj.alignment
    lineBreakMode = obj.lineBreakMode
    lineSpacing = obj.lineSpacing
    lineHeightMultiple = obj.lineHeightMultiple
    minimumLineHeight = obj.minimumLineHeight
    maximumLineHeight = obj.maximumLineHeight
    paragraphSpacing = obj.paragraphSpacing
    paragraphSpacingBefore = obj.paragraphSpacingBefore
    firstLineHeadIndent = obj.firstLineHeadIndent
    headIndent = obj.headIndent
    tailIndent = obj.tailIndent
    baseWritingDirection = obj.baseWritingDirection
    hyphenationFactor = obj.hyphenationFactor
    usesDefaultHyphenation = obj.usesDefaultHyphenation
    allowsDefaultTighteningForTruncation = obj.allowsDefaultTighteningForTruncation
    defaultTabInterval = obj.defaultTabInterval
    tabStops = obj.tabStops
    textLists = obj.textLists
    lineBreakStrategy = obj.lineBreakStrategy
  }
}

extension NSParagraphStyle: NSMutableCopying {
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")

  // The keys below do not change measurements and are not drawn.

  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let link = NSAttributedString.Key("NSLink")
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// A line style. Patterns are drawn as solid lines, and lines run through spaces too.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension NSAttributedString.Key {
  // Attributes for speech, which does not exist here.

  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}

extension NSMutableAttributedString {
  /// Creates an empty text. Foundation has this initializer only on Apple's platforms. Callers omit
  /// the argument; without it no subclass could declare `init()`.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
