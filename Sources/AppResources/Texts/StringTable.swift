// SPDX-License-Identifier: MIT

package import EssentialFoundation

/// The texts of a table such as `Localizable`, in the app's language.
package struct StringTable: Hashable, Sendable {
  package private(set) var texts: [String: LocalizedText] = [:]

  package var isEmpty: Bool { texts.isEmpty }

  /// Reads `NAME.strings`, `NAME.stringsdict` and `NAME.xcstrings` in a bundle's folder, which may
  /// be a language folder. Otherwise uses the folder of the first language that has one, then
  /// English, then `Base`, then the first existing one. Omits everything that it cannot read.
  package init(named name: String, in folder: URL, languages: [AppLanguage]) {
    readCatalog(folder.appendingPathComponent("\(name).xcstrings"), languages)
    var places = [folder]
    if let own = Self.folder(in: folder, languages) { places.append(own) }
    for place in places {
      let language =
        place == folder && folder.pathExtension != "lproj"
        ? languages.first?.spellings[0] ?? "en"
        : place.deletingPathExtension().lastPathComponent
      readStrings(place.appendingPathComponent("\(name).strings"))
      readPlurals(
        place.appendingPathComponent("\(name).stringsdict"), AppLanguage.plain(language))
    }
  }

  /// The folder of the first language that has one.
  private static func folder(in folder: URL, _ languages: [AppLanguage]) -> URL? {
    let known = Folder.contents(of: folder).filter { $0.pathExtension == "lproj" }
    let names = languages.flatMap(\.spellings) + ["en", "Base"]
    for name in names {
      if let found = known.first(where: { $0.lastPathComponent == "\(name).lproj" }) {
        return found
      }
    }
    return known.first
  }

  private mutating func readStrings(_ url: URL) {
    guard let data = try? Data(contentsOf: url),
      let list = PropertyList(data)
    else { return }
    for (key, value) in list.entries ?? [:] {
      if let text = value.text { texts[key] = .plain(text) }
    }
  }

  private mutating func readPlurals(_ url: URL, _ language: String) {
    guard let data = try? Data(contentsOf: url),
      let list = PropertyList(data)
    else { return }
    for (key, value) in list.entries ?? [:] {
      guard let value = value.entries, let format = value["NSStringLocalizedFormatKey"]?.text
      else { continue }
      var variables: [String: PluralText.Variable] = [:]
      for (name, entry) in value {
        guard let entry = entry.entries else { continue }
        variables[name] = PluralText.Variable(
          forms: entry.filter { PluralCategory(rawValue: $0.key) != nil }
            .compactMapValues(\.text))
      }
      texts[key] = .plural(
        PluralText(format: format, variables: variables, language: language))
    }
  }

  private mutating func readCatalog(_ url: URL, _ languages: [AppLanguage]) {
    guard let data = try? Data(contentsOf: url),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else { return }
    let source = AppLanguage(catalog.sourceLanguage ?? "en")
    for language in (languages + [source].compactMap { $0 }).reversed() {
      texts.merge(catalog.localizedTexts(in: language)) { $1 }
    }
  }
}

extension AppLanguage {
  /// The language code for plural rules: without script and region, except for Brazilian
  /// Portuguese.
  static func plain(_ name: String) -> String {
    let name = name.replacing("_", with: "-")
    return name == "pt-BR" ? name : String(name.prefix { $0 != "-" })
  }
}
