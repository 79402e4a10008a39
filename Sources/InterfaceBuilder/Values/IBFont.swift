// SPDX-License-Identifier: MIT

/// A font in a file.
public enum IBFont: Hashable, Sendable {
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A text style, for example `UICTFontTextStyleBody`. Its size follows the content size category.
  case style(String)
  /// The system font, with its size in points.
  case system(size: Double, weight: Weight, isItalic: Bool)
  /// A font by its PostScript name, with its family.
  case named(String, family: String, size: Double)
}

extension IBFont {
  /// The default font size in Interface Builder, in points.
  private static let defaultSize = 17.0

  /// The font size for `size="system"`, in points.
  ///
  /// Source: five recorded labels.
  private static let systemSize = 14.0

  /// Reads the `<fontDescription>` with the key `key`; `nil` if it is not set.
  package init?(_ key: String = "fontDescription", of element: IBElement) {
    guard let description = element.child(key: key), description.name == "fontDescription"
    else { return nil }
    self.init(description: description)
  }

  /// Reads a `<fontDescription>`.
  init(description: IBElement) {
    let size =
      description.fontSize("pointSize")
      ?? (description["size"] == "system" ? Self.systemSize : Self.defaultSize)
    if let style = description["style"] {
      self = .style(style)
    } else if let name = description["name"] {
      self = .named(name, family: description["family"] ?? name, size: size)
    } else {
      let type = description["type"] ?? "system"
      let weight = description["weight"].flatMap(Weight.init) ?? .regular
      self = .system(
        size: size, weight: type.hasPrefix("bold") ? .bold : weight,
        isItalic: type.hasPrefix("italic"))
    }
  }

  /// Reads the `<font>` of a run in an attributed string, which uses macOS font names.
  package init(run element: IBElement) {
    let size = element.fontSize("size") ?? Self.defaultSize
    let name = element["name"] ?? ""
    let isSystem =
      element["metaFont"] != nil || name.isEmpty || name.hasPrefix(".")
      || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
    guard isSystem else {
      self = .named(name, family: String(name.prefix { $0 != "-" }), size: size)
      return
    }
    let style = (name + (element["metaFont"] ?? "")).lowercased()
    let weight = Weight.allCases.first { style.hasSuffix("-" + $0.rawValue.lowercased()) }
    self = .system(
      size: size, weight: weight ?? (style.contains(text: "bold") ? .bold : .regular),
      isItalic: style.contains(text: "italic"))
  }
}

extension IBElement {
  /// An attribute as a font size in points; nil for an impossible size.
  fileprivate func fontSize(_ name: String) -> Double? {
    number(name).flatMap { (0.5...2000).contains($0) ? $0 : nil }
  }
}
