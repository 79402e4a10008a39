// SPDX-License-Identifier: MIT

package import EssentialFoundation
package import Typography

/// Font files of an app. They are used even if `UIAppFonts` in the Info.plist does not list them,
/// because an app that contains a font is meant to use it.
package enum FontFiles {
  static let kinds: Set = ["ttf", "otf", "ttc", "otc"]

  /// Whether the file extension is that of a font.
  static func holds(_ file: URL) -> Bool { kinds.contains(file.pathExtension.lowercased()) }

  /// The fonts of a file: several for a collection, an empty array if the file is not a font.
  package static func fonts(in file: URL) -> [FontFile] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return FontFile.all(in: [UInt8](data))
  }
}
