// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import Typography
import UIKitComponents

/// A font, with text measurements from one of four sources. Tables, fitted to widths that Xcode
/// saved, measure the system font. A font of the app is measured by its font file. A well-known
/// family is measured by its own widths, or by those of a similar family. Any other font is
/// measured like the system font.
// Immutable. `scaling` repeats a calculation and may be called on any thread.
open class UIFont: _AttributeValue, @unchecked Sendable {
  let font: Font
  /// Whether the size already follows a text style. Scaling such a font again is an error.
  package let isScaled: Bool
  /// Repeats the scaling of ``UIFontMetrics`` for another text size.
  private let scaling: ((UITraitCollection) -> UIFont)?

  init(
    _ font: Font, isScaled: Bool = false, scaling: ((UITraitCollection) -> UIFont)? = nil
  ) {
    self.font = font.inFiles
    self.isScaled = isScaled
    self.scaling = scaling
    super.init()
  }

  /// Returns a font for an unknown name too, where UIKit returns nil.
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

  /// Ignores the width: text has the standard width.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// The weight is bold. UIKit's font is named semibold, but the widths that Xcode saved are those
  /// of bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(fontSize, weight: .bold))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(fontSize, italic: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(family: .monospacedSystem, weight: weight.core, size: fontSize))
  }

  /// Digits have their ordinary widths.
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
    return "<UICTFont: \(ObjectDescription.address(of: self))> font-family: \"\(familyName)\"; "
      + "font-weight: \(weight); font-style: \(style); "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }

  /// The name of the system font is synthetic.
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

  /// The families with known widths: the well-known ones, and those of the app.
  public class var familyNames: [String] {
    [
      "Arial", "Avenir", "Avenir Next", "Courier", "Courier New", "Georgia", "Gill Sans",
      "Helvetica",
      "Helvetica Neue", "Menlo", "Palatino", "Times New Roman", "Trebuchet MS", "Verdana",
    ] + Set(AppFonts.all.map(\.familyName)).sorted()
  }

  /// The fonts of a family of the app. A well-known family has only its own name, because its faces
  /// are unknown.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = AppFonts.all.filter { $0.familyName == familyName }.map(\.postScriptName)
    if !own.isEmpty { return own.sorted() }
    return familyNames.contains(familyName) ? [familyName.filter { $0 != " " }] : []
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.withSize(fontSize)) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  open override var hash: Int { font.hashValue }

  /// The font for the text size of `traits`, from its text style or from the metrics that scaled
  /// it. Nil if it has neither, or does not change.
  func adjusted(to traits: UITraitCollection) -> UIFont? {
    let adjusted: UIFont
    if let scaling {
      adjusted = scaling(traits)
    } else if let style = font.textStyle {
      // Keeps the variant, such as bold or another family.
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

  /// Returns nil: fonts are not read from archives here.
  public required init?(coder: NSCoder) { nil }
}

extension UITraitCollection? {
  /// The content size category for choosing fonts. If it is unspecified, the main screen's.
  var category: ContentSizeCategory {
    self?.preferredContentSizeCategory.core
      ?? LayoutStore.current.environment.layout.contentSizeCategory
  }
}
