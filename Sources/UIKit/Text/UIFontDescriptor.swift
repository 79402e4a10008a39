// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import Typography

// Immutable. Clients subclass it.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Only the system font has this trait.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Fonts have the leading that this trait requests, with or without it.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    // Font classes. A descriptor does not report its class.

    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  let font: Font
  /// The matrix, which does not transform the font.
  public let matrix: CGAffineTransform

  init(_ font: Font, matrix: CGAffineTransform = .identity) {
    self.font = font
    self.matrix = matrix
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let font = coder.archive?.font("UIFontDescriptorFont") else { return nil }
    (self.font, matrix) = (font.font, .identity)
    super.init()
  }

  /// Writes the font without the matrix.
  open func encode(with coder: NSCoder) {
    coder.encode(UIFont(font), forKey: "UIFontDescriptorFont")
  }

  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(Font(family: .named(fontName), size: 12), matrix: matrix)
  }

  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    UIFontDescriptor(font, matrix: matrix)
  }

  /// The app's fonts of the family. If the app has none, the descriptor itself if the family is
  /// known.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    let family = UIFont(font).familyName
    let own = UIFont.fontNames(forFamilyName: family)
      .compactMap { UIFont(name: $0, size: pointSize)?.fontDescriptor }
      .filter { mandatoryKeys?.contains(.name) != true || $0.postscriptName == postscriptName }
    if !own.isEmpty { return own }
    let isKnown =
      switch font.family {
      case .system, .monospacedSystem: true
      case .named, .file:
        UIFont.familyNames.contains { $0.filter { $0 != " " } == family.filter { $0 != " " } }
      }
    return isKnown ? [self] : []
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Font(family: .named(fontName), size: size))
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Measured like `default`.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Ignores font features.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(Font.standardLabel.adding(attributes))
  }

  /// Ignores font features.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(font.adding(attributes))
  }

  /// Returns nil for fonts other than the system font. New York, the system's serif, is measured as
  /// Georgia.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = font
    switch font.family {
    case .system, .monospacedSystem: break
    case .named, .file: return nil
    }
    switch design {
    case .monospaced: font.family = .monospacedSystem
    case .serif: font.family = .named("Georgia")
    default: font.family = .system
    }
    return UIFontDescriptor(font)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var font = font
    font.family = .named(newFamily)
    return UIFontDescriptor(font)
  }

  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var font = font
    if case .named(let name) = font.family {
      let family = name.split(separator: "-").first.map(String.init) ?? name
      font.family = .named("\(family)-\(newFace)")
    }
    return UIFontDescriptor(font)
  }

  open var postscriptName: String { UIFont(font).fontName }

  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize, .name: postscriptName]
    if let style = font.textStyle { attributes[.textStyle] = UIFont.TextStyle(style) }
    return attributes
  }

  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { font.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isSlanted { traits.insert(.traitItalic) }
    if font.drawnWeight >= .semibold { traits.insert(.traitBold) }
    if font.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns nil if the font has no monospaced variant. Only the system font has one.
  ///
  /// Adding bold sets the weight `bold`, and removing it sets `regular`.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if case .file(let file) = font.family {
      return font.inFamily(of: file, symbolicTraits).map { UIFontDescriptor($0) }
    }
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
    guard let other = object as? UIFontDescriptor else { return false }
    return other.font == font && other.matrix == matrix
  }

  open override var hash: Int { font.hashValue }
}

extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font)
  }
}

extension Font {
  /// The font with the family, size, weight and slant of the attributes.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Font {
    var font = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      font.family = .named(name)
    }
    if let size = attributes[.size] as? CGFloat { font = font.withSize(size) }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    switch traits?[.weight] {
    case let weight as UIFont.Weight: font.weight = weight.core
    case let weight as CGFloat: font.weight = UIFont.Weight(weight).core
    default: break
    }
    if let slant = traits?[.slant] as? CGFloat { font.isItalic = slant != 0 }
    return font
  }
}
