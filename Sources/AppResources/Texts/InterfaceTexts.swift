// SPDX-License-Identifier: MIT

package import Diagnostics
package import EssentialFoundation
import InterfaceBuilder

/// What a language gives an Interface Builder file: a file of its own, or texts for it.
package struct InterfaceTexts: Hashable, Sendable {
  /// The localised file that takes the place of the one in `Base.lproj`; nil for none.
  package var file: URL?
  /// Texts by object id and property.
  package var texts: [String: String] = [:]

  package var isEmpty: Bool { file == nil && texts.isEmpty }

  /// Looks for what stands beside `file` in `language`.
  ///
  /// Read are `LANGUAGE.lproj/NAME.strings` (also in UTF-16 and as property lists), `NAME.xcstrings`
  /// beside the file or in `mul.lproj`, and `LANGUAGE.lproj/NAME.storyboard`. Of several languages that
  /// fit the most particular counts: `pt-BR` before `pt`.
  ///
  /// - Throws: ``UnreadableTexts`` for a file of strings that is none.
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

/// A file of strings that cannot be read.
package struct UnreadableTexts: Error, Hashable, Sendable {
  package var path: String

  package var diagnostic: Diagnostic {
    Diagnostic(
      .unreadableFile, .error, "this is no file of strings", at: Diagnostic.Place(file: path))
  }
}
