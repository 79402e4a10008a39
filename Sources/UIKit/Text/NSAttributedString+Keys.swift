// SPDX-License-Identifier: MIT

public import Foundation

extension NSAttributedString.Key {
  // These keys do not change measurements and are not drawn.

  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
  /// A string that identifies a ``UITextItem`` to the text view's delegate.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  public static let accessibilityTextualContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext")
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

extension NSAttributedString.Key {
  // These keys belong to Foundation, which declares them only on Apple's platforms.

  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
  public static let imageURL = NSAttributedString.Key("NSImageURL")
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  public static let markdownSourcePosition = NSAttributedString.Key("NSMarkdownSourcePosition")
  public static let replacementIndex = NSAttributedString.Key("NSReplacementIndex")
  public static let morphology = NSAttributedString.Key("NSMorphology")
  public static let inflectionRule = NSAttributedString.Key("NSInflect")
  public static let inflectionAlternative = NSAttributedString.Key("NSInflectionAlternative")
}

extension NSAttributedString {
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")

    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public static let `default` = named("Default")
    public static let purple = named("Purple")
    public static let pink = named("Pink")
    public static let orange = named("Orange")
    public static let mint = named("Mint")
    public static let blue = named("Blue")

    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private static func named(_ name: String) -> Self {
      Self(rawValue: "NSTextHighlightColorScheme\(name)")
    }
  }
}
