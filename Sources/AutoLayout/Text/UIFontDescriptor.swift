// SPDX-License-Identifier: MIT

public import Foundation
import Typography

/// A description of a font that others are derived from.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a font that descriptors ask for.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A weight of semibold or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of one width; only the system's font has such.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  let font: Font

  init(_ font: Font) {
    self.font = font
    super.init()
  }

  /// A font by its PostScript or family name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Font(family: .named(fontName), size: size))
  }

  /// The font of a text style at the user's preferred text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The font of a text style at the text size of a collection; nil, or one that specifies none,
  /// stands for the main screen's.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  open var pointSize: CGFloat { font.size }

  /// What the font is, of the traits that are told apart here.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font with exactly these traits; nil where only the system's font has a kin of one
  /// width.
  ///
  /// A font that becomes bold takes the weight `bold`, and one that ceases to be `regular`.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    font.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = font.weight >= .semibold
    if isBold != symbolicTraits.contains(.traitBold) { font.weight = isBold ? .regular : .bold }
    let isMonospaced = font.family == .monospacedSystem
    if isMonospaced != symbolicTraits.contains(.traitMonoSpace) {
      guard isMonospaced || font.family == .system else { return nil }
      font.family = isMonospaced ? .system : .monospacedSystem
    }
    return UIFontDescriptor(font)
  }

  /// The same font at another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font == font
  }

  open override var hash: Int { font.hashValue }
}

extension UIFont {
  /// The font that a descriptor describes, at `pointSize` points; 0 takes the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font)
  }
}
