// SPDX-License-Identifier: MIT

package import EssentialFoundation
package import Typography

/// Fonts that lie in an app as files, whether `UIAppFonts` of its Info.plist lists them or not: who brings a font means
/// to use it.
package enum FontFiles {
  static let kinds: Set = ["ttf", "otf", "ttc", "otc"]

  /// Whether a file is a font, by its name.
  static func holds(_ file: URL) -> Bool { kinds.contains(file.pathExtension.lowercased()) }

  /// The fonts of a file: several in a collection, none in a file that is no font.
  package static func fonts(in file: URL) -> [FontFile] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return FontFile.all(in: [UInt8](data))
  }
}
