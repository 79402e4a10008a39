// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import Typography
import UIKitComponents

/// The system's font is measured by tables fitted to widths that Xcode saved, fonts that the app brings by
/// their files, well-known families by figures of their own or of one that comes near, and others as the
/// system's.
open class UIFont: _AttributeValue, @unchecked Sendable {
  let font: Font
  /// Whether the size already follows a text style, so that scaling it again is a mistake.
  package let isScaled: Bool
  /// How metrics scaled the font, to do it again at another text size.
  private let scaling: ((UITraitCollection) -> UIFont)?

  init(
    _ font: Font, isScaled: Bool = false, scaling: ((UITraitCollection) -> UIFont)? = nil
  ) {
    self.font = font.inFiles
    self.isScaled = isScaled
    self.scaling = scaling
    super.init()
  }

  /// A name that is not known makes a font too, where UIKit returns nil.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(Font(family: .named(fontName), size: fontSize))
  }

  public class var labelFontSize: CGFloat { Font.standardLabel.size }
  public class var buttonFontSize: CGFloat { Font.standardTitle(of: .custom).size }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(fontSize)) }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(fontSize, weight: weight.core))
  }

  /// The width has no effect: texts are measured in letters of the standard one.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// Bold, where UIKit's name says semibold: the widths that Xcode saved are those of bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(fontSize, weight: .bold))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(fontSize, italic: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(family: .monospacedSystem, weight: weight.core, size: fontSize))
  }

  /// Digits are measured as the ordinary ones.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(fontSize, weight: weight.core))
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { UIFont(.preferred(style.core, category: traitCollection.category), isScaled: true) }

  open var pointSize: CGFloat { font.size }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var ascender: CGFloat { metrics.ascender }
  open var descender: CGFloat { -metrics.descender }
  open var leading: CGFloat { metrics.leading }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }

  open var familyName: String {
    if case .file(let file) = font.family { return file.familyName }
    return fontName.split(separator: "-").first.map(String.init) ?? fontName
  }

  open override var description: String {
    let weight = font.weight >= .semibold ? "bold" : "normal"
    let style = font.isItalic ? "italic" : "normal"
    return "<UICTFont: \(LayoutDescription.address(of: self))> font-family: \"\(familyName)\"; "
      + "font-weight: \(weight); font-style: \(style); "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }

  /// That of the system's font is made up.
  open var fontName: String {
    switch font.family {
    case .system: ".SFUI-" + font.weight.name.prefix(1).uppercased() + font.weight.name.dropFirst()
    case .monospacedSystem:
      ".AppleSystemUIFontMonospaced-" + font.weight.name.prefix(1).uppercased()
        + font.weight.name.dropFirst()
    case .named(let name): name
    case .file(let file): file.postScriptName
    }
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// Families that texts are measured for.
  public class var familyNames: [String] {
    [
      "Arial", "Avenir", "Avenir Next", "Courier", "Courier New", "Georgia", "Gill Sans",
      "Helvetica",
      "Helvetica Neue", "Menlo", "Palatino", "Times New Roman", "Trebuchet MS", "Verdana",
    ] + Set(AppFonts.all.map(\.familyName)).sorted()
  }

  /// Of families that the app does not bring the family itself: their faces are not known.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = AppFonts.all.filter { $0.familyName == familyName }.map(\.postScriptName)
    if !own.isEmpty { return own.sorted() }
    return familyNames.contains(familyName) ? [familyName.filter { $0 != " " }] : []
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.withSize(fontSize)) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  open override var hash: Int { font.hashValue }

  /// The font at the text size of `traits`: that of its text style, or what metrics scaled it from;
  /// nil where it follows none, or is right as it is.
  func adjusted(to traits: UITraitCollection) -> UIFont? {
    let adjusted: UIFont
    if let scaling {
      adjusted = scaling(traits)
    } else if let style = font.textStyle {
      // A variant of the style, bold or of another family, stays one.
      var font = Font.preferred(style, category: UITraitCollection?(traits).category)
      (font.family, font.weight, font.isItalic) = (
        self.font.family, self.font.weight, self.font.isItalic
      )
      adjusted = UIFont(font, isScaled: true)
    } else {
      return nil
    }
    return adjusted == self ? nil : adjusted
  }

  private var metrics: FontMetrics { SystemFontMeasurer().metrics(of: font) }

  /// Nil: archives are not read.
  public required init?(coder: NSCoder) { nil }
}

extension UITraitCollection? {
  /// The text size by which fonts are chosen: the main screen's where nothing else is specified.
  var category: ContentSizeCategory {
    self?.preferredContentSizeCategory.core
      ?? LayoutStore.current.environment.layout.contentSizeCategory
  }
}
