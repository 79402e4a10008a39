// SPDX-License-Identifier: MIT

public import Foundation

/// A shadow that is not drawn.
// Clients set the values before they share the shadow.
open class NSShadow: _AttributeValue, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

/// No effect.
open class NSTextTab: NSObject, NSSecureCoding {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  public required init?(coder: NSCoder) {
    var (alignment, location) = (0, 0.0)
    coder.archive?.integer("NSAlignment") { alignment = $0 }
    coder.archive?.number("NSLocation") { location = $0 }
    self.alignment = NSTextAlignment(rawValue: alignment) ?? .natural
    self.location = CGFloat(location)
    options = [:]
    super.init()
  }

  /// Writes the alignment and the location.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
  }

  open class var supportsSecureCoding: Bool { true }

  /// Whether the other tab has the same alignment and location.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue ^ alignment.rawValue }

  /// The decimal separator of the locale.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }
}

public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

extension NSParagraphStyle {
  /// No effect.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

// The declarations below do not change measurements and are not drawn.

extension NSAttributedString {
  /// An embossing effect, which is not drawn.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")

    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSAttributedString.Key {
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let tracking = NSAttributedString.Key("CTTracking")
}
