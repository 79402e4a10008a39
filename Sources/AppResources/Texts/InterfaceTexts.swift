// SPDX-License-Identifier: MIT

package import Diagnostics
package import EssentialFoundation
import InterfaceBuilder

/// The localization of an Interface Builder file: a localized file, or localized texts.
package struct InterfaceTexts: Hashable, Sendable {
  /// The localized file that replaces the one in `Base.lproj`; nil if there is no such file.
  package var file: URL?
  /// The texts, with keys made of object id and property.
  package var texts: [String: String] = [:]

  package var isEmpty: Bool { file == nil && texts.isEmpty }

  /// Finds the localization of `file` in `language`.
  ///
  /// Supports `LANGUAGE.lproj/NAME.strings` (also in UTF-16 and as property lists),
  /// `NAME.xcstrings` beside the file or in `mul.lproj`, and `LANGUAGE.lproj/NAME.storyboard`. The
  /// most specific language wins: `pt-BR` before `pt`.
  ///
  /// - Throws: ``UnreadableTexts`` for an invalid strings file or catalog.
  package init(of file: URL, in language: AppLanguage) throws(UnreadableTexts) {
    let folder = file.deletingLastPathComponent()
    let isLocalized = folder.pathExtension == "lproj"
    let container = isLocalized ? folder.deletingLastPathComponent() : folder
    let name = file.deletingPathExtension().lastPathComponent
    for spelling in language.spellings.reversed() {
      let own = container.appendingPathComponent("\(spelling).lproj")
      let other = own.appendingPathComponent(file.lastPathComponent)
      if folder.lastPathComponent == "Base.lproj",
        FileManager.default.fileExists(atPath: other.path)
      {
        self.file = other
      }
      let table = own.appendingPathComponent("\(name).strings")
      if let data = try? Data(contentsOf: table) {
        texts.merge(try Self.strings(data, at: table)) { $1 }
      }
    }
    for place in [container, container.appendingPathComponent("mul.lproj"), folder] {
      let url = place.appendingPathComponent("\(name).xcstrings")
      guard let data = try? Data(contentsOf: url) else { continue }
      guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
        throw UnreadableTexts(path: url.path)
      }
      texts.merge(catalog.texts(in: language)) { $1 }
    }
  }

  private static func strings(
    _ data: Data, at url: URL
  ) throws(UnreadableTexts) -> [String: String] {
    guard !data.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) else { return [:] }
    guard let texts = PropertyList(data)?.entries else { throw UnreadableTexts(path: url.path) }
    return texts.compactMapValues(\.text)
  }
}

/// A strings file or catalog that cannot be read.
package struct UnreadableTexts: Error, Hashable, Sendable {
  package var path: String

  package var diagnostic: Diagnostic {
    Diagnostic(
      .unreadableFile, .error, "this is not a valid strings file", at: Diagnostic.Place(file: path))
  }
}
