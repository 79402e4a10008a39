// SPDX-License-Identifier: MIT

/// A font of an app, read from a TrueType or OpenType file: names, vertical metrics, advances and
/// kerning.
///
/// All copies share the tables, so the value is small. Two values are equal if they are the same
/// font in the same version.
public struct FontFile: Hashable, Sendable {
  /// The name that code and Interface Builder files use, such as `Inter-SemiBold`.
  public let postScriptName: String
  /// The family name that users see, such as `Inter`.
  public let familyName: String
  /// The name of the family and the style, such as `Inter SemiBold`.
  public let fullName: String
  public let weight: FontWeight
  public let isItalic: Bool

  let tables: FontFileTables

  /// Reads the font of a file, or the first font of a collection. Nil if the bytes are not a font.
  ///
  /// - Complexity: linear in the number of characters in the font.
  public init?(_ bytes: [UInt8]) {
    guard let font = Self.all(in: bytes).first else { return nil }
    self = font
  }

  /// Reads all fonts of a file: one, or several of a collection (`.ttc`).
  public static func all(in bytes: [UInt8]) -> [FontFile] {
    let reader = FontBytes(bytes)
    guard reader.tag(at: 0) == "ttcf" else { return [FontFile(reader, at: 0)].compactMap { $0 } }
    let count = min(reader.uint32(at: 8) ?? 0, 64)
    return (0..<count).compactMap { index in
      reader.uint32(at: 12 + 4 * index).flatMap { FontFile(reader, at: $0) }
    }
  }

  private init?(_ bytes: FontBytes, at offset: Int) {
    guard let directory = FontDirectory(bytes, at: offset),
      let tables = FontFileTables(directory)
    else { return nil }
    let names = FontNames(directory)
    guard let postScript = names[6] ?? names[4] ?? names[1] else { return nil }
    postScriptName = postScript.filtered { $0 != " " }
    let family = names[16] ?? names[1] ?? postScript
    familyName = family
    fullName = names[4] ?? family
    let os2 = directory["OS/2"]
    weight = FontWeight(usClass: os2.flatMap { bytes.uint16(at: $0.lowerBound + 4) } ?? 400)
    // Bit 0 of fsSelection, or bit 1 of macStyle.
    let selection = os2.flatMap { bytes.uint16(at: $0.lowerBound + 62) } ?? 0
    let style = directory["head"].flatMap { bytes.uint16(at: $0.lowerBound + 44) } ?? 0
    isItalic = selection & 1 != 0 || style & 2 != 0
    self.tables = tables
  }

  /// Whether the name is this font's PostScript name or full name. A regular font also matches its
  /// family name.
  public func isNamed(_ name: String) -> Bool {
    name == postScriptName || name == fullName
      || (name == familyName && weight == .regular && !isItalic)
  }

  public static func == (a: FontFile, b: FontFile) -> Bool {
    a.postScriptName == b.postScriptName && a.tables.revision == b.tables.revision
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(postScriptName)
    hasher.combine(tables.revision)
  }
}

extension FontWeight {
  /// Converts a weight class of a font file, from 1 to 1000: 400 is regular, 700 bold.
  fileprivate init(usClass: Int) {
    switch usClass {
    case ..<150: self = .ultraLight
    case ..<250: self = .thin
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    case ..<850: self = .heavy
    default: self = .black
    }
  }
}

extension String {
  /// The text of the scalars that `isKept` accepts.
  fileprivate func filtered(_ isKept: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in unicodeScalars where isKept(scalar) { result.unicodeScalars.append(scalar) }
    return result
  }
}
