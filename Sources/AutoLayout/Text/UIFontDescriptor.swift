// SPDX-License-Identifier: MIT

public import Foundation
import Typography

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Only the system's font has it.
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

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Font(family: .named(fontName), size: size))
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { font.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Nil where the font has no variant of one width, as only the system's has.
  ///
  /// A font that becomes bold takes the weight `bold`, and one that ceases to be bold `regular`.
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

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font == font
  }

  open override var hash: Int { font.hashValue }
}

extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font)
  }
}
