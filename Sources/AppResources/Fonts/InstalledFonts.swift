// SPDX-License-Identifier: MIT

import EssentialFoundation
import Synchronization
package import Typography

/// The fonts of the machine, for drawing text. Layout never uses them, so frames are the same on
/// every machine.
///
/// Fonts are found by the names of their files, such as `LiberationSans-Bold.ttf`. A file is read when
/// a text needs it.
package enum InstalledFonts {
  /// The environment variable with the folders of fonts, separated by colons. It replaces the folders
  /// of the system. With the value `none` no folder is searched.
  package static let variable = "PLUMB_FONTS"

  /// Whether the machine has no font.
  package static var isEmpty: Bool { shared.files.isEmpty }

  /// The reason why the machine has no font.
  package static var absence: String {
    shared.folders.isEmpty
      ? "\(variable) names no folder"
      : "there is no font in \(shared.folders.joined(separator: ", "))"
  }

  /// The fonts of these families, the most similar one first. `sans-serif`, `serif` and `monospace`
  /// are also families.
  ///
  /// - Parameter weight: from 100 to 900; 400 is regular.
  package static func matching(
    _ families: [String], weight: Int, isItalic: Bool
  ) -> [FontFile] { shared.matching(families, weight: weight, isItalic: isItalic) }

  /// A font that has the character; nil if no font has it.
  package static func containing(_ scalar: UInt32) -> FontFile? { shared.containing(scalar) }

  private static let shared = FontFolders(
    ProcessInfo.processInfo.environment[variable].map { text in
      text == "none" ? [] : text.split(separator: ":").map(String.init)
    } ?? systemFolders)

  private static var systemFolders: [String] {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    #if canImport(Darwin)
      return ["\(home)/Library/Fonts", "/Library/Fonts", "/System/Library/Fonts"]
    #else
      return [
        "\(home)/.local/share/fonts", "\(home)/.fonts", "/usr/local/share/fonts",
        "/usr/share/fonts",
      ]
    #endif
  }
}

/// The font files of some folders. Files and answers are kept, because every line of text asks.
package final class FontFolders: Sendable {
  /// A font file and the letters and digits of its name, in lower case.
  struct File {
    var path: String
    var name: String
  }

  package let folders: [String]
  let files: [File]

  private struct Memory {
    var fonts: [String: [FontFile]] = [:]
    var matches: [String: [FontFile]] = [:]
    /// The fonts by 256 characters. A missing entry is unknown, and nil is no font.
    var blocks: [UInt32: FontFile?] = [:]
  }
  private let memory = Mutex(Memory())

  package init(_ folders: [String]) {
    self.folders = folders
    files = folders.flatMap { folder -> [File] in
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return below.sorted().compactMap { path in
        let url = URL(filePath: "\(folder)/\(path)")
        guard FontFiles.holds(url) else { return nil }
        let stem = url.deletingPathExtension().lastPathComponent
        return File(path: url.path, name: Self.plain(stem))
      }
    }
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The families that a generic family consists of, the most common first.
  private static let generic = [
    "sans-serif": [
      "Inter", "Liberation Sans", "DejaVu Sans", "Noto Sans", "Nimbus Sans", "Arial", "Roboto",
      "Open Sans", "Ubuntu", "Cantarell", "FreeSans", "Helvetica",
    ],
    "serif": ["Liberation Serif", "DejaVu Serif", "Noto Serif", "Times New Roman", "FreeSerif"],
    "monospace": [
      "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "FreeMono", "Courier New",
    ],
  ]

  /// The parts of file names that describe a style, with their weights.
  private static let styles: [(word: String, weight: Int?)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 100), ("light", 300), ("regular", 400),
    ("roman", 400), ("book", 400), ("normal", 400), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800),
    ("black", 900), ("italic", nil), ("oblique", nil), ("variable", nil), ("it", nil),
  ]

  func matching(_ families: [String], weight: Int, isItalic: Bool) -> [FontFile] {
    let key = "\(families) \(weight) \(isItalic)"
    if let known = memory.withLock({ $0.matches[key] }) { return known }
    var found: [FontFile] = []
    for family in families.flatMap({ Self.generic[$0] ?? [$0] }) {
      let name = Self.plain(family)
      guard !name.isEmpty else { continue }
      // A difference of 1000 is more than any difference of weights.
      let best = files.compactMap { file -> (File, Int)? in
        guard file.name.hasPrefix(name),
          let style = Self.style(String(file.name.dropFirst(name.count)))
        else { return nil }
        return (file, abs(style.weight - weight) + (style.isItalic == isItalic ? 0 : 1000))
      }.min { $0.1 < $1.1 }
      guard let file = best?.0 else { continue }
      let fonts = self.fonts(of: file.path).min {
        Self.distance($0, weight, isItalic) < Self.distance($1, weight, isItalic)
      }
      if let font = fonts, !found.contains(font) { found.append(font) }
    }
    // Any font is better than none.
    for file in files where found.isEmpty { found += fonts(of: file.path).prefix(1) }
    memory.withLock { $0.matches[key] = found }
    return found
  }

  private static func distance(_ font: FontFile, _ weight: Int, _ isItalic: Bool) -> Int {
    abs((font.weight.rawValue + 1) * 100 - weight) + (font.isItalic == isItalic ? 0 : 1000)
  }

  /// The style that the rest of a file name describes. Nil if it contains another word, such as that
  /// of another family.
  private static func style(_ rest: String) -> (weight: Int, isItalic: Bool)? {
    var rest = Substring(rest)
    var style = (weight: 400, isItalic: false)
    while !rest.isEmpty {
      guard let found = styles.first(where: { rest.hasPrefix($0.word) }) else { return nil }
      rest = rest.dropFirst(found.word.count)
      if let weight = found.weight {
        style.weight = weight
      } else if found.word != "variable" {
        style.isItalic = true
      }
    }
    return style
  }

  func containing(_ scalar: UInt32) -> FontFile? {
    let block = scalar >> 8
    if let known = memory.withLock({ $0.blocks[block] }), known?.outline(of: scalar) != nil {
      return known
    }
    var found: FontFile?
    for file in files where found == nil {
      found = fonts(of: file.path).first { $0.outline(of: scalar) != nil }
    }
    let font = found
    memory.withLock { $0.blocks[block] = font }
    return font
  }

  /// The fonts of a file. Files over 64 MB are left out.
  private func fonts(of path: String) -> [FontFile] {
    if let known = memory.withLock({ $0.fonts[path] }) { return known }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    let fonts = size > 64 << 20 ? [] : FontFiles.fonts(in: URL(filePath: path))
    memory.withLock { $0.fonts[path] = fonts }
    return fonts
  }
}
