// SPDX-License-Identifier: MIT

/// A font as a file states it.
public enum IBFont: Hashable, Sendable {
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A text style, for example `UICTFontTextStyleBody`; its size follows the user's text size.
  case style(String)
  /// The system font, in points.
  case system(size: Double, weight: Weight, isItalic: Bool)
  /// A font by its PostScript name, with the family it belongs to.
  case named(String, family: String, size: Double)
}

extension IBFont {
  /// The size Interface Builder falls back on, in points.
  private static let defaultSize = 17.0

  /// The size that the file calls `system`, in points.
  ///
  /// Source: five recorded labels.
  private static let systemSize = 14.0

  /// Reads the `<fontDescription>` with the role `key`; `nil` where none is set.
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

  /// Reads the `<font>` of a run in an attributed string, which names the fonts of the Mac.
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
  /// A font size in points; sizes that no font could have count as not written.
  fileprivate func fontSize(_ name: String) -> Double? {
    number(name).flatMap { (0.5...2000).contains($0) ? $0 : nil }
  }
}
